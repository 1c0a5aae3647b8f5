// An avalanche: snow that comes down a camp's part of the path, past the climbers there, and lies on it for a
// while.

import { Container, Graphics, Sprite } from 'pixi.js';
import { sketch } from '#scenes/features/mysticPeak/mountain/CampGear.ts';
import type { Scenery } from '#scenes/features/mysticPeak/mountain/scenery.ts';
import { cutter, dots, cutInHundredths, round } from '#scenes/kit/outlines.ts';
import { smooth } from '#scenes/kit/path.ts';
import { clamp } from '#scenes/kit/clamp.ts';
import { mix } from '#scenes/kit/color.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { seededRandom } from '#scenes/kit/landscape.ts';
import type { Shape } from '#scenes/kit/paint.ts';
import type { Color } from '#scenes/theme/tokens.ts';
import type { RunningMotion, ScenePorts } from '#scenes/ports.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { SNOW } from '#scenes/kit/materials.ts';

/** The slope it comes down. */
export interface Slope extends Pick<Scenery, 'unit'> {
  readonly path: Pick<Scenery['path'], 'at'>;
  readonly clear: Pick<Scenery['clear'], 'width'>;
}

/** Fractions of the path. */
export interface Reach {
  readonly low: number;
  readonly high: number;
}

const CRUMBS = 24;
/** Seconds for each part: the edge tips over, the front comes through, the drift settles. */
const TIMES = { tip: 0.2, front: 0.7, drift: 0.4 } as const;
/** Size of the front in design pixels, as baked. */
const FRONT = { width: 760, height: 120 } as const;

export class Avalanche extends Widget {
  override label = 'avalanche';
  readonly #drift = this.addChild(drawing('drift'));
  #played: RunningMotion | null = null;

  constructor(ports: ScenePorts) {
    super(ports);
    this.#drift.visible = false;
  }

  /** Draws the snow on the ground; none without a reach. */
  draw(scenery: Scenery, reach: Reach | null): void {
    this.#drift.visible = reach !== null;
    if (!reach) return;
    this.#drift.clear();
    const { path, unit } = scenery;
    const size = unit * (reach.high - reach.low > 0.6 ? 1 : 0.62);
    // Heaps along the path, the largest at its foot.
    for (const [index, share] of [0.16, 0.44, 0.75].entries()) {
      const { x, y } = path.at(reach.low + (reach.high - reach.low) * share);
      const wide = size * (74 - 18 * index);
      const put = (outline: string, color: Color): Shape =>
        cutInHundredths(x, y + 12 * size, wide, outline, color);
      const balls = (discs: string, color: Color): Shape => dots(x, y + 12 * size, wide / 100, discs, color);
      sketch(this.#drift, [
        put('-150 6 -120 -20 110 -24 160 8 80 18 -90 16', SNOW[1]),
        balls('-70 -10 42 75 -10 36 10 -20 55', SNOW[1]),
        balls('-78 -18 38 2 -30 50 66 -16 30', SNOW[0]),
        put('-140 2 -110 -20 90 -20 120 -2 20 6 -80 6', SNOW[0]),
      ]);
    }
  }

  override destroy(): void {
    this.finish();
    super.destroy({ children: true });
  }

  /** Ends the fall with all the snow down. */
  finish(): void {
    this.#played?.finish();
    this.#played = null;
  }

  /** Plays the fall once. */
  run({ path, unit, clear }: Slope, { low, high }: Reach): void {
    const { motion, assets, random } = this.ports;
    this.finish();
    if (motion.policy !== 'full') {
      motion.play('fade', this.#drift, { duration: 0.16 });
      return;
    }
    const [top, foot] = [path.at(high), path.at(low)];
    const wide =
      high - low > 0.6 ? clear.width * 0.9 : Math.max(160 * unit, Math.abs(top.x - foot.x) + 140 * unit);
    const front = this.addChild(
      new Sprite({ texture: assets.baked('mountain:avalanche', frontPicture), anchor: 0.5 }),
    );
    front.scale.set(wide / FRONT.width);
    const put = cutter(0, 0, unit);
    const crumbs = Array.from({ length: CRUMBS }, () => ({
      piece: this.addChild(
        sketch(drawing(), [put('-7 -3 -1 -7 7 -2 3 6 -4 5', SNOW[0]), put('0 2 7 -2 3 6 -4 5', SNOW[1])]),
      ),
      aside: (random.next() - 0.5) * wide,
      lag: random.next() * 0.22,
      high: (20 + 60 * random.next()) * unit,
      turn: (random.next() - 0.5) * 12,
    }));
    const middle = (top.x + foot.x) / 2;
    const from = top.y - 90 * unit;
    const far = foot.y + 60 * unit - from;
    const duration = TIMES.tip + TIMES.front + TIMES.drift;
    this.#played = motion.ease(
      (share) => {
        const seconds = share * duration;
        // It leans over the edge first, then rushes down.
        const run = clamp((seconds - TIMES.tip) / TIMES.front, 0, 1);
        const down = smooth(run);
        if (share === 1) {
          front.destroy();
          for (const { piece } of crumbs) piece.destroy();
          return;
        }
        front.position.set(middle, from + far * down);
        front.rotation = -0.06 * Math.min(1, seconds / TIMES.tip) + 0.1 * down;
        front.alpha = Math.min(1, seconds / 0.12, (1 - run) * 5);
        for (const { piece, aside, lag, high, turn } of crumbs) {
          const own = clamp((run - lag) / (1 - lag), 0, 1);
          piece.visible = own > 0 && own < 1;
          piece.position.set(middle + aside, from + far * own - high * Math.sin(Math.PI * own) - 30 * unit);
          piece.rotation = turn * own;
        }
      },
      { duration, steady: true },
    );
    motion.play('slide', this.#drift, {
      from: { y: 18 * unit },
      delay: TIMES.tip + TIMES.front * 0.8,
      duration: TIMES.drift,
    });
  }
}

/** Nine soft lobes shaded at the lower right, with powder above them. */
function frontPicture(): Container {
  const { width, height } = FRONT;
  const lobes = (count: number, seed: number, down: number, size: number, shift: number): number[] =>
    Array.from({ length: count }, (_, index) => [
      (width * (index + 0.25 + 0.5 * seededRandom(seed, index))) / count + shift,
      height * (down + 0.16 * seededRandom(seed + 1, index)) + shift,
      height * size * (0.6 + 0.55 * seededRandom(seed + 2, index)),
    ]).flat();
  const powder = mix(SNOW[0], SNOW[1], 0.4);
  return sketch(new Graphics(), [
    round(lobes(13, 181, 0.16, 0.13, 0), powder, 0.55),
    round(lobes(12, 184, 0.34, 0.27, 0), powder),
    ...(
      [
        [9, 171, 0.62, 0.42, 4],
        [14, 187, 0.82, 0.19, 3],
      ] as const
    ).flatMap(([count, seed, down, size, shift]) => [
      round(lobes(count, seed, down, size, shift), SNOW[1]),
      round(lobes(count, seed, down, size * 0.92, shift - 6), SNOW[0]),
    ]),
  ]);
}
