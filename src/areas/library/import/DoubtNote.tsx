// A doubt beside the lines it came from, with a press for each way it can be meant.

import { CircleCheck, CircleHelp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { placeText, reasonText } from '#src/areas/library/import/importTexts.ts';
import type { AskedDoubt } from '#src/areas/library/import/useDoubts.ts';
import { QuietButton } from '#src/ui/Button.tsx';
import { InlineToggle } from '#src/ui/Toggle.tsx';
import '#src/areas/library/import/doubtNote.css';

interface DoubtNotesProps {
  readonly asked: readonly AskedDoubt[];
}

export function DoubtNotes({ asked }: DoubtNotesProps): ReactNode {
  return asked.map((each) => (
    <DoubtNote key={`${each.doubt.questions[0]} ${each.problem.reason.code}`} {...each} />
  ));
}

function DoubtNote({ problem: { place, reason }, doubt, meanings, chosen, choose }: AskedDoubt): ReactNode {
  const { t } = useTranslation('import');
  const id = useId();
  const Sign = chosen === null ? CircleHelp : CircleCheck;
  return (
    <fieldset
      className="doubt stack gap-2"
      aria-labelledby={id}
      aria-describedby={`${id}-lines`}
      data-settled={chosen !== null}
    >
      <p id={id} className="doubt-reason strip gap-2 strong">
        <Sign size={20} className="rigid" />
        {reasonText(t, reason)}
      </p>
      <div className="doubt-source caption">
        <span className="bold tabular">{placeText(t, place)}</span>
        <pre id={`${id}-lines`} className="doubt-lines breaks">
          {doubt.lines}
        </pre>
      </div>
      <div className="row">
        {meanings.map(({ name, words }, index) => (
          <QuietButton
            key={index}
            small
            className="doubt-meaning breaks"
            aria-pressed={chosen === index}
            onClick={() => choose(index)}
          >
            {t(`doubt.${name}`, { words })}
          </QuietButton>
        ))}
      </div>
    </fieldset>
  );
}

interface Listed {
  /** Index among all questions. */
  readonly index: number;
}

/** The questions to list, with a switch that leaves only those with a doubt of their own. */
export function useOnlyDoubts<Item extends Listed>(items: readonly Item[], asked: readonly AskedDoubt[]) {
  const { t } = useTranslation('import');
  const [only, setOnly] = useState(false);
  const own = new Set(asked.flatMap(({ doubt: { questions } }) => (questions.length === 1 ? questions : [])));
  const doubtful = items.filter(({ index }) => own.has(index));
  const isUseful = doubtful.length > 0 && doubtful.length < items.length;
  return {
    items: only && isUseful ? doubtful : items,
    toggle: isUseful && <InlineToggle label={t('doubt.onlyDoubts')} on={only} onChange={setOnly} />,
  };
}
