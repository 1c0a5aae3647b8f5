// Scripted acts. Each line names what acts, where, how large it is relative to what is there, and its
// storyboard (storyboard.ts): `snowball body .3:0 x-2|.2 x0`. Lines without a storyboard are cues, with an
// amount and a time in seconds: `ring body 1.2 .04`.

import type { Container } from 'pixi.js';
import type { Actor } from '#scenes/kit/Actor.ts';
import type { PropAnimation } from '#scenes/kit/PropAnimation.ts';
import type { FaceName, MotionPort, Point } from '#scenes/ports.ts';

export type ActSpot = Point & { readonly size: number };

/** Functions that `playLines` needs. */
export interface ActKit {
  /** null when there is no such place now. */
  readonly spot: (name: string) => ActSpot | null;
  /** CSS pixels per unit of this thing at this spot. */
  readonly unit: (name: string, spot: ActSpot) => number;
  readonly thing: (name: string, size: number) => Container;
  /** `at`: seconds from now. */
  readonly cue: (name: string, spot: ActSpot, much: number, at: number) => void;
}

/** `at`: seconds from now. `pace`: above 1 is faster. */
export function playLines<Name extends string>(
  moment: PropAnimation<Name>,
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

/** Area around the foot of a spot, for things that spread there. */
export const atFoot = ({ x, y, size }: ActSpot) => ({
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

/** Radians that a thrower leans back, then forward. */
const LEAN = { back: 0.21, forward: 0.14, seconds: 0.6 } as const;

/** Actions of a character, by cue. For a face and a recoil, `much` is its number of seconds. */
export const ACTOR_CUES: Readonly<Record<string, ActorCue>> = {
  wobble: face('wobble'),
  wow: face('wow'),
  happy: face('happy'),
  hop: (actor) => actor.hop(),
  recoil: (actor, seconds) => actor.recoil(seconds),
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
