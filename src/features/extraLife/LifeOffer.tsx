// A missed question that can be answered once more, in the page's own elements.

import type { ReactNode } from 'react';
import { LIFE_BUTTONS, LIFE_OFFER } from '#scenes/features/extraLife/model.ts';
import type { TwinProps } from '#src/game/phases/phase.ts';
import { useKeyHint } from '#src/ui/useKeyHint.ts';
import { usePlace } from '#src/game/twins/placement.tsx';
import { useWords } from '#src/game/twins/useWords.ts';

/** Keys that use an extra life, and that keep it. */
export const LIFE_KEYS = { use: 'L', keep: 'N' } as const;

const KEYS = { life: LIFE_KEYS.use, keep: LIFE_KEYS.keep } as const;

export function LifeOffer({ view, onIntent }: Pick<TwinProps, 'view' | 'onIntent'>): ReactNode {
  const say = useWords();
  const keyHint = useKeyHint();
  const place = usePlace();
  const open = view.room.state === 'running';
  return (
    <>
      <p {...place(null, 'twin-lead')}>{say(LIFE_OFFER)}</p>
      {LIFE_BUTTONS.map(({ id, words, intent, quiet }) => (
        <button
          key={id}
          type="button"
          {...place(id, quiet ? 'button button--quiet' : 'button button--big')}
          aria-keyshortcuts={keyHint(KEYS[id])}
          aria-disabled={!open}
          onClick={() => open && onIntent(intent)}
        >
          {say(words)}
        </button>
      ))}
    </>
  );
}
