// Strike strip: a strike as its thrower sees it, and its target where no question is open. Both players stand
// in the snow, the ball flies, and the outcome appears on their tags; a player raising a shield stands alone
// beside it.

import { Container } from 'pixi.js';
import { DUEL_POINTS } from '#core/features/duels/duels.ts';
import type { Shield, StrikeOutcome } from '#core/features/duels/ids.ts';
import type { DuelNewsView } from '#core/features/duels/views.ts';
import type { Character } from '#core/room/characters.ts';
import type { UserView } from '#core/views/userView.ts';
import { FIELD } from '#scenes/features/duels/colors.ts';
import { DUEL_GEAR, type DuelGear, SHIELD_GEAR } from '#scenes/features/duels/gear.ts';
import { pointsTitle } from '#scenes/features/duels/model.ts';
import {
  falling,
  SHIELD_EMBLEM,
  hitsAfter,
  marks,
  outcome,
  RAISED,
  STACK,
  IMPACT_ON_STRIP,
  throwing,
} from '#scenes/features/duels/recipes.ts';
import { StrikeAnimation, type StrikeStage } from '#scenes/features/duels/StrikeAnimation.ts';
import { Marks } from '#scenes/features/duels/StrikePill.ts';
import { clamp } from '#scenes/kit/clamp.ts';
import { Actor } from '#scenes/kit/Actor.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { Gear } from '#scenes/kit/gear.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import type { FaceName, Rect } from '#scenes/ports.ts';
import { Widget } from '#scenes/kit/Widget.ts';

/** Fractions of the width: striker and target. */
const AT = [0.18, 0.82] as const;
/** Fractions of the height. */
const FEET = 0.66;
const SKY = 0.17;
const PRINTS = 5;
/** Seconds from the throw until the outcome has been shown. */
export const OUTCOME_SEEN_AFTER = IMPACT_ON_STRIP + 0.42;

/** Fractions of the width: the player raising a shield, and the shield. */
const RAISES = [0.4, 0.6] as const;
/** Sizes relative to the player: a block, and the thing on or in front of the blocks. */
const BLOCK = 0.6;
const MORE = 0.85;

export interface Raised {
  readonly character: Character;
  readonly shield: Shield;
}

interface End {
  /** The striker's face, then the target's. */
  readonly faces: readonly [FaceName, FaceName];
  readonly capped: readonly [boolean, boolean];
  /** Points the target lost or won. */
  readonly points: number;
  /** Seconds after the impact at which the points appear. */
  readonly told: number;
}

const ENDS: Readonly<Record<StrikeOutcome, End>> = {
  struckTarget: {
    faces: ['happy', 'calm'],
    capped: [false, true],
    points: -DUEL_POINTS.taken,
    told: 0.42,
  },
  brokeTargetShield: { faces: ['look', 'wow'], capped: [false, false], points: 0, told: 0.36 },
  rebounded: { faces: ['calm', 'happy'], capped: [true, false], points: 0, told: 0.9 },
  deflected: { faces: ['wow', 'calm'], capped: [false, false], points: 0, told: 0.8 },
  absorbed: { faces: ['calm', 'happy'], capped: [false, false], points: DUEL_POINTS.taken, told: 0.8 },
};

/** For whom it was deflected to, a strike is one that hits. */
const endOf = ({ role, outcome: came }: DuelNewsView): End => ENDS[role === 'third' ? 'struckTarget' : came];

/** Points of the striker, then of the other player, as far as the viewer may know them. */
function pointsOf(news: DuelNewsView): readonly [number, number] {
  if (news.role === 'striker') return [news.points, endOf(news).points];
  return [news.outcome === 'rebounded' ? -DUEL_POINTS.taken : 0, news.points];
}

