// The bar above the question: how far, how hot, how many points, how long.

import { Container } from 'pixi.js';
import { SCORING } from '#core/scoring/config.ts';
import { type QuestionTimer, timerLeft } from '#core/views/questionTimer.ts';
import { MarkBadge } from '#scenes/kit/Badge.ts';
import { StreakFlame } from '#scenes/kit/StreakFlame.ts';
import { clockText, grouped } from '#scenes/kit/number.ts';
import { TimerRing } from '#scenes/kit/Timer.ts';
import { Piece } from '#scenes/kit/Piece.ts';
import { drawn } from '#scenes/message.ts';
import { Chip } from '#scenes/player/Chip.ts';
import type { HudModel } from '#scenes/player/question/model.ts';
import type { Played, Rect, ScenePorts, Target } from '#scenes/ports.ts';

export interface HudView extends HudModel {
  /** null where no clock is shown. */
  readonly clock: { readonly timer: QuestionTimer; readonly wholeMs: number } | null;
}

/** The last seconds are loud. */
const URGENT_SECONDS = 5;

export class Hud {
  readonly root = new Container();
  readonly #ports: ScenePorts;
  readonly #progress: Chip;
  readonly #score: Chip;
  readonly #star: Piece;
  readonly #scoreBox = new Container({ label: 'score' });
  readonly #flame: StreakFlame;
  readonly #sign = new MarkBadge();
  readonly #timer: TimerRing;
  #view: HudView | null = null;
  #rect: Rect = { x: 0, y: 0, width: 0, height: 0 };
  #cancelTick: () => void = () => undefined;
  #urgentShown: number | null = null;
  #counting: Played | null = null;

  constructor(ports: ScenePorts) {
    this.#ports = ports;
    const { theme } = ports;
    this.#progress = new Chip(theme);
    this.#progress.label = 'progress';
    this.#score = new Chip(theme);
    this.#star = new Piece(theme, 'star');
    this.#scoreBox.addChild(this.#score, this.#star);
    this.#flame = new StreakFlame(theme);
    this.#flame.label = 'streak';
    this.#timer = new TimerRing(theme);
    this.#timer.label = 'timer';
    this.root.addChild(this.#progress, this.#sign, this.#scoreBox, this.#flame, this.#timer);
  }

  sync(view: HudView): void {
    // A count that still runs would write an old score over the new one.
    if (view.score !== this.#view?.score) this.#counting?.finish();
    this.#view = view;
    this.#draw();
  }

  layout(rect: Rect): void {
    this.#rect = rect;
    this.#draw();
  }

  targets(): readonly Target[] {
    const { x, y, height } = this.#rect;
    const around = (id: string, node: Container, width: number): Target => ({
      id,
      kind: 'region',
      rect: { x: x + node.x - width / 2, y, width, height },
    });
    return [
      around('progress', this.#progress, this.#progress.plateWidth),
      ...(this.#sign.visible ? [around(this.#sign.label, this.#sign, height * 0.7)] : []),
      ...(this.#flame.visible ? [around('streak', this.#flame, height * 0.7)] : []),
      ...(this.#view?.showScore ? [around('score', this.#scoreBox, this.#score.plateWidth)] : []),
      ...(this.#view?.clock ? [around('timer', this.#timer, height)] : []),
    ];
  }

  playScore(from: number, to: number): void {
    this.#counting = this.#ports.motion.count(
      from,
      to,
      (value) => this.#score.say(grouped(this.#ports.strings, value)),
      {
        delay: 0.35,
        duration: 0.9,
      },
    );
    if (to > from) this.#ports.motion.play('pulse', this.#scoreBox, { delay: 0.35 });
  }

  playStreak(from: number, to: number): void {
    if (to < SCORING.flameFrom) return;
    this.#ports.motion.play(from < SCORING.flameFrom ? 'pop' : 'hop', this.#flame, {
      delay: 0.4,
      duration: 0.6,
    });
    if (from < SCORING.flameFrom) this.#ports.sound.play('streak');
  }

  destroy(): void {
    this.#cancelTick();
  }

  #draw(): void {
    const { height, width } = this.#rect;
    if (width === 0 || !this.#view) return;
    const { strings, motion } = this.#ports;
    const { place, score, showScore, streak, sign, clock } = this.#view;
    const plate = Math.round(height * 0.68);
    const middle = height / 2;
    this.root.position.set(this.#rect.x, this.#rect.y);
    this.#progress.set({ text: drawn(strings, place), height: plate });
    motion.place(this.#progress, { x: this.#progress.plateWidth / 2, y: middle });
    let right = width;
    this.#timer.visible = clock !== null;
    if (clock) {
      motion.place(this.#timer, { x: right - height / 2, y: middle });
      right -= height + height * 0.22;
    }
    this.#scoreBox.visible = showScore;
    if (showScore) {
      this.#score.set({ text: grouped(strings, score), height: plate, lead: plate * 0.62 });
      this.#star.resize(plate * 0.62);
      this.#star.x = -this.#score.plateWidth / 2 + plate * 0.56;
      motion.place(this.#scoreBox, { x: right - this.#score.plateWidth / 2, y: middle });
      right -= this.#score.plateWidth + height * 0.3;
    }
    this.#flame.set(streak, height * 0.86);
    if (this.#flame.visible) {
      motion.place(this.#flame, { x: right - height * 0.2, y: middle });
      right -= height * 0.65;
    }
    this.#drawSign(sign, right);
    this.#tick();
  }

  /** Behind the progress, where it fits before `right`: long numbers on a small phone leave no room for it. */
  #drawSign(sign: HudModel['sign'], right: number): void {
    const { theme, motion } = this.#ports;
    const { color } = theme.tokens;
    const size = Math.round(this.#rect.height * 0.68);
    const x = this.#progress.plateWidth + size * 0.75;
    this.#sign.visible = sign !== null && x + size / 2 < right;
    if (sign === null || !this.#sign.visible) return;
    this.#sign.label = sign;
    this.#sign.set(sign, size, color.snow, color.danger, color.danger);
    motion.place(this.#sign, { x, y: this.#rect.height / 2 });
  }

  /** Draws the time left, and comes back when the next second begins: between them nothing moves. */
  #tick(): void {
    this.#cancelTick();
    if (!this.#view?.clock) return;
    const { timer, wholeMs } = this.#view.clock;
    const { clock } = this.#ports;
    const leftMs = timerLeft(timer, clock.now()) ?? 0;
    const seconds = Math.ceil(leftMs / 1000);
    const urgent = timer.state === 'running' && seconds <= URGENT_SECONDS;
    this.#timer.set({
      share: Math.min(1, (seconds * 1000) / wholeMs),
      label: clockText(seconds),
      size: this.#rect.height,
      mood: timer.state === 'paused' ? 'paused' : urgent ? 'urgent' : 'calm',
    });
    this.#ports.invalidate('timer');
    if (timer.state !== 'running' || leftMs <= 0) return;
    if (urgent && this.#urgentShown !== seconds) {
      this.#urgentShown = seconds;
      this.#ports.motion.play('pulse', this.#timer, { duration: 0.3 });
      this.#ports.sound.play('tick');
    }
    this.#cancelTick = clock.at(timer.endsAt - (seconds - 1) * 1000, () => this.#tick());
  }
}
