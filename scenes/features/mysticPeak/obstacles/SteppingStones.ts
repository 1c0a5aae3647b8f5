// Stepping stones: nine stones in a stream, the ones shown, the steps taken in order, and the slip.

import type { Graphics } from 'pixi.js';
import { MINI_GAMES, type GameView, type SteppingStonesView } from '#core/features/mysticPeak/games/game.ts';
import {
  drawTuft,
  cutStone,
  type ObstacleGame,
  type ObstacleGameLook,
  LAND,
  lit,
  ROUND,
  rounded,
  type Stand,
} from '#scenes/features/mysticPeak/obstacles/obstacleGame.ts';
import { shownIndex, type StoneModel, stonesIn } from '#scenes/features/mysticPeak/obstacles/stones/model.ts';
import { mix } from '#scenes/kit/color.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { seededRandom } from '#scenes/kit/landscape.ts';
import { SCALE } from '#scenes/kit/scale.ts';
import { setText } from '#scenes/kit/text.ts';
import { optionLook } from '#scenes/theme/tokens.ts';
import type { Target } from '#scenes/ports.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { METAL, shaded, NIGHT } from '#scenes/kit/materials.ts';
import { points } from '#scenes/kit/outlines.ts';

const { side } = MINI_GAMES.steppingStones;
/** Fractions of the height at which the banks end; the stones lie between them. */
const BANKS = [0.15, 0.86] as const;
const STONE = { top: '#B9CDE6', base: METAL[1] } as const;

class Stone extends Widget {
  readonly drawing = this.addChild(drawing());
  readonly number = this.text({ size: 30, anchor: 0.5, color: this.tokens.color.ink });
  readonly badge = this.text({ size: 30, anchor: 0.5, color: this.tokens.color.ink });
}

