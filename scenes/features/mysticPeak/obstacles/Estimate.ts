// The still form of the rope throw: players find the distance of the ledge by throwing.

import {
  type EstimateView,
  type GameView,
  MINI_GAMES,
  possibleLedge,
} from '#core/features/mysticPeak/games/game.ts';
import {
  Cliff,
  drawDashes,
  drawHook,
  drawLedge,
  drawThrows,
  wallOf,
} from '#scenes/features/mysticPeak/obstacles/cliff.ts';
import type { ObstacleGame, ObstacleGameLook } from '#scenes/features/mysticPeak/obstacles/obstacleGame.ts';
import { isMovingRopeThrow } from '#scenes/features/mysticPeak/obstacles/played/model.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { setText } from '#scenes/kit/text.ts';
import { soundOfThrow } from '#scenes/features/mysticPeak/sounds/model.ts';
import type { Target } from '#scenes/ports.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { METAL } from '#scenes/kit/materials.ts';

const { scale, throws, within, ledge: range } = MINI_GAMES.estimate;

/** A throw on the scale. */
class Mark extends Widget {
  readonly drawing = this.addChild(drawing());
  readonly value = this.text({ size: 18, anchor: 0.5, color: this.tokens.color.snow });
}

export class Estimate extends Widget implements ObstacleGame {
  readonly #cliff = this.addChild(new Cliff());
  readonly #scale = this.addChild(drawing('scale'));
  readonly #labels = Array.from({ length: 11 }, () =>
    this.text({ size: 18, anchor: 0.5, color: this.tokens.color.snow }),
  );
  readonly #marks = Array.from({ length: throws }, (_, index) =>
    this.add(new Mark(this.ports), `mark:${index}`),
  );

  set(look: ObstacleGameLook): void {
    const { view } = look.model;
    if (view.game !== 'ropeThrow' || isMovingRopeThrow(view)) return;
    const { width, height } = look;
    this.#cliff.set(width, height);
    const wall = wallOf(width, height);
    this.#drawScale(view, look);
    for (const [index, label] of this.#labels.entries()) {
      const value = index * 10;
      label.visible = width > 500 || value % 50 === 0;
      label.style.fontSize = Math.max(14, 15 * wall.unit);
      setText(label, `${value}`);
      label.position.set(wall.x(value / scale), wall.scale - 24 * wall.unit);
    }
    for (const [index, mark] of this.#marks.entries()) {
      const thrown = view.throws[index];
      mark.visible = thrown !== undefined;
      if (!thrown) continue;
      const { color } = this.tokens;
      const { unit } = wall;
      const on = mark.drawing.clear();
      const isHit = thrown.answer === 'hit';
      const ink = isHit ? color.gold : thrown.isJust ? color.glow : METAL[0];
      drawHook(on, { x: 0, y: 0 }, 30 * unit, ink, isHit ? 0 : 0.35);
      if (!isHit) {
        const way = thrown.answer === 'short' ? 1 : -1;
        for (let arrow = 0; arrow < (thrown.isJust ? 1 : 2); arrow += 1) {
          const x = way * (20 + arrow * 12) * unit;
          on.moveTo(x - way * 4 * unit, -7 * unit)
            .lineTo(x + way * 4 * unit, 0)
            .lineTo(x - way * 4 * unit, 7 * unit);
        }
        on.stroke({ width: 4 * unit, color: ink, cap: 'round', join: 'round' });
      }
      mark.value.style.fontSize = 19 * unit;
      setText(mark.value, `${thrown.value}`);
      mark.value.position.set(0, 27 * unit);
      const { width: wide, height: high } = mark.value;
      on.roundRect(-wide / 2 - 6, 27 * unit - high / 2, wide + 12, high, high / 2).fill(color.night950);
      // Marks hang below the scale, each lower than the one before, so that none covers another.
      const down = (26 + index * 20) * unit;
      this.ports.motion.place(mark, { x: wall.x(thrown.value / scale), y: wall.scale + down });
    }
  }

  play(before: GameView, { model: { view }, height }: ObstacleGameLook): void {
    if (
      view.game !== 'ropeThrow' ||
      isMovingRopeThrow(view) ||
      before.game !== 'ropeThrow' ||
      isMovingRopeThrow(before)
    )
      return;
    if (view.throws.length <= before.throws.length) return;
    const { motion, sound } = this.ports;
    const last = view.throws.at(-1);
    sound.play(soundOfThrow(last?.answer === 'hit' ? 'hit' : last?.isJust ? 'near' : 'far'));
    const mark = this.#marks[view.throws.length - 1];
    if (mark) motion.play('fly', mark, { from: { x: 30, y: height * 0.9 }, duration: 0.36 });
  }

  stand(): null {
    return null;
  }

  targets({ model, width, height }: ObstacleGameLook): readonly Target[] {
    if (model.result !== null) return [];
    // The page's own number field and throw button.
    const y = Math.round(height * 0.7);
    return [{ id: 'rope:estimate', kind: 'island', rect: { x: 0, y, width, height: height - y - 4 } }];
  }

  /** Ticks every ten; distances already ruled out are hatched. */
  #drawScale({ throws: made, difficulty, ledge }: EstimateView, { width, height }: ObstacleGameLook): void {
    const { color } = this.tokens;
    const wall = wallOf(width, height);
    const { unit } = wall;
    const on = this.#scale.clear();
    const [left, right] = [wall.left, wall.right];
    const high = 18 * unit;
    // The cliff is neither light nor dark.
    const words = { color: color.night950, alpha: 0.6 } as const;
    on.roundRect(left - 20, wall.scale - 37 * unit, right - left + 40, 26 * unit, 8).fill(words);
    on.roundRect(left - 6, wall.scale - high / 2 - 3, right - left + 12, high + 6, 6).fill(color.night950);
    on.rect(left, wall.scale - high / 2, right - left, high).fill(color.glow);
    const { from, to } = possibleLedge(made, difficulty);
    const open = ledge === null ? [from, to] : [ledge - within[difficulty], ledge + within[difficulty]];
    const shut = [
      [0, Math.max(0, (open[0] ?? range.from) - 0.5)],
      [Math.min(scale, (open[1] ?? range.to) + 0.5), scale],
    ] as const;
    for (const [start, end] of shut) {
      const [x, end2] = [wall.x(start / scale), wall.x(end / scale)];
      if (end2 <= x) continue;
      on.rect(x, wall.scale - high / 2, end2 - x, high).fill(color.night700);
      for (let at = x + 4; at < end2 + high; at += 9) {
        const a = Math.min(at, end2);
        const b = Math.max(x, at - high);
        on.moveTo(a, wall.scale - high / 2 + (at - a)).lineTo(b, wall.scale + high / 2 - (b - (at - high)));
      }
      on.stroke({ width: 2, color: color.night500 });
    }
    for (let tick = 0; tick <= 10; tick += 1)
      on.rect(
        wall.x(tick / 10) - 1.5,
        wall.scale - high / 2 - (tick % 5 === 0 ? 6 : 3),
        3,
        high + (tick % 5 === 0 ? 12 : 6),
      ).fill(color.snow);
    if (ledge !== null) {
      const x = wall.x(ledge / scale);
      const shelf = wall.ledge - 22 * unit;
      drawLedge(on, x, shelf, (2 * within[difficulty] * (right - left)) / scale, unit);
      const last = made.at(-1);
      if (last && last.answer !== 'hit')
        drawDashes(on, { x: wall.x(last.value / scale), y: shelf + 2 }, { x, y: shelf + 2 }, color.snow);
    }
    const colors = { hit: color.gold, miss: color.ember, ink: color.ink };
    drawThrows(
      on,
      made.map(({ answer }) => answer === 'hit'),
      throws,
      unit,
      colors,
    );
  }
}
