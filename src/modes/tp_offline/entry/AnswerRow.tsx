// One question of the form: a letter chooses and goes on, typed answers are typed, Enter goes on.

import { X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BLANK_MAX_LENGTH } from '#core/questions/blank/question.ts';
import { OPEN_MAX_LENGTH } from '#core/questions/open/question.ts';
import type { Question } from '#core/questions/question.ts';
import { keyOfOption, optionOfKey } from '#src/game/keyboard.ts';
import '#src/areas/library/quiz/authoredNumber.css';
import '#src/modes/tp_offline/entry/answerRow.css';

export interface AnswerRowProps {
  readonly question: Question;
  /** From 0. */
  readonly index: number;
  /** Ids of options, or one typed text. */
  readonly given: readonly string[];
  readonly onMark: (question: Question, optionId: string) => void;
  readonly onType: (question: Question, text: string) => void;
  readonly onClear: (question: Question) => void;
  /** To the row with this index; one past the last is the end of the form. */
  readonly onGo: (index: number) => void;
}

export function AnswerRow(props: AnswerRowProps): ReactNode {
  const { t } = useTranslation('host');
  const { question, index, given, onClear } = props;
  const text = question.text || question.media?.alt;
  return (
    <li className="entry-row" data-row={index} data-answered={given.length > 0}>
      <fieldset className="entry-field">
        <legend className="entry-question">
          <span className="authored-number">{index + 1}</span>{' '}
          <span className="entry-text clamp-2">{text}</span>
          {question.type === 'MSQ' && <span className="visually-hidden">{t('host:question.MSQ')}</span>}
        </legend>
        <div className="entry-answer">
          {'options' in question ? <Letters {...props} options={question.options} /> : <Typed {...props} />}
          {given.length > 0 && (
            <button
              type="button"
              className="icon-button entry-clear"
              aria-label={t('host:paper.clear', { number: index + 1 })}
              title={t('host:paper.clear', { number: index + 1 })}
              tabIndex={-1}
              onClick={() => onClear(question)}
            >
              <X size={18} aria-hidden="true" />
            </button>
          )}
        </div>
      </fieldset>
    </li>
  );
}

type Options = Extract<Question, { readonly options: unknown }>['options'];

function Letters(props: AnswerRowProps & { readonly options: Options }): ReactNode {
  const { question, given, onMark, options } = props;
  const several = question.type === 'MSQ';
  return (
    <>
      <div className="entry-letters">
        {options.map(({ id, text, media }, place) => {
          const words = text || media?.alt || '';
          return (
            <label key={id} className="entry-letter" data-several={several} title={words}>
              <input
                type={several ? 'checkbox' : 'radio'}
                className="entry-mark"
                name={question.id}
                checked={given.includes(id)}
                onChange={() => onMark(question, id)}
                onKeyDown={(event) => onKey(event, props)}
              />
              <span>{keyOfOption(place)}</span> <span className="visually-hidden">{words}</span>
            </label>
          );
        })}
      </div>
      <span className="entry-chosen muted clamp-2" aria-hidden="true">
        {options
          .filter(({ id }) => given.includes(id))
          .map(({ text, media }) => text || media?.alt)
          .join(', ')}
      </span>
    </>
  );
}

function Typed(props: AnswerRowProps): ReactNode {
  const { question, index, given, onType } = props;
  const { t } = useTranslation('host');
  const label = t('host:paper.answerTo', { number: index + 1 });
  const value = given[0] ?? '';
  return question.type === 'OPEN' ? (
    <textarea
      className="input entry-typed"
      rows={2}
      aria-label={label}
      value={value}
      maxLength={OPEN_MAX_LENGTH}
      onChange={(event) => onType(question, event.target.value)}
      onKeyDown={(event) => onKey(event, props)}
    />
  ) : (
    <input
      className="input entry-typed"
      aria-label={label}
      value={value}
      maxLength={BLANK_MAX_LENGTH}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onType(question, event.target.value)}
      onKeyDown={(event) => onKey(event, props)}
    />
  );
}

function onKey(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>, props: AnswerRowProps): void {
  if (event.ctrlKey || event.altKey || event.metaKey || event.nativeEvent.isComposing) return;
  const { question, index, onMark, onClear, onGo } = props;
  const { key } = event;
  const act = (what: () => void): void => {
    event.preventDefault();
    what();
  };
  if (key === 'Enter' && !event.shiftKey) return act(() => onGo(index + 1));
  const inLines = event.currentTarget instanceof HTMLTextAreaElement;
  if (key === 'ArrowDown' && !inLines) return act(() => onGo(index + 1));
  if (key === 'ArrowUp' && !inLines) return act(() => onGo(index - 1));
  if (!('options' in question)) return;
  if (key === 'Backspace' || key === 'Delete') return act(() => onClear(question));
  const place = optionOfKey(key);
  const option = place === null ? undefined : question.options[place];
  if (option)
    act(() => {
      onMark(question, option.id);
      if (question.type === 'MCQ') onGo(index + 1);
    });
}
