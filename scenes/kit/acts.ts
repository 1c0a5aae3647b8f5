// Plays lines, each of which says what acts, where, how large it is beside what stands there, and its storyboard (storyboard.ts): `snowball body
// .3:0 x-2|.2 x0`. Lines without a storyboard are cues, and say how much of it, and at how many seconds: `ring body 1.2 .04`.

import type { Container } from 'pixi.js';
import type { Moment, Point } from '#scenes/kit/Moment.ts';

export type Spot = Point & { readonly size: number };

/** What lines are played with. */
export interface ActKit {
  /** null: there is no such place now. */
  readonly spot: (name: string) => Spot | null;
  /** CSS pixels that are 1 there for this thing. */
  readonly unit: (name: string, spot: Spot) => number;
  readonly thing: (name: string, size: number) => Container;
  /** `at`: in seconds from now. */
  readonly cue: (name: string, spot: Spot, much: number, at: number) => void;
}

/** `at`: in seconds from now; `pace`: more than 1 is faster. */
export function playLines<Name extends string>(
  moment: Moment<Name>,
  kit: ActKit,
  lines: readonly string[],
  at: number,
  pace = 1,
): void {
  for (const line of lines) {
    const [head = '', storyboard] = line.split(':');
    const [name = '', place = '', much, when] = head.split(' ');
    const spot = kit.spot(place);
    if (!spot) continue;
    const count = Number(much);
    if (!storyboard) {
      kit.cue(name, spot, count, at + Number(when) / pace);
      continue;
    }
    const unit = kit.unit(name, spot) * count;
    moment.act(kit.thing(name, unit), at, spot, unit, storyboard, pace);
  }
}

/** What spreads round the foot of what stands there. */
export const atFoot = ({ x, y, size }: Spot) => ({
  x: x - size / 2,
  y: y - size * 0.5,
  width: size,
  height: size * 0.5,
});
