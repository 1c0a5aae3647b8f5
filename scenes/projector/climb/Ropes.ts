// Ropes between members of a group, along the path from the lowest to the highest, with a pennant at their
// average.

import { Container, Graphics, Sprite } from 'pixi.js';
import { mix } from '#scenes/kit/color.ts';
import { optionLook } from '#scenes/theme/tokens.ts';
import type { RunningMotion, Rect } from '#scenes/ports.ts';
import type { Rope } from '#scenes/projector/climb/model.ts';
import type { Mountain } from '#scenes/projector/climb/mountain.ts';
import { SceneDrawer } from '#scenes/kit/SceneDrawer.ts';
import { WOOD } from '#scenes/kit/materials.ts';
import { points } from '#scenes/kit/outlines.ts';

/** Fractions of the path. */
interface Stretch {
  readonly low: number;
  readonly high: number;
  readonly mean: number;
}

interface Roped {
  readonly line: Graphics;
  readonly pennant: Container;
  readonly cloth: Graphics;
  readonly mascot: Sprite;
  rope: Rope;
  end: Stretch;
  from: Stretch | null;
  progress: number;
  played: RunningMotion | null;
  lane: number;
}

/** Design pixels. */
const LINE = { thick: 5, dash: 12, lane: 7 } as const;
const PENNANT = { width: 92, height: 54, pole: 96, step: 58, aside: 40 } as const;
const SECONDS = 0.9;

export class Ropes extends SceneDrawer {
  readonly layer = new Container();
  readonly pennants = new Container();
  readonly #ropes = new Map<number, Roped>();
  #mountain: Mountain | null = null;
  readonly #before = new Map<number, Stretch>();

  begin(): void {
    this.#before.clear();
  }

  draw(ropes: readonly Rope[], summit: number, mountain: Mountain): void {
    this.#mountain = mountain;
    const here = new Set(ropes.map(({ order }) => order));
    for (const [order, { line, pennant }] of this.#ropes) {
      if (here.has(order)) continue;
      line.destroy();
      pennant.destroy({ children: true });
      this.#ropes.delete(order);
    }
    for (const [index, rope] of ropes.entries()) {
      const end = { low: rope.low / summit, high: rope.high / summit, mean: rope.mean / summit };
      const known = this.#ropes.get(rope.order);
      if (known && (known.end.low !== end.low || known.end.high !== end.high || known.end.mean !== end.mean))
        this.#before.set(rope.order, shownOf(known));
      const roped = known ?? this.#rope(rope, end);
      roped.rope = rope;
      roped.end = end;
      roped.lane = index - (ropes.length - 1) / 2;
      this.#drawPennant(roped, mountain.unit);
      this.#show(roped);
    }
  }

  /** Areas of the pennants' cloth. */
  cloths(): readonly Rect[] {
    const { path, unit } = this.#mountain ?? {};
    if (!path || unit === undefined) return [];
    return [...this.#ropes.values()].map(({ rope, end, lane }) => {
      const { x, y } = path.at(end.mean);
      return {
        x: x + asideOf(rope) * unit,
        y: y + (lane * LINE.lane - poleOf(rope)) * unit,
        width: PENNANT.width * unit,
        height: PENNANT.height * unit,
      };
    });
  }

  #rope(rope: Rope, end: Stretch): Roped {
    const line = this.layer.addChild(new Graphics());
    const pennant = this.pennants.addChild(new Container({ label: `pennant:${rope.order}` }));
    const cloth = pennant.addChild(new Graphics());
    const mascot = pennant.addChild(new Sprite());
    mascot.anchor.set(0.5);
    const made = { line, pennant, cloth, mascot, rope, end, from: null, progress: 1, played: null, lane: 0 };
    this.#ropes.set(rope.order, made);
    return made;
  }

  #drawPennant({ rope, cloth, mascot }: Roped, unit: number): void {
    const { theme } = this.ports;
    const { fill, edge } = optionLook(theme.tokens, rope.color);
    const [width, height] = [PENNANT.width * unit, PENNANT.height * unit];
    const pole = poleOf(rope) * unit;
    const thick = 4 * unit;
    cloth
      .clear()
      .rect(-thick / 2, -pole, thick, pole)
      .fill(WOOD[0])
      .rect(thick * 0.1, -pole, thick * 0.4, pole)
      .fill(WOOD[1])
      .poly(points(0, -pole, width, '0 0 1 0.5 0 1', height))
      .fill(edge)
      .poly(points(0, -pole, width, '0 0 0.94 0.44 0 0.88', height))
      .fill(fill)
      .poly(points(0, -pole, width, '0 0 0.94 0.44 0.8 0.44 0 0.1', height))
      .fill(mix(fill, '#FFF9EF', 0.5));
    const texture = this.ports.assets.figure(rope.character, height * 0.62);
    mascot.texture = texture;
    mascot.scale.set((height * 0.62) / Math.max(1, texture.width, texture.height));
    mascot.position.set(width * 0.27, -pole + height * 0.44);
  }

  #show(roped: Roped): void {
    const mountain = this.#mountain;
    if (!mountain) return;
    const { unit, path } = mountain;
    const { low, high, mean } = shownOf(roped);
    const { fill, edge } = optionLook(this.tokens, roped.rope.color);
    const dy = roped.lane * LINE.lane * unit;
    const { line } = roped;
    line.clear();
    const dash = LINE.dash * unit;
    const steps = Math.floor(((high - low) * path.length) / dash);
    if (steps > 0) {
      // Two alternating tints, as on a climbing rope.
      for (const [color, every] of [
        [edge, false],
        [fill, true],
      ] as const) {
        for (let step = 0; step < steps; step += 1) {
          if (every && step % 2 === 1) continue;
          const from = path.at(low + (step * dash) / path.length);
          const to = path.at(low + ((step + 1) * dash) / path.length);
          if (every || step === 0) line.moveTo(from.x, from.y + dy);
          line.lineTo(to.x, to.y + dy);
        }
        line.stroke({ width: LINE.thick * unit, color, cap: 'round' });
      }
    }
    const at = path.at(mean);
    this.ports.motion.place(roped.pennant, { x: at.x + asideOf(roped.rope) * unit, y: at.y + dy });
  }

  move(): void {
    for (const [order, from] of this.#before) {
      const roped = this.#ropes.get(order);
      if (!roped) continue;
      roped.played?.finish();
      roped.from = from;
      roped.played = this.ports.motion.ease(
        (progress) => {
          if (roped.line.destroyed) return;
          roped.progress = progress;
          if (progress === 1) roped.from = null;
          this.#show(roped);
        },
        { duration: SECONDS },
      );
    }
    this.begin();
  }
}

/** Design pixels; staggered so that no pennant hides behind another. */
function poleOf({ order }: Rope): number {
  return PENNANT.pole + (order % 4) * PENNANT.step;
}

function asideOf({ order }: Rope): number {
  return Math.floor(order / 4) * PENNANT.aside;
}

function shownOf({ from, end, progress }: Roped): Stretch {
  if (!from) return end;
  const between = (a: number, b: number): number => a + (b - a) * progress;
  return {
    low: between(from.low, end.low),
    high: between(from.high, end.high),
    mean: between(from.mean, end.mean),
  };
}
