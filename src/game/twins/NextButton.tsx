import type { ReactNode } from 'react';
import { NEXT } from '#scenes/player/model.ts';
import type { TwinProps } from '#src/game/phases/phase.ts';
import { useAriaKeyShortcuts } from '#src/ui/useAriaKeyShortcuts.ts';
import { usePlace } from '#src/game/twins/placement.tsx';
import { useWords } from '#src/game/twins/useWords.ts';

export function NextButton({ onIntent }: Pick<TwinProps, 'onIntent'>): ReactNode {
  const say = useWords();
  const keyHint = useAriaKeyShortcuts();
  const place = usePlace();
  return (
    <button
      type="button"
      {...place('next', 'button button--big')}
      aria-keyshortcuts={keyHint('Enter')}
      onClick={() => onIntent({ type: 'next' })}
    >
      {say(NEXT)}
    </button>
  );
}
