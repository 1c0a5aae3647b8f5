// A drum with two sticks, for the wait until the projector has shown the places.

import { Container } from 'pixi.js';
import type { Character } from '#core/room/characters.ts';
import { mittOf } from '#scenes/kit/characterColors.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { NIGHT, ROPE, SNOW, WOOD, shaded } from '#scenes/kit/materials.ts';
import { points } from '#scenes/kit/outlines.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import type { RunningMotion } from '#scenes/ports.ts';
import type { Color } from '#scenes/theme/tokens.ts';

/** Relative to the drum's width: its height, half the height of its skin, a mitt, and a stick. */
const HIGH = 0.56;
const SKIN = 0.13;
const MITT = 0.1;
const STICK = 0.46;
/** Where the tips rest on the skin, and the angles of the sticks in radians. */
const STICKS = [
  { x: -0.14, y: 0.02, angle: -0.72 },
  { x: 0.14, y: -0.03, angle: 0.62 },
] as const;
/** Strokes a second, and how far a stick is raised in radians: at first, and at the end. */
const STROKES = { from: 6, to: 11 } as const;
const RAISE = { from: 0.24, to: 0.55 } as const;
/** Longest roll in seconds. */
const LONGEST = 12;

/** Its foot is at (0, 0). */
export class Drum extends Widget {
  readonly #body = this.addChild(new Container());
  readonly #contact = this.#body.addChild(drawing());
  readonly #drum = this.#body.addChild(drawing());
  readonly #sticks = STICKS.map(() => this.addChild(drawing()));
  #rolling: RunningMotion | null = null;

  /** `character`: index of the drummer's character. */
  set(character: Character, width: number): void {
    const { fill: own, cuff } = mittOf(this.ports, character);
    this.#contact
      .clear()
      .ellipse(width * 0.03, 0, width * 0.5, width * 0.06)
      .fill({ color: NIGHT, alpha: 0.35 });
    this.#drawDrum(own, width);
    for (const [index, stick] of this.#sticks.entries()) {
      const { x, y, angle } = STICKS[index] as (typeof STICKS)[number];
      // The hand stays where it is, and the tip moves.
      stick.position.set((x + STICK * Math.sin(angle)) * width, (y - HIGH - STICK * Math.cos(angle)) * width);
      stick.clear();
      // Thicker in the hand; the right side is in the shade.
      stick.poly(points(0, 0, width, `-0.03 0 0.03 0 0.014 ${STICK} -0.014 ${STICK}`)).fill(WOOD[1]);
      stick.poly(points(0, 0, width, `-0.03 0 0.008 0 0.002 ${STICK} -0.014 ${STICK}`)).fill(WOOD[0]);
      stick.ellipse(0, width * (STICK - 0.02), width * 0.028, width * 0.036).fill(WOOD[0]);
      if (cuff !== null)
        stick.roundRect(-width * 0.085, -width * 0.14, width * 0.17, width * 0.09, width * 0.03).fill(cuff);
      stick.circle(0, 0, width * MITT).fill(shaded(own));
    }
    if (!this.#rolling) this.#pose(0, 0);
  }

  /** Comes in and rolls from `delay` seconds on until that server time in ms. */
  play(delay: number, until: number): void {
    const { clock, motion } = this.ports;
    motion.play('drop', this, { delay, duration: 0.5, from: { y: -120 } });
    const start = delay + 0.4;
    const duration = Math.min(LONGEST, (until - clock.now()) / 1_000) - start;
    if (duration <= 0) return;
    const rolling = motion.ease((share) => this.#roll(share, duration), {
      delay: start,
      duration,
      steady: true,
    });
    this.#rolling = rolling;
    void rolling.done.then(() => {
      if (this.#rolling === rolling) this.#rolling = null;
    });
  }

  /** Lets the sticks rest. */
  finish(): void {
    this.#rolling?.finish();
  }

  #roll(share: number, seconds: number): void {
    if (this.destroyed) return;
    if (share === 0 || share === 1) return this.#pose(0, 0);
    // Ever faster, so the strokes so far are the area below a rising line.
    const strokes = seconds * share * (STROKES.from + ((STROKES.to - STROKES.from) * share) / 2);
    this.#pose(RAISE.from + (RAISE.to - RAISE.from) * share * share, strokes);
  }

  /** Left and right take turns. */
  #pose(raise: number, strokes: number): void {
    const wave = Math.sin(strokes * Math.PI);
    for (const [index, stick] of this.#sticks.entries()) {
      const { angle } = STICKS[index] as (typeof STICKS)[number];
      const up = Math.max(0, index === 0 ? wave : -wave) * raise;
      stick.rotation = angle + Math.sign(angle) * up;
    }
    // The drum gives a little under each stroke.
    this.#body.scale.set(1, 1 - 0.05 * raise * (1 - Math.abs(wave)));
  }

  /** `own`: the drummer's color. */
  #drawDrum(own: Color, width: number): void {
    const { night500, night600, night700 } = this.tokens.color;
    const at = (outline: string): number[] => points(0, 0, width, outline);
    const [half, top, skin] = [width / 2, -width * HIGH, width * SKIN];
    this.#drum.clear();
    // The lower hoop, then the cloth between the hoops: lit on the left, in the shade on the right.
    this.#drum.ellipse(0, 0, half, skin * 0.9).fill(WOOD[1]);
    this.#drum.poly(at(`-0.48 -${HIGH} 0.48 -${HIGH} 0.48 -0.05 -0.48 -0.05`)).fill(night600);
    this.#drum.ellipse(0, -width * 0.05, half * 0.96, skin * 0.9).fill(night600);
    this.#drum
      .poly(at(`-0.48 -${HIGH} -0.3 -${HIGH} -0.3 0.04 -0.4 0.01 -0.48 -0.05`))
      .fill(night500)
      .poly(at(`0.2 -${HIGH} 0.48 -${HIGH} 0.48 -0.05 0.4 0.01 0.28 0.05 0.2 0.062`))
      .fill(night700);
    // Ropes from hoop to hoop.
    this.#drum
      .poly(at('-0.47 -0.42 -0.3 0.03 -0.1 -0.38 0.1 0.06 0.3 -0.4 0.47 -0.04'), false)
      .stroke({ width: Math.max(1.5, width * 0.028), color: ROPE[0], cap: 'round', join: 'round' });
    // A patch, sewn on a little askew.
    this.#drum.poly(at('-0.19 -0.19 -0.04 -0.22 -0.02 -0.07 -0.17 -0.05')).fill(own);
    // The upper hoop and the skin, lit from the upper left.
    this.#drum.ellipse(0, top + width * 0.07, half, skin).fill(WOOD[1]);
    this.#drum.rect(-half, top, width, width * 0.07).fill(WOOD[1]);
    this.#drum.ellipse(0, top, half, skin).fill(WOOD[0]);
    this.#drum.ellipse(0, top, half * 0.9, skin * 0.86).fill(SNOW[1]);
    this.#drum.ellipse(-width * 0.02, top - skin * 0.06, half * 0.86, skin * 0.76).fill(SNOW[0]);
  }
}
