// What is printed: which sheets, on which paper, how large; and the sheets as they will be.

import { Printer } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostView } from '#core/views/hostView.ts';
import { AnswerKey } from '#src/modes/tp_offline/print/AnswerKey.tsx';
import { AnswerSheet } from '#src/modes/tp_offline/print/AnswerSheet.tsx';
import { type PaperFormat, PAPER_FORMATS, usualFormat } from '#src/modes/tp_offline/print/paperFormat.ts';
import { QuestionSheet } from '#src/modes/tp_offline/print/QuestionSheet.tsx';
import { Toggle } from '#src/shell/Toggle.tsx';
import '#src/host/options/optionGroups.css';
import '#src/host/options/segments.css';
import '#src/modes/tp_offline/print/print.css';
import '#src/shell/setting.css';

const SIZES = ['compact', 'large'] as const;

export function PrintSheets({ view }: { readonly view: HostView }): ReactNode {
  const { t } = useTranslation('host');
  const [parts, setParts] = useState({ questions: true, answers: true, key: false });
  const [size, setSize] = useState<(typeof SIZES)[number]>('compact');
  const [format, setFormat] = useState<PaperFormat>(() => usualFormat(navigator.language));
  const { title } = view.room;
  const { questions } = view;
  const toggle = (part: keyof typeof parts) => (on: boolean) => setParts({ ...parts, [part]: on });
  const nothing = !parts.questions && !parts.answers && !parts.key;
  return (
    <div className="print">
      <section className="print-choice card" aria-labelledby="print-title">
        <h2 id="print-title" className="option-group-title">
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
        <button type="button" className="button print-go" disabled={nothing} onClick={() => window.print()}>
          <Printer size={20} aria-hidden="true" />
          {t('host:paper.print')}
        </button>
        <p className="hint">{t('host:paper.copies')}</p>
      </section>
      <section className="print-preview" aria-label={t('host:paper.preview')}>
        {nothing && <p className="card muted">{t('host:paper.nothing')}</p>}
        <div className="print-area" data-size={size} data-format={format}>
          {parts.questions && <QuestionSheet title={title} questions={questions} />}
          {parts.answers && <AnswerSheet title={title} questions={questions} />}
          {parts.key && <AnswerKey title={title} questions={questions} />}
        </div>
      </section>
    </div>
  );
}

interface ChoiceProps<Value extends string> {
  readonly name: string;
  /** Translated. */
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly labelOf: (value: Value) => string;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({
  name,
  label,
  values,
  value,
  labelOf,
  onChange,
}: ChoiceProps<Value>): ReactNode {
  return (
    <fieldset className="choice">
      <legend className="setting-label">{label}</legend>
      <div className="segments">
        {values.map((each) => (
          <label key={each} className="segment">
            <input
              type="radio"
              name={name}
              className="segment-radio"
              checked={each === value}
              onChange={() => onChange(each)}
            />
            <span>{labelOf(each)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
