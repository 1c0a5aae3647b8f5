// Stepping stones: the state of each stone, and when the row is shown.

import { MINI_GAMES, showing, type SteppingStonesView } from '#core/features/mysticPeak/games/game.ts';
import type { PeakIntent } from '#scenes/features/mysticPeak/ports.ts';
import { type ObstaclePlay, playMoveIntent } from '#scenes/features/mysticPeak/obstacles/played/model.ts';
import { type Message, message } from '#scenes/message.ts';

/** held: was stepped on. next: would have been the right one. */
export type StoneState = 'idle' | 'lit' | 'held' | 'slipped' | 'next';

export interface StoneModel {
  readonly id: string;
  readonly stone: number;
  readonly words: Message;
  readonly state: StoneState;
  /** Its place in the row while the row is shown, 1-based. */
  readonly ordinal: number | null;
  /** null while it can't be pressed. */
  readonly intent: PeakIntent | null;
}

export function isRowOver({ at, form, difficulty }: SteppingStonesView, now: number): boolean {
  return now >= at + showing(form, difficulty).ends;
}

/** Index in the row of the stone shown now; null for none. */
export function shownIndex({ at, form, difficulty, row }: SteppingStonesView, now: number): number | null {
  const { from, litMs } = showing(form, difficulty);
  const place = row ? from.findLastIndex((each) => now >= at + each && now < at + each + litMs) : -1;
  return place < 0 ? null : place;
}

export function stonesIn({ view, isOpen }: ObstaclePlay, now: number): readonly StoneModel[] {
  if (view.game !== 'steppingStones') return [];
  const { form, row, steps, held, next, count } = view;
  const place = form === 'spoken' ? null : shownIndex(view, now);
  const lit = place === null ? undefined : row?.[place];
  const { side } = MINI_GAMES.steppingStones;
  const mayStep = isOpen && isRowOver(view, now) && held === steps.length && held < count;
  return Array.from({ length: side ** 2 }, (_, index): StoneModel => {
    const stone = index + 1;
    const state: StoneState =
      stone === lit
        ? 'lit'
        : held < steps.length && steps.at(-1) === stone
          ? 'slipped'
          : stone === next
            ? 'next'
            : steps.slice(0, held).includes(stone)
              ? 'held'
              : 'idle';
    return {
      id: `stone:${stone}`,
      stone,
      words: message('mysticPeak:obstacle.stones.stone', { stone }),
      state,
      ordinal: stone === lit && place !== null && form === 'still' ? place + 1 : null,
      // Stepping on the current stone is no step.
      intent: mayStep && stone !== steps.at(-1) ? playMoveIntent({ stone }) : null,
    };
  });
}
