// Print page: choice of sheets, paper, and size, with a preview.

import { Printer } from 'lucide-react';
import { type ReactNode, createElement, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { kindOf, sortOf } from '#core/questions/kinds.ts';
import { QuestionSheet, type SheetProps } from '#src/features/paper/print/QuestionSheet.tsx';
import { Toggle } from '#src/ui/Toggle.tsx';
import { Segments, type SegmentsProps } from '#src/host/options/Segments.tsx';
import { Button } from '#src/ui/Button.tsx';
import { SheetHead } from '#src/features/paper/print/SheetHead.tsx';
import { onPaper, paperKindOf } from '#src/questions/paperKind.ts';
import { rightAnswerOf } from '#src/game/twins/wording.ts';
import '#src/host/options/optionGroups.css';
import '#src/features/paper/print/print.css';
import '#src/ui/setting.css';
import '#src/features/paper/print/sheet.css';

const SIZES = ['compact', 'large'] as const;

export function PrintSheets({ title, questions: rows }: SheetProps): ReactNode {
  const { t } = useTranslation('host');
  const [parts, setParts] = useState({ questions: true, answers: true, key: false });
  const [size, setSize] = useState<(typeof SIZES)[number]>('compact');
  const [format, setFormat] = useState<PaperFormat>(() => usualFormat(navigator.language));
  const toggle = (part: keyof typeof parts) => (on: boolean) => setParts({ ...parts, [part]: on });
  const questions = useMemo(() => rows.map(onPaper), [rows]);
  // Read-only slides have nothing to fill in.
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
          <Printer size={20} />
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

/** Answer key for the teacher, on its own page so that it isn't handed out. */
function AnswerKey({ title, questions }: SheetProps): ReactNode {
  const { t } = useTranslation('host');
  return (
    <article className="sheet">
      <SheetHead title={title} kind={t('host:paper.part.key')} named={false} />
      <p className="sheet-how">{t('host:paper.keyHow')}</p>
      <ol className="sheet-grid">
        {questions.map(({ question, reveal, index }) => {
          const { letters, Key, keyed } = paperKindOf(question.type);
          const isKeyed = keyed || rightAnswerOf(question, reveal) !== null;
          return (
            <li key={question.id} className="sheet-cell sheet-cell--key">
              <span className="sheet-number">{index + 1}.</span>
              <strong className="sheet-right">{letters(question, reveal)}</strong>
              <span>{isKeyed ? createElement(Key, { question, reveal }) : t('host:paper.noKey')}</span>
            </li>
          );
        })}
      </ol>
    </article>
  );
}

/** Separate answer sheet with circles and lines, so that question sheets can be reused. */
function AnswerSheet({ title, questions }: SheetProps): ReactNode {
  const { t } = useTranslation('host');
  const kinds = questions.map(({ question }) => paperKindOf(question.type));
  const several = questions.some(({ question }) => kindOf(question.type).several);
  return (
    <article className="sheet">
      <SheetHead title={title} kind={t('host:paper.kind.answers')} named />
      <p className="sheet-how">
        {t('host:paper.fillIn')}
        {several && ` ${t('host:paper.fillInSeveral')}`}
        {[...new Set(kinds.map(({ how }) => how && ` ${how(t)}`))]}
      </p>
      <ol className="sheet-grid">
        {questions.map(({ question, index }) => (
          <li key={question.id} className="sheet-cell" data-lines={paperKindOf(question.type).written}>
            <span className="sheet-number">{index + 1}.</span>
            {createElement(paperKindOf(question.type).AnswerCell, { question })}
          </li>
        ))}
      </ol>
    </article>
  );
}

/** Paper sizes: North America and its neighbors print on Letter, everyone else on A4. */
const PAPER_FORMATS = ['a4', 'letter'] as const;
type PaperFormat = (typeof PAPER_FORMATS)[number];

/** Regions (ISO 3166) where Letter is the usual office paper. */
const LETTER_REGIONS: ReadonlySet<string> = new Set([
  'US',
  'CA',
  'MX',
  'PR',
  'PH',
  'CO',
  'VE',
  'CL',
  'CR',
  'SV',
  'GT',
  'NI',
  'PA',
  'DO',
  'BO',
]);

/** Returns the usual paper for a browser language such as `en-US`; A4 if it names no region. */
export function usualFormat(language: string): PaperFormat {
  const region = /-([A-Za-z]{2})\b/.exec(language)?.[1]?.toUpperCase() ?? '';
  return LETTER_REGIONS.has(region) ? 'letter' : 'a4';
}