export class StrikeStrip extends Widget {
  override label = 'strike';
  readonly #ground = this.addChild(drawing());
  readonly #prints = Array.from({ length: PRINTS }, () =>
    this.addChild(new Gear(this.ports, DUEL_GEAR, 'footprint')),
  );
  readonly #actors = [this.addChild(new Actor(this.ports)), this.addChild(new Actor(this.ports))] as const;
  /** Each part of a shield sits in a container of its own, which holds its position. */
  readonly #stack = this.addChild(new Container());
  readonly #marks = this.addChild(new Marks(this.ports));
  readonly #third = this.addChild(new Pill(this.ports));
  readonly #moment = new StrikeAnimation(this.ports, this.addChild(new Container()));
  readonly #names = [0, 1].map(() => this.addChild(new Pill(this.ports)));
  readonly #points = [0, 1].map(() => this.addChild(new Pill(this.ports)));
  #raised: Raised | null = null;
  #rect: Rect = { x: 0, y: 0, width: 0, height: 0 };
  #news: DuelNewsView | null = null;

  layout(rect: Rect): void {
    this.#rect = rect;
    this.#draw();
  }

  sync(news: DuelNewsView | null, raised: Raised | null): void {
    if (news?.id !== this.#news?.id || raised?.shield !== this.#raised?.shield) this.#moment.finish();
    this.#news = news;
    this.#raised = raised;
    this.visible = news !== null || raised !== null;
    this.#draw();
  }

  /** Drops and stacks three blocks; the player behind them hops for joy. */
  playRaised(): void {
    const { motion } = this.ports;
    const [actor] = this.#actors;
    const block = this.#measures().size * BLOCK;
    // With reduced motion nothing falls, but the blocks still appear.
    motion.play('fade', this.#stack, { duration: 0.05 });
    for (const [index, { x, y, children }] of this.#stack.children.entries()) {
      const [thing] = children;
      const falls = index < STACK.length;
      if (thing) this.#moment.settle(thing, block, falls ? falling(index) : SHIELD_EMBLEM);
      const foot = { x: x - block / 2, y: y - block * 0.2, width: block, height: block * 0.2 };
      if (falls) this.#moment.crumbs(foot, [FIELD.fill, FIELD.shade], 5, 0.12 * (index + 1));
    }
    actor.wear('look', RAISED);
    this.#moment.after(RAISED, () => actor.hop());
  }

  play(news: DuelNewsView): void {
    const { motion } = this.ports;
    const stage = this.#stage();
    if (!stage) return;
    const { told, capped } = endOf(news);
    const { seconds, lines } = outcome(news, stage.ways, true);
    this.#moment.story(stage, throwing(news, stage.ways), 0);
    this.#moment.story(stage, lines, IMPACT_ON_STRIP);
    this.#actors[0].wear('look', IMPACT_ON_STRIP);
    this.#actors[1].wear('calm', IMPACT_ON_STRIP);
    for (const [index, actor] of this.#actors.entries())
      if (capped[index]) actor.popSnowCap(IMPACT_ON_STRIP + (index === 0 ? 0.42 : hitsAfter(news)));
    for (const pill of this.#points)
      if (pill.visible) motion.play('pop', pill, { delay: IMPACT_ON_STRIP + told });
    if (this.#third.visible)
      motion.play('slide', this.#third, { from: { x: 80 }, delay: IMPACT_ON_STRIP, duration: 0.3 });
    motion.play('pop', this.#marks, { delay: IMPACT_ON_STRIP + seconds });
  }

  override destroy(): void {
    this.#moment.finish();
    super.destroy({ children: true });
  }

  #stage(): StrikeStage | null {
    const { width } = this.#rect;
    const { news, size, feet } = this.#measures();
    if (!news || width === 0) return null;
    const at = (share: number) => ({ x: width * share, y: feet - size * 0.5, size });
    const [thrower, body] = [at(AT[0]), at(AT[1])];
    const third = this.#third.visible
      ? { x: this.#third.x + size * 0.14, y: this.#third.y + this.#third.box.height / 2, size: size * 0.5 }
      : null;
    const to = third ?? { x: width, y: 0 };
    return {
      spots: { thrower, body, third, feet: { ...body, y: feet + 1 } },
      actors: { thrower: this.#actors[0], body: this.#actors[1] },
      ways: {
        source: [(thrower.x - body.x) / size, 0],
        on: [(to.x - body.x) / size, (to.y - body.y) / size],
      },
    };
  }

  #measures() {
    const { width, height } = this.#rect;
    const size = Math.min(height * 0.42, width * 0.29);
    return { news: this.#news, size, feet: height * FEET, letters: Math.max(13, height * 0.064) };
  }

  #draw(): void {
    const { x, y, width } = this.#rect;
    const { news, size, feet, letters } = this.#measures();
    if (!this.visible || width === 0) return;
    const { motion } = this.ports;
    motion.place(this, { x, y });
    this.#drawGround(feet - size * 0.1);
    const duel = [this.#prints, this.#actors, this.#names, this.#points, this.#marks, this.#third];
    for (const each of duel.flat()) each.visible = news !== null;
    this.#drawRaised(size, feet);
    if (!news) return;
    for (const [index, print] of this.#prints.entries()) {
      print.resize(size * 0.26);
      const share = AT[0] + ((index + 1.3) / (PRINTS + 1.6)) * (AT[1] - AT[0]);
      print.position.set(width * share, feet + size * (index % 2 === 0 ? 0.02 : 0.14));
    }
    const { faces, capped } = endOf(news);
    for (const [index, user] of [news.by, news.role === 'third' ? news.third : news.on].entries()) {
      const actor = this.#actors[index];
      const [face = 'calm', cap = false] = [faces[index], capped[index]];
      if (!actor) continue;
      for (const each of [actor, this.#names[index], this.#points[index]])
        if (each) each.visible = user !== null;
      if (!user) continue;
      actor.set({ character: user.character, size, face, tails: 0, snow: false, lean: 0 });
      actor.setSnowCap(cap);
      motion.place(actor, { x: width * (AT[index] ?? 0.5), y: feet });
      this.#tag(index, user, pointsOf(news)[index] ?? 0, letters);
    }
    this.#drawSky(news, letters);
  }

  #drawRaised(size: number, feet: number): void {
    const raised = this.#raised;
    this.#stack.visible = raised !== null;
    if (!raised) return;
    const { width } = this.#rect;
    const { motion } = this.ports;
    const [actor] = this.#actors;
    const { character, shield } = raised;
    actor.visible = true;
    actor.set({ character, size, face: 'happy', tails: 0, snow: false, lean: 0 });
    actor.setSnowCap(false);
    motion.place(actor, { x: width * RAISES[0], y: feet });
    if (this.#stack.label !== shield) {
      this.#stack.label = shield;
      for (const old of this.#stack.removeChildren()) old.destroy({ children: true });
      const names = [...STACK.map(() => 'block' as const), SHIELD_GEAR[shield]];
      // A wall consists of blocks only.
      for (const name of shield === 'standard' ? names.slice(1) : names)
        this.#stack.addChild(new Container()).addChild(new Gear(this.ports, DUEL_GEAR, name, [0.5, 1]));
    }
    for (const [index, place] of this.#stack.children.entries()) {
      const [x, y] = STACK[index] ?? [0, 0.1];
      place.position.set(width * RAISES[1] + x * size * BLOCK, feet + (0.06 + y * BLOCK) * size);
      (place.children[0] as Gear<DuelGear>).resize(size * (STACK[index] ? BLOCK : MORE));
    }
  }

  /** A snow field with a hill at each end. */
  #drawGround(top: number): void {
    const { width, height } = this.#rect;
    const round = Math.min(28, height * 0.1);
    const hills = (rise: number, color: string): void => {
      const at = top + rise;
      this.#ground
        .moveTo(round, height)
        .quadraticCurveTo(0, height, 0, height - round)
        .lineTo(0, at)
        .quadraticCurveTo(width * 0.16, at - height * 0.07, width * 0.4, at + height * 0.03)
        .quadraticCurveTo(width * 0.64, at + height * 0.1, width * 0.84, at)
        .quadraticCurveTo(width * 0.95, at - height * 0.05, width, at + height * 0.02)
        .lineTo(width, height - round)
        .quadraticCurveTo(width, height, width - round, height)
        .closePath()
        .fill(color);
    };
    this.#ground.clear();
    hills(0, FIELD.fill);
    hills(height * 0.16, '#E2ECFA');
    hills(height * 0.26, FIELD.shade);
  }

  /** Writes the name below a player, and the points on it. */
  #tag(index: number, user: UserView, points: number, letters: number): void {
    const { width, height } = this.#rect;
    const { motion } = this.ports;
    const { color } = this.tokens;
    const [name, mark] = [this.#names[index], this.#points[index]];
    if (!name || !mark) return;
    const x = width * (AT[index] ?? 0.5);
    const y = height * (FEET + 0.04);
    name.set({ text: this.say(user.name), size: letters, maxWidth: width * 0.34 });
    motion.place(name, { x: clamp(x - name.box.width / 2, 4, width - name.box.width - 4), y });
    mark.visible = points !== 0;
    if (points === 0) return;
    mark.set({
      text: this.say(pointsTitle(points)),
      size: letters * 1.1,
      maxWidth: width * 0.3,
      fill: points > 0 ? color.gold : color.ember,
      color: color.ink,
    });
    motion.place(mark, { x: x - mark.box.width / 2, y: y + name.box.height * 0.92 });
  }

  /**
   * Draws, between the two players, the marks that sum up the outcome and the third player, if one was hit.
   */
  #drawSky(news: DuelNewsView, letters: number): void {
    const third = news.role === 'third' ? null : news.third;
    const { width, height } = this.#rect;
    const { motion } = this.ports;
    this.#third.visible = third !== null;
    const mark = height * 0.22;
    const wide = this.#marks.set(marks(news), mark);
    if (third) {
      const text = `${this.say(third.name)} ${this.say(pointsTitle(-DUEL_POINTS.taken))}`;
      this.#third.set({ text, size: letters * 1.1, maxWidth: width * 0.4, character: third.character });
    }
    const row = wide + (third ? this.#third.box.width + 8 : 0);
    motion.place(this.#marks, { x: (width - row) / 2, y: height * SKY });
    motion.place(this.#third, {
      x: (width - row) / 2 + wide + 8,
      y: height * SKY - this.#third.box.height / 2,
    });
  }
}
