// The moving form of the rope throw: a hook runs back and forth under an overhang and is thrown as it passes
// the ledge.

import type { Graphics } from 'pixi.js';
import {
  type GameView,
  MINI_GAMES,
  markerAt,
  type RopeMark,
  type RopeThrowView,
} from '#core/features/mysticPeak/games/game.ts';
import { soundOfThrow } from '#scenes/features/mysticPeak/sounds/model.ts';
import {
  Cliff,
  drawDashes,
  drawHook,
  drawLedge,
  drawRope,
  drawThrows,
  type Spot,
  wallOf,
} from '#scenes/features/mysticPeak/obstacles/cliff.ts';
import {
  type ObstacleGame,
  type ObstacleGameLook,
  lit,
  type Stand,
} from '#scenes/features/mysticPeak/obstacles/obstacleGame.ts';
import { isMovingRopeThrow } from '#scenes/features/mysticPeak/obstacles/played/model.ts';
import {
  isThrowReplaced,
  isRunning,
  markerTime,
  noteDrawn,
  shownThrow,
  THROW,
} from '#scenes/features/mysticPeak/obstacles/rope/model.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { PrimaryButton } from '#scenes/kit/PrimaryButton.ts';
import type { RunningMotion, Rect, Target } from '#scenes/ports.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { METAL, ROPE } from '#scenes/kit/materials.ts';

const { scale, throws } = MINI_GAMES.ropeThrow;
/** Seconds the rope is in flight, and then until it is tight. */
const FLIES = 0.36;
const TIGHTENS = 0.2;

export class RopeThrow extends Widget implements ObstacleGame {
  readonly #cliff = this.addChild(new Cliff());
  readonly #scale = this.addChild(drawing('scale'));
  readonly #rope = this.addChild(drawing('rope'));
  readonly #marker = this.addChild(drawing('marker'));
  readonly #button = this.addChild(new PrimaryButton(this.ports));
  /** Progress of the last throw, 0 to 1: the rope flies, then tightens. */
  #flown = 1;
  #flight: RunningMotion | null = null;

  set(look: ObstacleGameLook): void {
    const { view, isOpen } = look.model;
    if (!isMovingRopeThrow(view)) return;
    const { width, height } = look;
    this.#cliff.set(width, height);
    this.#drawScale(view, look);
    this.#drawRopes(view, look);
    this.#drawMarker(look);
    const words = isOpen && view.open ? THROW.words : null;
    this.#button.alpha = look.now < (view.open?.startsAt ?? 0) ? 0.55 : 1;
    this.#button.lay(buttonOf(look), words, { textSize: 24, ...look.touch(THROW.id) });
  }

