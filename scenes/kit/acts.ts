// Plays lines, each of which says what acts, where, how large it is beside what stands there, and its storyboard (storyboard.ts): `snowball body
// .3:0 x-2|.2 x0`. Lines without a storyboard are cues, and say how much of it, and at how many seconds: `ring body 1.2 .04`.

import type { Container } from 'pixi.js';
import type { Actor } from '#scenes/kit/Actor.ts';
import type { FaceName } from '#scenes/kit/faces.ts';
import type { Moment } from '#scenes/kit/Moment.ts';
import type { MotionPort, Point } from '#scenes/ports.ts';

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

type ActorCue = (actor: Actor, much: number, motion: MotionPort) => void;

const face =
  (name: FaceName): ActorCue =>
  (actor, seconds) =>
    actor.wear(name, seconds);

/** Radians that who throws leans back, and then forward. */
const LEAN = { back: 0.21, forward: 0.14, seconds: 0.6 } as const;

/** What a character does on a cue: `much` are the seconds for which it wears a face. */
export const ACTOR_CUES: Readonly<Record<string, ActorCue>> = {
  wobble: face('wobble'),
  wow: face('wow'),
  happy: face('happy'),
  hop: (actor) => actor.hop(),
  recoil: (actor) => actor.recoil(),
  lean: (actor, _, motion) => {
    motion.ease(
      (at) => {
        if (actor.destroyed) return;
        const [back, swing] = [at / 0.3, (at - 0.3) / 0.7];
        actor.rotation =
          at < 0.3
            ? -LEAN.back * back
            : LEAN.forward * Math.sin(Math.PI * swing) - LEAN.back * (1 - swing) ** 3;
      },
      { duration: LEAN.seconds, steady: true },
    );
  },
};
