// Stepping stones: what each stone is, and when the row is shown.

import { MINI_GAMES, showing, type SteppingStonesView } from '#core/features/mysticPeak/games/game.ts';
import type { PeakIntent } from '#scenes/features/mysticPeak/ports.ts';
import { type Played, played } from '#scenes/features/mysticPeak/obstacles/played/model.ts';
import { type Message, message } from '#scenes/message.ts';

/** held: was stepped on. next: would have been the next one. */
export type StoneState = 'idle' | 'lit' | 'held' | 'slipped' | 'next';

export interface StoneModel {
  readonly id: string;
  readonly stone: number;
  readonly words: Message;
  readonly state: StoneState;
  /** Its place in the row while it is shown, from 1 on. */
  readonly ordinal: number | null;
  /** null where it can't be pressed now. */
  readonly intent: PeakIntent | null;
}

export function isShown({ at, form, difficulty }: SteppingStonesView, now: number): boolean {
  return now >= at + showing(form, difficulty).ends;
}

/** Which stone of the row is shown now, from 0 on; null for none. */
export function shownNow({ at, form, difficulty, row }: SteppingStonesView, now: number): number | null {
  const { from, litMs } = showing(form, difficulty);
  const place = row ? from.findLastIndex((each) => now >= at + each && now < at + each + litMs) : -1;
  return place < 0 ? null : place;
}

export function stonesIn({ view, isOpen }: Played, now: number): readonly StoneModel[] {
  if (view.game !== 'steppingStones') return [];
  const { form, row, steps, held, next, count } = view;
  const place = form === 'spoken' ? null : shownNow(view, now);
  const lit = place === null ? undefined : row?.[place];
  const { side } = MINI_GAMES.steppingStones;
  const mayStep = isOpen && isShown(view, now) && held === steps.length && held < count;
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
      // Where one stands already is no step.
      intent: mayStep && stone !== steps.at(-1) ? played({ stone }) : null,
    };
  });
}
