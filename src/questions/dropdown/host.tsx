// DROPDOWN for the host: as all kinds with places, with the choices in words.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readFormatted } from '#core/content/formatted.ts';
import { dropdownAuthoring } from '#core/questions/dropdown/authoring.ts';
import { dropdownRules } from '#core/questions/dropdown/index.ts';
import { placedScore } from '#core/questions/placing/placing.ts';
import { gapsChart } from '#scenes/questions/gaps/model.ts';
import { scoreWords } from '#scenes/questions/placing/model.ts';
import { answerText } from '#src/game/twins/wording.ts';
import type { AuthoredProps, HostKind } from '#src/host/room/hostKind.ts';
import { OptionLine } from '#src/questions/options/OptionLine.tsx';
import { placingHost } from '#src/questions/placing/placingHost.tsx';

function Authored({ question: { gaps, format }, answers }: AuthoredProps<'DROPDOWN'>): ReactNode {
  const { t } = useTranslation('host');
  return (
    <ol className="stack gap-2">
      {gaps.map(({ choices }, gap) => (
        // Gaps have no ids.
        <li key={gap} className="stack gap-1">
          <span className="caption muted">{t('host:question.edit.gaps.gap', { number: gap + 1 })}</span>
          <ul className="grid gap-1">
            {choices.map(({ text, correct = false }, at) => (
              <OptionLine
                key={at}
                option={readFormatted(text, format)}
                place={at}
                right={answers && correct}
              />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

export const DROPDOWN: HostKind<'DROPDOWN'> = {
  ...placingHost<'DROPDOWN'>({
    rules: dropdownRules,
    preview: dropdownAuthoring.preview,
    chartOf: gapsChart,
  }),
  cell({ question, answer, reveal }, say) {
    const score = answer && reveal && placedScore(dropdownRules, question, answer.placed, reveal.right);
    return score && `${say(scoreWords(score))} · ${answerText(question, answer)}`;
  },
  Authored,
};