export class SteppingStones extends Widget implements ObstacleGame {
  readonly #stream = this.addChild(drawing());
  readonly #pebbles = this.addChild(drawing('pebbles'));
  readonly #stones = Array.from({ length: side ** 2 }, (_, index) =>
    this.add(new Stone(this.ports), `stone:${index + 1}`),
  );
  readonly #heard = this.text({ size: 30, anchor: 0.5, label: 'heard' });
  #drawn = '';
  #size = '';

  set(look: ObstacleGameLook): void {
    const { model, width, height, now } = look;
    if (model.view.game !== 'steppingStones') return;
    this.#drawStream(width, height);
    this.#drawPebbles(model.view, width, height);
    const stones = stonesIn(model, now);
    const key = JSON.stringify([
      width,
      height,
      stones.map(({ id, state, ordinal }) => [state, ordinal, look.touch(id)]),
    ]);
    if (key !== this.#drawn) {
      this.#drawn = key;
      for (const [index, stone] of stones.entries()) this.#drawStone(index, stone, look);
    }
    const place = model.view.form === 'spoken' ? shownIndex(model.view, now) : null;
    this.#heard.visible = place !== null;
    if (place === null) return;
    this.#heard.style.fontSize = height * 0.34;
    setText(this.#heard, `${model.view.row?.[place] ?? ''}`);
    this.#heard.position.set(width / 2, height / 2);
  }

  play(before: GameView, look: ObstacleGameLook): void {
    const { view } = look.model;
    if (view.game !== 'steppingStones' || before.game !== 'steppingStones') return;
    if (view.steps.length <= before.steps.length) return;
    const { motion, sound } = this.ports;
    const stone = this.#stones[(view.steps.at(-1) ?? 1) - 1];
    if (!stone) return;
    if (view.held === view.steps.length) {
      sound.play('score', SCALE[Math.min(view.held, SCALE.length) - 1]);
      motion.play('hit', stone, { delay: 0.1 });
      return;
    }
    motion.play('tilt', stone);
    const next = this.#stones[(view.next ?? 1) - 1];
    if (next) motion.play('pulse', next, { duration: 0.8, delay: 0.2 });
  }

  stand({ model: { view }, width, height }: ObstacleGameLook): Stand | null {
    if (view.game !== 'steppingStones') return null;
    const cell = this.#cell(width, height);
    const size = Math.min(cell.height * 0.9, cell.width * 0.62);
    const { held, count, steps } = view;
    // To the side of a win's stars.
    if (held === count) return { x: width * 0.17, y: height * BANKS[0] - 4, size };
    const at = held > 0 ? this.#middle((steps[held - 1] ?? 1) - 1, width, height) : null;
    return at ? { x: at.x, y: at.y + cell.height * 0.1, size } : { x: width * 0.5, y: height * 0.965, size };
  }

  targets({ model, width, height, now }: ObstacleGameLook): readonly Target[] {
    const cell = this.#cell(width, height);
    return stonesIn(model, now).map(({ id, intent }, index): Target => {
      // An even grid, however the stones lie.
      const rect = {
        x: width * 0.03 + cell.width * (index % side) + 1,
        y: height * BANKS[0] + cell.height * Math.floor(index / side) + 1,
        width: cell.width - 2,
        height: cell.height - 2,
      };
      return { id, kind: 'button', rect, ...(intent && { intent }) };
    });
  }

  /** Plays the sound of the row's next stone. `place`: 0-based. */
  show(place: number): void {
    this.ports.sound.play('press', SCALE[place % SCALE.length]);
  }

  #cell(width: number, height: number) {
    return { width: (width * 0.94) / side, height: (height * (BANKS[1] - BANKS[0])) / side };
  }

  #middle(index: number, width: number, height: number) {
    const cell = this.#cell(width, height);
    return {
      x:
        width * 0.03 +
        cell.width * ((index % side) + 0.5) +
        (seededRandom(5, index) - 0.5) * cell.width * 0.1,
      y:
        height * BANKS[0] +
        cell.height * (Math.floor(index / side) + 0.5) +
        (seededRandom(6, index) - 0.5) * 8,
    };
  }

  #drawStream(width: number, height: number): void {
    const key = `${width} ${height}`;
    if (key === this.#size) return;
    this.#size = key;
    const on = this.#stream.clear();
    on.roundRect(0, 0, width, height, ROUND).fill(LAND.stream);
    // Deeper in the middle; the stream runs from left to right.
    on.roundRect(0, height * 0.3, width, height * 0.42, 40).fill(mix(LAND.stream, '#123F55', 0.3));
    for (let wave = 0; wave < 13; wave += 1) {
      const x = width * (0.04 + 0.86 * seededRandom(3, wave));
      const y = height * (BANKS[0] + 0.04 + 0.66 * seededRandom(4, wave));
      const long = width * (0.04 + 0.06 * seededRandom(8, wave));
      on.moveTo(x, y).quadraticCurveTo(x + long / 2, y - 5, x + long, y);
      on.moveTo(x + long * 0.4, y + 7).quadraticCurveTo(x + long, y + 3, x + long * 1.4, y + 7);
      on.stroke({ width: 3, color: mix(LAND.stream, '#BFE6FA', 0.4), cap: 'round' });
    }
    this.#bank(on, width, height, 0);
    this.#bank(on, width, height, 1);
  }

  /** A shore with an edge cut by the water. */
  #bank(on: Graphics, width: number, height: number, far: 0 | 1): void {
    const edge = height * BANKS[far];
    const turn = far === 0 ? 1 : -1;
    const shore = (down: number): number[] => {
      const points: number[] = [];
      for (let step = 0; step <= 8; step += 1)
        points.push((width * step) / 8, edge - turn * (6 + 12 * seededRandom(20 + far, step)) + down);
      return points;
    };
    const land = (down: number) => rounded(shore(down), far === 0 ? 0 : height, width);
    if (far === 0) on.roundShape(land(7), 0).fill(shaded(LAND.grass, 0.6));
    else on.roundShape(land(0), 0).fill(lit(LAND.grass, 0.4));
    on.roundShape(land(far === 0 ? 0 : 5), 0).fill(LAND.grass);
    for (let tuft = 0; tuft < 6; tuft += 1) {
      const x = width * (0.05 + 0.9 * seededRandom(30 + far, tuft));
      // Keeps clear of the standing character and of the pebbles.
      if (Math.abs(x / width - 0.5) < 0.12 || (far === 0 && x > width * 0.64)) continue;
      const y =
        far === 0
          ? edge * (0.3 + 0.4 * seededRandom(31, tuft))
          : edge + (height - edge) * (0.35 + 0.4 * seededRandom(32, tuft));
      drawTuft(on, x, y, shaded(LAND.grass, 0.45));
    }
  }

  /** Pebbles on the far shore: one per step, filled for those taken. */
  #drawPebbles({ count, held }: SteppingStonesView, width: number, height: number): void {
    const { color } = this.tokens;
    const on = this.#pebbles.clear();
    const pitch = Math.min(24, height * 0.055);
    for (let index = 0; index < count; index += 1) {
      const x = width - 24 - (count - 1 - index) * pitch;
      const y = height * BANKS[0] * 0.42;
      const pebble = (down: number): number[] => cutStone(index, pitch * 0.86, pitch * 0.8, x, y + down);
      on.poly(pebble(3)).fill(shaded(LAND.grass, 0.75));
      on.poly(pebble(0)).fill(index < held ? color.gold : shaded(METAL[1], 0.3));
    }
  }

  #drawStone(index: number, { id, stone, state, ordinal }: StoneModel, look: ObstacleGameLook): void {
    const { tokens } = this;
    const made = this.#stones[index];
    if (!made) return;
    const { width, height, touch } = look;
    const cell = this.#cell(width, height);
    const wide = Math.min(cell.width * 0.84, cell.height * 1.7);
    const high = cell.height * 0.74;
    const { focused, pressed } = touch(id);
    const { x, y } = this.#middle(index, width, height);
    const option = optionLook(tokens, stone - 1);
    const isBright = state === 'lit' || state === 'next';
    const isTipped = state === 'slipped';
    const sunk = state === 'lit' || pressed ? 6 : isTipped ? high * 0.22 : 0;
    const top = isBright ? option.fill : state === 'held' ? mix(STONE.top, option.fill, 0.55) : STONE.top;
    const base = isBright ? option.edge : shaded(STONE.base, 0.4);
    const on = made.drawing.clear();
    // Water around its foot.
    on.ellipse(3, high * 0.3, wide * 0.56, high * 0.4).fill({ color: NIGHT, alpha: 0.28 });
    if (state === 'lit')
      for (const [far, alpha] of [
        [0.66, 0.14],
        [0.6, 0.24],
      ] as const)
        on.ellipse(0, sunk, wide * far, high * far * 0.95).fill({ color: option.fill, alpha });
    const ring = focused ? tokens.schemes.play.focus : isBright ? tokens.color.snow : null;
    const down = sunk * 0.6;
    const cut = (by: number, x: number, y: number): number[] => cutStone(stone, wide + by, high + by, x, y);
    if (ring) on.poly(cut(14, 0, down + 2)).fill(ring);
    if (ordinal !== null || state === 'next')
      on.poly(cut(24, 0, down + 2)).stroke({ width: 5, color: tokens.color.snow });
    on.poly(cut(0, 0, 9)).fill(base);
    on.poly(cut(0, 0, down)).fill(lit(top, 0.55));
    on.poly(cut(-4, 1, down + 2)).fill(top);
    // The side away from the light, and two cuts.
    const [cx, cy] = [wide * 0.5, high * 0.5];
    on.poly(points(0, down, cx, '0.1 0.86 0.34 0.3 0.86 0.1 0.6 0.72', cy)).fill({
      color: base,
      alpha: 0.28,
    });
    on.moveTo(-cx * 0.6, -cy * 0.35 + down).lineTo(-cx * 0.42, -cy * 0.62 + down);
    on.moveTo(-cx * 0.5, -cy * 0.2 + down).lineTo(-cx * 0.34, -cy * 0.42 + down);
    on.stroke({ width: 2, color: lit(top, 0.8), cap: 'round' });
    made.number.style.fontSize = Math.round(high * 0.46);
    setText(made.number, `${stone}`);
    made.number.position.set(0, down);
    made.number.alpha = isTipped ? 0.5 : 1;
    made.badge.visible = ordinal !== null;
    if (ordinal !== null) {
      const at = { x: wide * 0.36, y: -high * 0.4 };
      on.circle(at.x, at.y, high * 0.24)
        .fill(tokens.color.ink)
        .circle(at.x, at.y, high * 0.21)
        .fill(tokens.color.gold);
      made.badge.style.fontSize = Math.round(high * 0.3);
      setText(made.badge, `${ordinal}`);
      made.badge.position.set(at.x, at.y);
    }
    this.ports.motion.place(made, {
      x,
      y: y + (isTipped ? 8 : 0),
      rotation: isTipped ? 0.3 : 0,
      alpha: isTipped ? 0.72 : 1,
    });
  }
}
