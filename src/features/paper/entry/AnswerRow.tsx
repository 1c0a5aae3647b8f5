// One question of the entry form: its input, and the keys that move between rows.

import { X } from 'lucide-react';
import { createElement, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { kindOf } from '#core/questions/kinds.ts';
import type { Answer, AnswerAct, Question } from '#core/questions/question.ts';
import { paperKindOf } from '#src/questions/paperKind.ts';
import { IconButton } from '#src/ui/Button.tsx';
import '#src/host/shell/authored.css';
import '#src/features/paper/entry/answerRow.css';

export interface AnswerRowProps {
  readonly question: Question;
  /** From 0. */
  readonly index: number;
  /** null if blank. */
  readonly given: Answer | null;
  /** `letter`: the letter that marked an option. */
  readonly onActs: (question: Question, acts: readonly AnswerAct[], letter?: string) => void;
  readonly onClear: (question: Question) => void;
  /** Moves to the row with this index; one past the last is the end of the form. */
  readonly onGo: (index: number) => void;
}

export function AnswerRow({ question, index, given, onActs, onClear, onGo }: AnswerRowProps): ReactNode {
  const { t } = useTranslation('host');
  const text = question.text || question.media?.alt;
  const several = kindOf(question.type).several;
  return (
    <li className="entry-row" data-row={index} data-answered={given !== null}>
      <fieldset className="entry-field">
        <legend className="entry-question strip gap-3">
          <span className="authored-number bold tabular rigid">{index + 1}</span>{' '}
          <span className="entry-text clamp-2">{text}</span>
          {several && <span className="visually-hidden">{t(`host:question.${question.type}`)}</span>}
        </legend>
        <div className="entry-answer strip gap-3">
          {createElement(paperKindOf(question.type).Entry, {
            question,
            index,
            given,
            onActs: (acts, letter) => onActs(question, acts, letter),
            onGoKey: (event) => goesOn(event, index, onGo),
            onClear: () => onClear(question),
            onNext: () => onGo(index + 1),
          })}
          {given !== null && (
            <IconButton
              className="entry-clear rigid"
              label={t('host:paper.clear', { number: index + 1 })}
              tabIndex={-1}
              onClick={() => onClear(question)}
            >
              <X size={18} />
            </IconButton>
          )}
        </div>
      </fieldset>
    </li>
  );
}

/** Returns true if the key doesn't belong to the field: it moved to another row, or is a browser shortcut. */
function goesOn(event: KeyboardEvent<HTMLElement>, index: number, onGo: (index: number) => void): boolean {
  if (event.ctrlKey || event.altKey || event.metaKey || event.nativeEvent.isComposing) return true;
  const inLines = event.currentTarget instanceof HTMLTextAreaElement;
  const step = stepOf(event, inLines);
  if (step === 0) return false;
  event.preventDefault();
  onGo(index + step);
  return true;
}

/** `inLines`: a multi-line field, where arrow keys move within the text. */
function stepOf({ key, shiftKey }: KeyboardEvent, inLines: boolean): number {
  if (key === 'Enter') return shiftKey ? 0 : 1;
  if (inLines) return 0;
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
}
