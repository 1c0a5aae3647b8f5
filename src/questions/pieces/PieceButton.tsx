// A piece as a button: to pick up and put down, and later with its result.

import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Option } from '#core/questions/questionBase.ts';
import type { PieceState } from '#scenes/questions/pieces/model.ts';
import { usePlace } from '#src/game/twins/placement.tsx';
import { OptionFace } from '#src/questions/options/OptionFace.tsx';
import type { Pieces } from '#src/questions/pieces/usePieces.ts';
import { useAriaKeyShortcuts } from '#src/ui/useAriaKeyShortcuts.ts';
import '#src/game/twins/options.css';
import '#src/questions/pieces/piecesTwin.css';

export interface PieceButtonProps {
  readonly item: Option;
  readonly letter: string;
  readonly state: PieceState;
  readonly pieces: Pieces;
  /** Accessible name. */
  readonly label: string;
  /** Shown before it. */
  readonly place?: number | null;
  /** Shown after its words: the correction. */
  readonly children?: ReactNode;
}

export function PieceButton(props: PieceButtonProps): ReactNode {
  const { item, letter, state, pieces, label, place, children } = props;
  const placed = usePlace();
  const keyHint = useAriaKeyShortcuts();
  const isOpen = state === 'open' || state === 'held';
  return (
    <button
      type="button"
      {...placed(`piece:${item.id}`, 'twin-option')}
      data-piece={item.id}
      data-picked={state === 'held'}
      data-state={state}
      aria-label={label}
      aria-pressed={isOpen ? state === 'held' : undefined}
      aria-disabled={!isOpen}
      aria-keyshortcuts={isOpen ? keyHint(letter) : undefined}
      onClick={() => isOpen && pieces.press(item.id)}
    >
      {typeof place === 'number' && <span className="twin-option-key" data-words={place} />}
      <OptionFace option={item} />
      {isOpen && <span className="twin-option-state" data-words={letter} />}
      {state === 'right' && <Check size={26} strokeWidth={3.5} aria-hidden="true" />}
      {children}
    </button>
  );
}
