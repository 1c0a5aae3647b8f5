// The bar above the question: progress, streak, score and clock.

import { Container } from 'pixi.js';
import { SCORING } from '#core/scoring/config.ts';
import { type QuestionTimer, timerLeft } from '#core/views/questionTimer.ts';
import { MarkBadge } from '#scenes/kit/Badge.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { StreakFlame } from '#scenes/kit/StreakFlame.ts';
import { formatClock, formatNumber } from '#scenes/kit/number.ts';
import { nextSecondAt } from '#scenes/kit/seconds.ts';
import { TimerRing } from '#scenes/kit/Timer.ts';
import { Icon } from '#scenes/kit/Icon.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import type { Message } from '#scenes/message.ts';
import type { Spots } from '#scenes/player/question/layer.ts';
import { Chip } from '#scenes/player/Chip.ts';
import { crossed, SCARF_FROM } from '#scenes/player/question/character.ts';
import { type Group, type HudModel, PROGRESS } from '#scenes/player/question/model.ts';
import type { Rect, Target } from '#scenes/ports.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { CharacterSprite } from '#scenes/kit/CharacterSprite.ts';
import { FOOT } from '#scenes/kit/anchors.ts';

export interface HudView extends HudModel {
  /** null if no clock is shown. */
  readonly clock: { readonly timer: QuestionTimer; readonly wholeMs: number } | null;
}

/** The clock ticks in the last seconds. */
export const URGENT_SECONDS = 5;
/** A bar wider than this has room for a name. */
const NAMES_FROM = 640;
/** Relative size of the flame of a long streak, and the number of semitones by which it sounds higher. */
const BLAZE = 1.3;
const THIRD = 4;
/** With more questions than this, the notches become one band. */
const MAX_NOTCHES = 20;

export class Hud extends Widget {
  readonly #progress = this.add(new Chip(this.ports), 'progress');
  readonly #trail = this.addChild(drawing());
  readonly #mascot = this.addChild(new CharacterSprite(this.ports, FOOT));
  readonly #group = this.add(new Pill(this.ports), 'group');
  readonly #sign = this.addChild(new MarkBadge());
  readonly #scoreBox = this.add(new Container(), 'score');
  readonly #score = this.#scoreBox.addChild(new Chip(this.ports));
  readonly #star = this.#scoreBox.addChild(new Icon(this.ports.theme, 'star'));
  readonly #flame = this.add(new StreakFlame(this.ports), 'streak');
  readonly #timer = this.add(new TimerRing(this.ports), 'timer');
  #view: HudView | null = null;
  #rect: Rect = { x: 0, y: 0, width: 0, height: 0 };
  #cancelTick: () => void = () => undefined;
  #urgentShown: number | null = null;
  /** The score shown while it counts. */
  #counted: number | null = null;
  /**
   * Points still on their way to the score (above 0) or from it (below 0); the score shown leaves them out.
   */
  held = 0;
  /** The empty part of the bar, from its left. */
  #free = { left: 0, right: 0 };

