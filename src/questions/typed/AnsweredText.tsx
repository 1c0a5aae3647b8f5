// One player's typed answer, and the correct one.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnsweredProps } from '#src/host/room/hostKind.ts';
import { answerText, rightAnswerOf } from '#src/game/twins/wording.ts';

export function AnsweredText({ question, answer, reveal }: AnsweredProps): ReactNode {
  const { t } = useTranslation(['reports', 'host']);
  const given = answerText(question, answer);
  const right = rightAnswerOf(question, reveal);
  if (given === null && right === null) return null;
  return (
    <dl className="typed grid gap-2">
      {given !== null && (
        <div className="typed-answer">
          <dt>{t('reports:answer')}</dt>
          <dd>{given}</dd>
        </div>
      )}
      {right !== null && (
        <div className="typed-answer" data-right>
          <dt>{t('reports:rightAnswer')}</dt>
          <dd>{right}</dd>
        </div>
      )}
    </dl>
  );
}
