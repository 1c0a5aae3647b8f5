// Sends what has been ticked or typed.

import type { ReactNode } from 'react';
import { SUBMIT } from '#scenes/player/question/model.ts';
import { useKeyHint } from '#src/ui/useKeyHint.ts';
import { usePlace } from '#src/game/twins/placement.tsx';
import { useWords } from '#src/game/twins/useWords.ts';

interface SubmitButtonProps {
  readonly ready: boolean;
  readonly onSubmit: () => void;
}

export function SubmitButton({ ready, onSubmit }: SubmitButtonProps): ReactNode {
  const say = useWords();
  const keyHint = useKeyHint();
  const place = usePlace();
  return (
    <button
      type="button"
      {...place('submit', 'button button--big')}
      aria-disabled={!ready}
      aria-keyshortcuts={keyHint('Enter')}
      onClick={() => ready && onSubmit()}
    >
      {say(SUBMIT)}
    </button>
  );
}
