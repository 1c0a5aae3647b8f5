import type { KeyboardEvent } from 'react';
import type { BoardPoint } from '#core/questions/board/board.ts';

/** Shares of the picture's width and height. */
const STEPS = { usual: 0.04, shift: 0.01 } as const;
const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The point moved by an arrow key, by other steps with Shift; null for other keys. */
export function movedByKey(
  { key, shiftKey, ctrlKey, metaKey, altKey }: Pressed,
  { x, y }: BoardPoint,
  steps: { readonly usual: number; readonly shift: number } = STEPS,
): BoardPoint | null {
  const move = MOVES[key];
  if (!move || ctrlKey || metaKey || altKey) return null;
  const by = shiftKey ? steps.shift : steps.usual;
  return { x: x + move[0] * by, y: y + move[1] * by };
}