  play(before: GameView, look: ObstacleGameLook): void {
    const { view } = look.model;
    if (!isMovingRopeThrow(view) || !isMovingRopeThrow(before)) return;
    const { motion, sound } = this.ports;
    if (isThrowReplaced(before, view)) return sound.play('partial');
    if (view.marks.length <= before.marks.length) return;
    const { answer } = view.marks.at(-1) as RopeMark;
    sound.play(soundOfThrow(answer === 'hit' ? 'hit' : answer === 'just' ? 'near' : 'far'));
    this.#flight?.finish();
    this.#flight = motion.ease(
      (share) => {
        this.#flown = share;
        if (!this.destroyed) this.#drawRopes(view, look);
      },
      { duration: FLIES + TIGHTENS, steady: true },
    );
  }

  stand({ width, height }: ObstacleGameLook): Stand {
    const { ground } = wallOf(width, height);
    return { x: width * 0.17, y: ground + height * 0.06, size: Math.min(height * 0.3, width * 0.3) };
  }

  targets({ model, width, height }: ObstacleGameLook): readonly Target[] {
    // A press anywhere throws.
    if (model.result !== null) return [];
    return [{ id: THROW.id, kind: 'button', rect: { x: 0, y: 0, width, height } }];
  }

  update(look: ObstacleGameLook): boolean {
    const { view, isOpen } = look.model;
    if (!isMovingRopeThrow(view) || !isOpen || !view.open || !isRunning(view.open, look.now)) return false;
    this.#drawMarker(look);
    return true;
  }

  #drawMarker({ model: { view, isOpen }, width, height, now }: ObstacleGameLook): void {
    const on = this.#marker.clear();
    if (!isMovingRopeThrow(view) || !view.open || !isOpen || shownThrow(view, now)) return;
    const wall = wallOf(width, height);
    const x = wall.x(markerAt(view.open, markerTime(view.open, now)) / scale);
    const { color } = this.tokens;
    const isBright = now >= view.open.startsAt;
    on.moveTo(x, wall.ledge - 30 * wall.unit)
      .lineTo(x, wall.scale + 4)
      .stroke({ width: 2, color: color.snow, alpha: isBright ? 0.5 : 0.2 });
    drawHook(on, { x, y: wall.scale + 16 * wall.unit }, 34 * wall.unit, isBright ? METAL[0] : METAL[1]);
    if (isBright) noteDrawn(view.open, now);
  }

  /** Draws the zone of the open throw, or of the last one, and the results of earlier throws. */
  #drawScale(view: RopeThrowView, { width, height, now }: ObstacleGameLook): void {
    const { color } = this.tokens;
    const wall = wallOf(width, height);
    const { unit } = wall;
    const on = this.#scale.clear();
    const zone = shownThrow(view, now) ?? view.open;
    on.roundRect(wall.left - 8, wall.scale - 5, wall.right - wall.left + 16, 10, 5).fill(color.night950);
    on.roundRect(wall.left - 6, wall.scale - 3, wall.right - wall.left + 12, 6, 3).fill(METAL[1]);
    for (let tick = 0; tick <= 10; tick += 1)
      on.rect(wall.x(tick / 10) - 1, wall.scale - 3, 2, 6).fill(color.night950);
    if (zone) {
      const wide = (zone.zone / scale) * (wall.right - wall.left);
      const x = wall.x(zone.centre / scale);
      on.rect(x - wide / 2, wall.ledge + 4, wide, wall.scale - wall.ledge).fill({
        color: color.glow,
        alpha: 0.22,
      });
      on.rect(x - wide / 2, wall.scale - 8, wide, 16).fill(color.glowEdge);
      on.rect(x - wide / 2, wall.scale - 8, wide, 12).fill(color.glow);
      on.rect(x - wide / 2, wall.scale - 8, wide, 3).fill(lit(color.glow, 0.8));
      drawLedge(on, x, wall.ledge, wide, unit);
    }
    const colors = { hit: color.gold, miss: color.ember, ink: color.ink };
    drawThrows(
      on,
      view.marks.map(({ answer }) => answer === 'hit'),
      throws,
      unit,
      colors,
    );
  }

  #drawRopes(view: RopeThrowView, look: ObstacleGameLook): void {
    const { width, height } = look;
    const { color } = this.tokens;
    const wall = wallOf(width, height);
    const { unit } = wall;
    const on = this.#rope.clear();
    // Earlier throws leave their hooks.
    for (const mark of view.marks) {
      if (mark.x === null || mark === shownThrow(view, look.now)) continue;
      drawHook(
        on,
        { x: wall.x(mark.x / scale), y: wall.scale + 22 * unit },
        18 * unit,
        mark.answer === 'hit' ? color.gold : color.ember,
        0.4,
      );
    }
    const last = shownThrow(view, look.now);
    if (!last) return;
    const { x, y, size } = this.stand(look);
    const hand = { x: x + size * 0.34, y: y - size * 0.42 };
    const isHit = last.answer === 'hit';
    const at = wall.x((isHit ? last.centre : (last.x ?? scale / 2)) / scale);
    const hook = isHit ? { x: at, y: wall.ledge - 26 * unit } : { x: at, y: wall.scale - 14 * unit };
    const total = FLIES + TIGHTENS;
    const share = Math.min(1, (this.#flown * total) / FLIES);
    const tight = Math.max(0, (this.#flown * total - FLIES) / TIGHTENS);
    if (last.answer === 'late') {
      drawRope(on, hand, { x: hand.x + size * 0.5, y: wall.ground + height * 0.05 }, size * 0.1);
      return;
    }
    const ledge = wall.x(last.centre / scale);
    if (!isHit && share === 1) {
      const wide = (last.zone / scale) * (wall.right - wall.left);
      const edge = { x: ledge + (Math.sign(at - ledge) * wide) / 2, y: wall.ledge + 2 };
      if (last.answer === 'just') this.#drawScratch(on, edge, Math.sign(at - ledge), unit);
      else drawDashes(on, { x: at, y: hook.y - 8 * unit }, edge, color.snow);
    }
    const sag = isHit ? -height * 0.1 * (1 - tight) + 6 : height * (-0.1 + 0.16 * tight);
    const tip = drawRope(on, hand, hook, sag, share);
    if (!isHit || share < 1) return drawHook(on, tip, 32 * unit, METAL[0], isHit ? 0 : 0.5);
    for (const down of [0, 6, 12]) {
      on.moveTo(at - 8 * unit, hook.y + down).quadraticCurveTo(
        at,
        hook.y + down + 7,
        at + 8 * unit,
        hook.y + down,
      );
      on.stroke({ width: 5, color: ROPE[1], cap: 'round' });
      on.moveTo(at - 6 * unit, hook.y + down).quadraticCurveTo(
        at,
        hook.y + down + 6,
        at + 6 * unit,
        hook.y + down,
      );
      on.stroke({ width: 3, color: ROPE[0], cap: 'round' });
    }
  }

  /**
   * Scratches along the edge the hook just missed, and sparks where it slipped off. `side`: -1 for left, 1
   * for right.
   */
  #drawScratch(on: Graphics, { x, y }: Spot, side: number, unit: number): void {
    const { color } = this.tokens;
    for (let scratch = 0; scratch < 5; scratch += 1) {
      const left = x - side * (4 - scratch * 7) * unit;
      on.moveTo(left, y - 7 * unit).lineTo(left + 5 * unit, y + 10 * unit);
    }
    on.stroke({ width: 4 * unit, color: color.glow, cap: 'round' });
    for (let ray = 0; ray < 6; ray += 1) {
      const angle = -1.25 + ray * 0.42;
      const [near, far] = [30 * unit, (ray % 2 === 0 ? 50 : 42) * unit];
      const [right, down] = [side * Math.cos(angle), Math.sin(angle)];
      on.moveTo(x + near * right, y + near * down).lineTo(x + far * right, y + far * down);
    }
    on.stroke({ width: 4 * unit, color: color.snow, cap: 'round' });
  }
}

function buttonOf({ width, height }: ObstacleGameLook): Rect {
  const { ground } = wallOf(width, height);
  const wide = Math.min(220, width * 0.52);
  return { x: width - wide - 16, y: ground - 6, width: wide, height: Math.min(56, height - ground - 4) };
}
