// Submits what has been selected, typed or placed.

import type { ReactNode } from 'react';
import { sendable } from '#core/questions/kinds.ts';
import { SUBMIT, submitWords } from '#scenes/player/question/model.ts';
import { useAriaKeyShortcuts } from '#src/ui/useAriaKeyShortcuts.ts';
import { usePlace } from '#src/game/twins/placement.tsx';
import type { QuestionTwinProps } from '#src/game/twins/questionTwin.ts';
import { useWords } from '#src/game/twins/useWords.ts';

type SubmitButtonProps = Pick<QuestionTwinProps, 'question' | 'draft' | 'tried' | 'open' | 'onIntent'>;

/** Shows nothing once the question is closed. */
export function SubmitButton({ question, draft, tried, open, onIntent }: SubmitButtonProps): ReactNode {
  const say = useWords();
  const keyHint = useAriaKeyShortcuts();
  const place = usePlace();
  const ready = sendable(draft.answer, tried) !== null;
  if (!open) return null;
  return (
    <button
      type="button"
      {...place('submit', 'button button--big')}
      aria-disabled={!ready}
      aria-keyshortcuts={keyHint('Enter')}
      onClick={() => ready && onIntent({ type: 'submit' })}
    >
      {say(submitWords(question, draft) ?? SUBMIT)}
    </button>
  );
}
