// Effects on the whole room, in every projector scene: a light at the edges, a landscape in bands, and a pill
// over everything that says what it is and for how long.

import { Container, Graphics, type Sprite } from 'pixi.js';
import type { RoomEffect } from '#scenes/parts/projectorPart.ts';
import { optionLook } from '#scenes/theme/tokens.ts';
import { numberMessage, message } from '#scenes/message.ts';
import type { ScenePorts } from '#scenes/ports.ts';
import { HallPill } from '#scenes/projector/hall/HallPill.ts';
import { nextSecondAt, secondsLeft } from '#scenes/kit/seconds.ts';
import { nextPoseAt, poseAt, TornLandscape } from '#scenes/kit/TornLandscape.ts';
import type { ProjectorMetrics } from '#scenes/projector/metrics.ts';
import { SceneDrawer } from '#scenes/kit/SceneDrawer.ts';
import { KeyedViews, byId } from '#scenes/kit/KeyedViews.ts';

/** Milliseconds after which an effect that has begun is no longer new. */
const FRESH_MS = 1_500;
/** Design pixels: the font size, and each of the bands of light at the edges. */
const LETTERS = { wide: 40, tall: 20 } as const;
const LIGHT = { width: 9, alphas: [0.9, 0.5, 0.3, 0.17, 0.08] } as const;
/** The climbing light; its height is a share of the screen's. */
const BEAM = { height: 0.24, alphas: [0.1, 0.14, 0.18], delay: 0.2, seconds: 1 } as const;

export class Hall extends SceneDrawer {
  /** Between the landscape and everything else. */
  readonly back = new Container();
  /** In front of everything else. */
  readonly front = new Container();
  readonly #ground: Sprite;
  readonly #torn = this.back.addChild(new TornLandscape());
  readonly #edges = this.back.addChild(new Graphics({ visible: false }));
  readonly #beam = this.back.addChild(new Graphics({ visible: false }));
  readonly #pills = new KeyedViews<RoomEffect, HallPill, number>(byId, () =>
    this.front.addChild(new HallPill(this.ports)),
  );
  #wake: () => void = () => undefined;

  /** `ground`: the landscape. */
  constructor(ports: ScenePorts, ground: Sprite) {
    super(ports);
    this.#ground = ground;
  }

  draw(effects: readonly RoomEffect[], metrics: ProjectorMetrics): void {
    this.#wake();
    const now = this.ports.clock.now();
    const on = effects.filter(({ until }) => until === null || until > now);
    const torn = on.find(({ look }) => look === 'torn');
    const lit = on.find(({ look }) => look === 'lit');
    this.#torn.set(this.#ground, torn ? this.#poseOf(torn, now) : null, metrics.unit);
    const isNew = lit !== undefined && !this.#pills.has(lit.id) && now - lit.at < FRESH_MS;
    this.#light(lit ?? null, metrics, isNew);
    this.#hang(on, metrics, now);
    this.#sleepUntil(on, now, () => {
      this.draw(effects, metrics);
      this.ports.invalidate('what is at work');
    });
  }

  #poseOf({ at }: RoomEffect, now: number): number {
    return this.#moves() ? poseAt(at, now) : 0;
  }

  #moves(): boolean {
    return this.ports.motion.policy === 'full' && this.ports.quality.tier !== 'still';
  }

  #light(lit: RoomEffect | null, { width, height, unit }: ProjectorMetrics, isNew: boolean): void {
    this.#edges.visible = lit !== null;
    if (!lit) return;
    const { motion, theme } = this.ports;
    const { fill } = optionLook(theme.tokens, lit.color);
    const thick = LIGHT.width * unit;
    this.#edges.clear();
    for (const [index, alpha] of LIGHT.alphas.entries()) {
      const inset = thick * index;
      this.#edges
        .rect(inset, inset, width - inset * 2, height - inset * 2)
        .stroke({ width: thick, color: fill, alpha, alignment: 1 });
    }
    if (!isNew) return;
    motion.play('fade', this.#edges, { delay: 0.5 });
    const high = height * BEAM.height;
    this.#beam.clear();
    for (const [index, alpha] of BEAM.alphas.entries()) {
      const inset = (high / 2) * (index / BEAM.alphas.length);
      this.#beam.rect(0, inset, width, high - inset * 2).fill({ color: fill, alpha });
    }
    // It leaves at the top; without motion, there is none.
    this.#beam.visible = this.#moves();
    motion.ease(
      (share) => {
        if (!this.#beam.destroyed) this.#beam.y = height - (height + high) * share;
      },
      { delay: BEAM.delay, duration: BEAM.seconds, steady: true },
    );
  }

  /** Lays out the pills side by side in the middle of the upper edge. */
  #hang(on: readonly RoomEffect[], metrics: ProjectorMetrics, now: number): void {
    const { motion } = this.ports;
    const { width, wide, unit, margin } = metrics;
    const size = (wide ? LETTERS.wide : LETTERS.tall) * unit;
    const gap = size;
    const room = (width - margin * 2 - gap * (on.length - 1)) / Math.max(1, on.length);
    const known = new Set(this.#pills.keys());
    const shown = this.#pills.reconcile(on).map(([{ id, at, until, line, color, look, sound }, pill]) => {
      const isTimed = until !== null && look !== 'lit';
      pill.set({
        text: this.say(line),
        seconds: isTimed ? this.say(secondsWords(secondsLeft(until, now))) : '',
        share: isTimed ? (until - now) / Math.max(1, until - at) : 1,
        size,
        maxWidth: room,
        color,
      });
      const isNew = !known.has(id) && now - at < FRESH_MS;
      if (isNew && sound) this.ports.sound.play(sound);
      return { pill, isNew };
    });
    let left = width / 2 - shown.reduce((sum, { pill }) => sum + pill.breadth + gap, -gap) / 2;
    for (const { pill, isNew } of shown) {
      motion.place(pill, { x: left + pill.breadth / 2, y: size * 0.1 });
      left += pill.breadth + gap;
      if (isNew) motion.play('slide', pill, { from: { y: -size * 2.4, alpha: 1 }, duration: 0.45 });
    }
  }

  /**
   * Wakes once a second for the seconds shown, and for each new pose of the landscape; never while there are
   * no effects.
   */
  #sleepUntil(on: readonly RoomEffect[], now: number, wake: () => void): void {
    const times = on.flatMap(({ look, at, until }) => [
      ...(until === null ? [] : [look === 'lit' ? until : nextSecondAt(until, now)]),
      ...(look === 'torn' && this.#moves() && until !== null ? [nextPoseAt(at, now)] : []),
    ]);
    this.#wake = times.length > 0 ? this.ports.clock.at(Math.min(...times), wake) : () => undefined;
  }
}

function secondsWords(seconds: number) {
  return message('host:projector.secondsLeft', { seconds: numberMessage(seconds) });
}
