// BLANK editor: the accepted answers, one per line.

import { GripVertical, TextCursorInput } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { BLANK_MAX_LENGTH } from '#core/questions/blank/index.ts';
import type { QuestionEditor, EditProps } from '#src/questions/questionEditor.ts';
import { faultsAt, listFaults } from '#protocol/quizFaults.ts';
import { LinesEditor } from '#src/questions/lines/LinesEditor.tsx';
import { FieldErrors } from '#src/questions/FieldErrors.tsx';
import { NumberEditor } from '#src/questions/typed/lateNumberEditor.ts';
import { Toggle } from '#src/ui/Toggle.tsx';
import '#src/ui/fold.css';
import '#src/questions/blank/blankEditor.css';

function Editor(props: EditProps<'BLANK'>): ReactNode {
  if (props.correctionsOnly) return <AcceptedText {...props} />;
  return (
    <div className="stack gap-4">
      <Accepted {...props} />
      <Rules {...props} />
    </div>
  );
}

function Accepted({ question: { accepted }, onChange, faults = [] }: EditProps<'BLANK'>): ReactNode {
  const { t } = useTranslation('host');
  const empty = accepted.length === 0;
  const lines = (empty ? [''] : accepted).map((text) => ({ text }));
  return (
    <fieldset className="blank-editor">
      <legend>{t('host:question.edit.accepted')}</legend>
      <p className="hint">{t('host:question.edit.acceptedFirst')}</p>
      <LinesEditor
        what="answer"
        lines={lines}
        least={1}
        most={CONTENT_LIMITS.acceptedAnswers}
        longest={BLANK_MAX_LENGTH}
        fixed={false}
        isBlank={({ text }) => text.trim() === ''}
        lineOf={({ text }) => ({ text })}
        faultsAt={(place) => {
          const ofList = listFaults(faults, 'accepted', null);
          if (place === null) return empty ? [] : ofList;
          return empty ? ofList : faultsAt(faults, 'accepted', place);
        }}
        head={grip}
        onChange={(changed, typing) => {
          const texts = changed.map(({ text }) => text);
          // The first line is always shown, even if it is empty.
          const written = texts.length === 1 && texts[0] === '' ? [] : texts;
          onChange({ accepted: written }, typing);
        }}
      />
    </fieldset>
  );
}

/** Numbers and typos, which few questions need. */
function Rules({ question, onChange, faults = [] }: EditProps<'BLANK'>): ReactNode {
  const { t } = useTranslation('host');
  const id = useId();
  const { accepted, number, forgiveTypo = false } = question;
  const [open, setOpen] = useState(number !== undefined || forgiveTypo);
  return (
    <details className="more" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="fold flex gap-3 more-summary bold">{t('host:question.edit.number.title')}</summary>
      <div className="more-body stack">
        <NumberEditor
          number={number}
          accepted={accepted}
          onChange={(changed, typing) => onChange({ number: changed }, typing && `number ${typing}`)}
        />
        <FieldErrors id={id} faults={faultsAt(faults, 'number')} />
        <Toggle
          label={t('host:question.edit.typo')}
          hint={t('host:question.edit.typoHint')}
          on={forgiveTypo}
          onChange={(on) => onChange({ forgiveTypo: on || undefined })}
        />
      </div>
    </details>
  );
}

const grip = () => <GripVertical size={20} aria-hidden="true" />;

/** All answers in one field. */
function AcceptedText({ question, onChange }: EditProps<'BLANK'>): ReactNode {
  const { t } = useTranslation('host');
  const id = useId();
  // The text as typed, including lines that are still empty.
  const [text, setText] = useState(question.accepted.join('\n'));
  const change = (next: string) => {
    setText(next);
    const lines = next.split('\n').map((line) => line.trim());
    onChange({ accepted: lines.filter((line) => line !== '') });
  };
  return (
    <div className="field">
      <label htmlFor={id}>{t('host:question.edit.accepted')}</label>
      <textarea
        id={id}
        className="input"
        rows={Math.min(8, question.accepted.length + 1)}
        value={text}
        aria-describedby={`${id}-hint`}
        onChange={(event) => change(event.target.value)}
      />
      <p id={`${id}-hint`} className="hint">
        {t('host:question.edit.acceptedHint')}
      </p>
    </div>
  );
}

export const BLANK: QuestionEditor<'BLANK'> = { Icon: TextCursorInput, Editor };
