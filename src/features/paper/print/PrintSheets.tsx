// What is printed: which sheets, on which paper, how large; and the sheets as they will be.

import { Printer } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sortOf } from '#core/questions/kinds.ts';
import { AnswerKey } from '#src/features/paper/print/AnswerKey.tsx';
import { AnswerSheet } from '#src/features/paper/print/AnswerSheet.tsx';
import { type PaperFormat, PAPER_FORMATS, usualFormat } from '#src/features/paper/print/paperFormat.ts';
import { QuestionSheet, type SheetProps } from '#src/features/paper/print/QuestionSheet.tsx';
import { onPaper } from '#src/questions/paperKind.ts';
import { Toggle } from '#src/ui/Toggle.tsx';
import { Segments, type SegmentsProps } from '#src/host/options/Segments.tsx';
import { Button } from '#src/ui/Button.tsx';
import '#src/host/options/optionGroups.css';
import '#src/features/paper/print/print.css';
import '#src/ui/setting.css';

const SIZES = ['compact', 'large'] as const;

export function PrintSheets({ title, questions: rows }: SheetProps): ReactNode {
  const { t } = useTranslation('host');
  const [parts, setParts] = useState({ questions: true, answers: true, key: false });
  const [size, setSize] = useState<(typeof SIZES)[number]>('compact');
  const [format, setFormat] = useState<PaperFormat>(() => usualFormat(navigator.language));
  const toggle = (part: keyof typeof parts) => (on: boolean) => setParts({ ...parts, [part]: on });
  const questions = useMemo(() => rows.map(onPaper), [rows]);
  // What is only to be read has nothing to fill in.
  const asked = questions.filter(({ question }) => sortOf(question).asks);
  const nothing = !parts.questions && !parts.answers && !parts.key;
  return (
    <div className="print grid gap-5">
      <section className="print-choice card" aria-labelledby="print-title">
        <h2 id="print-title" className="option-group-title lead">
          {t('host:paper.printTitle')}
        </h2>
        <Toggle
          label={t('host:paper.part.questions')}
          hint={t('host:paper.partHint.questions')}
          on={parts.questions}
          onChange={toggle('questions')}
        />
        <Toggle
          label={t('host:paper.part.answers')}
          hint={t('host:paper.partHint.answers')}
          on={parts.answers}
          onChange={toggle('answers')}
        />
        <Toggle
          label={t('host:paper.part.key')}
          hint={t('host:paper.partHint.key')}
          on={parts.key}
          onChange={toggle('key')}
        />
        <Choice
          name="size"
          label={t('host:paper.size')}
          values={SIZES}
          value={size}
          labelOf={(each) => t(`host:paper.sizeIs.${each}`)}
          onChange={setSize}
        />
        <Choice
          name="format"
          label={t('host:paper.format')}
          values={PAPER_FORMATS}
          value={format}
          labelOf={(each) => t(`host:paper.formatIs.${each}`)}
          onChange={setFormat}
        />
        <Button className="print-go" disabled={nothing} onClick={() => window.print()}>
          <Printer size={20} aria-hidden="true" />
          {t('host:paper.print')}
        </Button>
        <p className="hint">{t('host:paper.copies')}</p>
      </section>
      <section className="print-preview" aria-label={t('host:paper.preview')}>
        {nothing && <p className="card muted">{t('host:paper.nothing')}</p>}
        <div className="print-area stack gap-5" data-size={size} data-format={format}>
          {parts.questions && <QuestionSheet title={title} questions={questions} />}
          {parts.answers && <AnswerSheet title={title} questions={asked} />}
          {parts.key && <AnswerKey title={title} questions={asked} />}
        </div>
      </section>
    </div>
  );
}

function Choice<Value extends string>({
  label,
  ...choice
}: SegmentsProps<Value> & {
  /** Translated. */
  readonly label: string;
}): ReactNode {
  return (
    <fieldset className="choice">
      <legend className="setting-label">{label}</legend>
      <Segments {...choice} />
    </fieldset>
  );
}