  sync(view: HudView): void {
    if (view.score !== this.#view?.score) this.#counted = null;
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
      ...(this.#group.visible
        ? [
            {
              id: 'group',
              kind: 'region',
              rect: { x: x + this.#group.x, y: y + this.#group.y, ...this.#group.box },
            } as const,
          ]
        : []),
      ...(this.#sign.visible ? [around(this.#sign.label, this.#sign, height * 0.7)] : []),
      ...(this.#flame.visible ? [around('streak', this.#flame, height * 0.7)] : []),
      ...(this.#view?.showScore ? [around('score', this.#scoreBox, this.#score.plateWidth)] : []),
      ...(this.#view?.clock ? [around('timer', this.#timer, height)] : []),
    ];
  }

  /** The empty part of the bar, in CSS pixels of the stage. */
  free(): { readonly left: number; readonly right: number } {
    const { x } = this.#rect;
    return { left: x + this.#free.left, right: x + this.#free.right };
  }

  /** Returns the place on the stage of the star before the score; null if no score is shown. */
  starPlace(): { readonly x: number; readonly y: number; readonly size: number } | null {
    if (!this.#scoreBox.visible) return null;
    const { x, y, height } = this.#rect;
    return {
      x: x + this.#scoreBox.x + this.#star.x,
      y: y + this.#scoreBox.y,
      size: Math.round(height * 0.68) * 0.62,
    };
  }

  /** Places of the star, the flame and the clock; null for those that aren't shown. */
  spots(): Pick<Spots, 'star' | 'flame' | 'clock' | 'holdPoints'> {
    const { x, y, height } = this.#rect;
    const at = (node: Container, size: number) =>
      node.visible ? { x: x + node.x, y: y + node.y, size } : null;
    return {
      star: this.starPlace(),
      flame: at(this.#flame, height * 0.86),
      clock: at(this.#timer, height),
      holdPoints: (points) => {
        this.held = points;
        this.#say();
      },
    };
  }

  /** Returns the place of the group's mascot on the stage; null if the player plays alone. */
  mascotPlace(): { readonly x: number; readonly y: number } | null {
    if (!this.#view?.group) return null;
    const { x, y, height } = this.#rect;
    const own = this.#group.visible ? this.#group.x + this.#group.box.height * 0.6 : this.#mascot.x;
    return { x: x + own, y: y + height / 2 };
  }

  playMascot(): void {
    this.ports.motion.play('hop', this.#group.visible ? this.#group : this.#mascot);
  }

  /** While stars arrive: the score shown so far, and how far it swells (0 to 1). null: all have arrived. */
  showArriving(score: number | null, swell: number): void {
    this.#counted = score;
    this.#say();
    this.#scoreBox.scale.set(1 + 0.08 * swell);
  }

  #say(): void {
    const score = this.#counted ?? this.#view?.score ?? 0;
    this.#score.change(formatNumber(this.ports.strings, score - this.held));
  }

  playStreak(from: number, to: number): void {
    if (to < SCORING.flameFrom) return;
    const { motion } = this.ports;
    // It pops up once, and pulses from then on.
    if (from < SCORING.flameFrom) motion.play('pop', this.#flame, { from: { scale: 0.4 }, delay: 0.6 });
    else motion.play('pulse', this.#flame, { delay: 0.6 });
    if (from < SCORING.flameFrom) this.ports.sound.play('streak');
    else if (crossed({ from, to }, SCARF_FROM.two)) this.ports.sound.play('streak', THIRD);
  }

  override destroy(): void {
    this.#cancelTick();
    super.destroy({ children: true });
  }

  #draw(): void {
    const { height, width } = this.#rect;
    if (width === 0 || !this.#view) return;
    const { strings, motion } = this.ports;
    const { place, score, showScore, streak, sign, clock, group } = this.#view;
    const plate = Math.round(height * 0.68);
    const middle = height / 2;
    this.position.set(this.#rect.x, this.#rect.y);
    const isNamed = group !== null && width > NAMES_FROM;
    const lead = group && !isNamed ? plate * 0.66 : 0;
    const count = (words: Message): void => {
      this.#progress.set({ text: this.say(words), height: plate, lead });
      motion.place(this.#progress, { x: this.#progress.plateWidth / 2, y: middle });
    };
    count(place);
    this.#drawMascot(isNamed ? null : group, plate);
    const named = isNamed ? this.#drawGroup(group, plate) : 0;
    this.#group.visible = isNamed;
    let right = width;
    this.#timer.visible = clock !== null;
    if (clock) {
      motion.place(this.#timer, { x: right - height / 2, y: middle });
      right -= height + height * 0.22;
    }
    this.#scoreBox.visible = showScore;
    if (showScore) {
      this.#score.set({ text: formatNumber(strings, score), height: plate, lead: plate * 0.62 });
      // Keeps a running count: otherwise its end would flash up for a frame.
      this.#say();
      this.#star.resize(plate * 0.62);
      this.#star.x = -this.#score.plateWidth / 2 + plate * 0.56;
      motion.place(this.#scoreBox, { x: right - this.#score.plateWidth / 2, y: middle });
      right -= this.#score.plateWidth + height * 0.3;
    }
    const blaze = streak >= SCARF_FROM.two ? BLAZE : 1;
    this.#flame.set(streak, height * 0.86 * blaze);
    if (this.#flame.visible) {
      motion.place(this.#flame, { x: right - height * 0.2 * blaze, y: middle });
      right -= height * 0.65 * blaze;
    }
    // If it would overlap the score, show only the number.
    if (this.#progress.plateWidth > right) count({ ...place, key: PROGRESS });
    this.#drawTrail(plate);
    const left = this.#progress.plateWidth + named;
    this.#free = { left: left + this.#drawSign(sign, left, right), right };
    this.#tick();
  }

  /** The mascot of the player's group, before the number of the question. */
  #drawMascot(group: Group | null, plate: number): void {
    this.#mascot.visible = group !== null;
    if (!group) return;
    this.#mascot.set(group.character, plate * 0.74);
    this.#mascot.position.set(plate * 0.66, this.#rect.height / 2 + plate * 0.36);
  }

  /** The group with its name, beside the number. Returns the width it takes. */
  #drawGroup({ character, name }: Group, plate: number): number {
    const size = Math.round(plate / 1.8);
    this.#group.set({ text: this.say(name), size, maxWidth: size * 14, character });
    const gap = plate * 0.3;
    this.#group.position.set(
      this.#progress.plateWidth + gap,
      (this.#rect.height - this.#group.box.height) / 2,
    );
    return gap + this.#group.box.width;
  }

  /** A notch for each question, below their number; one is lit for each correct answer. */
  #drawTrail(plate: number): void {
    const { color } = this.tokens;
    const trail = this.#view?.trail ?? null;
    this.#trail.visible = trail !== null;
    if (!trail) return;
    const { total, lit } = trail;
    const lead = this.#mascot.visible ? plate * 0.66 : 0;
    const width = this.#progress.plateWidth - plate * 0.84 - lead;
    const high = Math.max(3, Math.round(plate * 0.1));
    const gap = total <= MAX_NOTCHES ? Math.max(1, Math.min(3, width / total / 4)) : 0;
    const each = (width - gap * (total - 1)) / total;
    this.#trail.clear();
    this.#trail.position.set(
      lead + plate * 0.42,
      this.#rect.height / 2 + plate / 2 - high - Math.max(2, plate * 0.08),
    );
    const band = (from: number, until: number, fill: string): void => {
      if (until > from) this.#trail.roundRect(from, 0, until - from, high, high / 2).fill(fill);
    };
    if (gap === 0) {
      band(0, width, color.night700);
      band(0, (width * lit) / total, color.gold);
      return;
    }
    for (let index = 0; index < total; index += 1) {
      const from = index * (each + gap);
      band(from, from + each, index < lit ? color.gold : color.night700);
    }
  }

  /**
   * After the progress, if it fits before `right`: long numbers on a small phone leave no room for it.
   * Returns the width it takes.
   */
  #drawSign(sign: HudModel['sign'], left: number, right: number): number {
    const { color } = this.tokens;
    const size = Math.round(this.#rect.height * 0.68);
    const x = left + size * 0.75;
    this.#sign.visible = sign !== null && x + size / 2 < right;
    if (sign === null || !this.#sign.visible) return 0;
    this.#sign.label = sign;
    this.#sign.set(sign, size, color.snow, color.danger, color.danger);
    this.ports.motion.place(this.#sign, { x, y: this.#rect.height / 2 });
    return size * 1.25;
  }

  /** Draws the time left, and again when the next second begins; nothing moves in between. */
  #tick(): void {
    this.#cancelTick();
    if (!this.#view?.clock) return;
    const { timer, wholeMs } = this.#view.clock;
    const { clock } = this.ports;
    const now = clock.now();
    const leftMs = timerLeft(timer, now) ?? 0;
    const seconds = Math.ceil(leftMs / 1000);
    const urgent = timer.state === 'running' && seconds <= URGENT_SECONDS;
    this.#timer.set({
      share: Math.min(1, (seconds * 1000) / wholeMs),
      label: formatClock(seconds),
      size: this.#rect.height,
      mood: timer.state === 'paused' ? 'paused' : urgent ? 'urgent' : 'calm',
    });
    this.ports.invalidate('timer');
    if (timer.state !== 'running' || leftMs <= 0) return;
    if (urgent && this.#urgentShown !== seconds) {
      this.#urgentShown = seconds;
      this.ports.motion.play('pulse', this.#timer, { duration: 0.3 });
      this.ports.sound.play('tick');
    }
    this.#cancelTick = clock.at(nextSecondAt(timer.endsAt, now), () => this.#tick());
  }
}
