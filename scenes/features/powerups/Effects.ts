// Active power-ups where they act: tags on the question's card with the time left, and each one's effect on
// the bar, the card and the landscape.

import { Container } from 'pixi.js';
import { effectBy } from '#core/features/powerups/powerup.ts';
import { POWERUP_SCORE } from '#core/features/powerups/powerups.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import { activeEffects, fastUntil } from '#core/features/powerups/activeEffects.ts';
import type { EffectView } from '#core/features/powerups/views.ts';
import { familyLook } from '#scenes/features/powerups/look.ts';
import { Medallion } from '#scenes/features/powerups/Medallion.ts';
import { drawRope } from '#scenes/features/powerups/props.ts';
import { type GearName, POWERUP_GEAR } from '#scenes/features/powerups/gear.ts';
import { secondsOf, shareLeft } from '#scenes/features/powerups/state.ts';
import type { Spots } from '#scenes/player/question/layer.ts';
import type { Shape } from '#scenes/player/question/layout.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { Gear } from '#scenes/kit/gear.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import { nextSecondAt } from '#scenes/kit/seconds.ts';
import { nextPoseAt, poseAt, TornLandscape } from '#scenes/kit/TornLandscape.ts';
import { message, numberMessage } from '#scenes/message.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { KeyedViews, byId } from '#scenes/kit/KeyedViews.ts';

/** Width of a tag, by the shape of the screen. */
const TAG = { narrow: 24, short: 22, wide: 36 } as const;
/** Size of a tag with its ring, relative to its width. */
const WHOLE = 1.36;
/** CSS pixels of a tag that are over the card, which has no words there. */
const OVER = { narrow: 9, short: 8, wide: 11 } as const;
/** CSS pixels of the multiplier that are over the card, whose last line ends above it. */
const BOTTOM = { narrow: 15, short: 13, wide: 15 } as const;
/** Font size of the multiplier. */
const LETTERS = { narrow: 12, short: 11, wide: 16 } as const;
/** Between a tag and the bar. */
const AIR = 4;
/** Size of what surrounds a clock or a flame, relative to it. */
const ROUND = { clock: 1.5, flame: 1.9 } as const;
/** The point of the hook where the rope is tied. */
const HOOK = [54 / 64, 6 / 64] as const;
/** Tints of torn edges, left and right. */
const TINTS = [
  [-1, '#F6A5D8'],
  [1, '#74CDF7'],
] as const;

export class Effects extends Widget {
  readonly behind = new Container();
  readonly #tags = new KeyedViews<EffectView, Medallion, number>(byId, ({ powerup }) =>
    this.add(new Medallion(this.ports), `effect:${powerup}`),
  );
  readonly #torn = this.behind.addChild(new TornLandscape());
  readonly #edges = this.behind.addChild(drawing());
  readonly #lines = this.behind.addChild(drawing('lines'));
  readonly #rim = this.addChild(drawing('rim'));
  readonly #rope = this.add(new Container(), 'rope');
  readonly #strand = this.#rope.addChild(drawing());
  readonly #hook = this.#rope.addChild(new Gear(this.ports, POWERUP_GEAR, 'hook', HOOK));
  readonly #ice = this.addChild(new Gear(this.ports, POWERUP_GEAR, 'ice'));
  readonly #lantern = this.addChild(new Gear(this.ports, POWERUP_GEAR, 'lantern'));
  readonly #times = this.add(new Pill(this.ports), 'times');

  /** Brings in what this use adds here, after this many seconds. */
  play(powerup: PowerupId, delay: number): void {
    const { motion } = this.ports;
    const come = (thing: Container, recipe: 'pop' | 'fade' | 'drop', y = -90): void => {
      if (thing.visible)
        motion.play(recipe, thing, { delay, from: recipe === 'drop' ? { y } : { scale: 0.5 } });
    };
    const tag = [...this.#tags.values()].find(({ label }) => label === `effect:${powerup}`);
    if (tag) come(tag, 'pop');
    if (powerup === 'timeFreeze') come(this.#ice, 'pop');
    if (powerup === 'streakSaver') come(this.#lantern, 'drop');
    if (powerup === 'immunity') come(this.#rope, 'drop', -160);
    if (powerup === 'powerPlay') come(this.#rim, 'fade');
    if (powerup === 'supersonic') come(this.#lines, 'fade');
    if (effectBy(POWERUPS[powerup], 'multiply')) come(this.#times, 'pop');
  }

  /** The left end of the row of tags, which starts at the right. */
  tagsEnd(spots: Spots): number {
    const size = TAG[spots.shape];
    const count = [...this.#tags.values()].filter(({ visible }) => visible).length;
    return spots.edge - (count === 0 ? 0 : (count - 1) * stepOf(spots, count) + size * WHOLE);
  }

  set(view: PlayerStageView, spots: Spots): void {
    const now = this.ports.clock.now();
    const { player } = view;
    const isJudged = player.slide?.feedback != null;
    const effects = shownEffects(view, now);
    const has = (powerup: EffectView['powerup']) =>
      !isJudged && effects.some((effect) => effect.powerup === powerup);
    this.#drawTags(effects, view, spots, now);
    const torn = isJudged ? undefined : effects.find(({ powerup }) => powerup === 'glitch');
    this.#drawTorn(torn ?? null, spots, now);
    // The lines stay during a pause.
    const isFast = player.room.state === 'paused' ? has('supersonic') : now < (fastUntil(player) ?? 0);
    this.#drawLines(isFast, spots);
    this.#drawRim(has('powerPlay'), spots);
    this.#stand(this.#ice, player.slide?.powerups?.stoppedAt != null ? spots.clock : null, ROUND.clock);
    this.#stand(this.#lantern, has('streakSaver') ? spots.flame : null, ROUND.flame);
    this.#drawRope(has('immunity'), spots);
    this.#drawTimes(effects, view, spots, now);
  }

  /** Server time in ms of the next change in looks; null for never. */
  nextChange({ player }: PlayerStageView, now: number): number | null {
    const times = activeEffects(player, now).flatMap(({ until, powerup, at }) => {
      if (until === null || until <= now) return [];
      const second = nextSecondAt(until, now);
      const moves = powerup === 'glitch' && this.ports.motion.policy === 'full';
      return moves ? [second, nextPoseAt(at, now)] : [second];
    });
    return times.length === 0 ? null : Math.min(...times);
  }

  #drawTags(effects: readonly EffectView[], view: PlayerStageView, spots: Spots, now: number): void {
    const size = TAG[spots.shape];
    // The tags hang on the card's edge, which can scroll out of sight, or be taken for a moment by a notice.
    const hidden =
      spots.card.y < spots.hud.y + spots.hud.height || spots.edge - size * WHOLE < leftEnd(spots);
    for (const [effect, tag, index] of this.#tags.reconcile(effects)) {
      tag.visible = !hidden;
      tag.set({
        powerup: effect.powerup,
        width: size,
        state: 'worn',
        left: shareLeft(effect, view, now),
        byTeacher: effect.byTeacher,
      });
      this.ports.motion.place(tag, {
        x: spots.edge - (size * WHOLE) / 2 - index * stepOf(spots, effects.length),
        y: spots.card.y + OVER[spots.shape] - (size * WHOLE) / 2,
      });
    }
  }

  /**
   * Splits the landscape into bands and gives slabs colored edges; text and pressable areas stay in place.
   */
  #drawTorn(effect: EffectView | null, { ground, viewport, card, pressable }: Spots, now: number): void {
    const moves = this.ports.motion.policy === 'full';
    const pose = effect && (moves ? poseAt(effect.at, now) : 0);
    this.#torn.set(ground, pose, Math.max(0.5, Math.min(1, viewport.width / 1_366)));
    this.#edges.clear();
    if (pose === null) return;
    const { radius } = this.tokens;
    const away = [6, 10, 4][pose % 3] ?? 6;
    // What is held in the hand stays whole.
    const slabs = [...pressable].flatMap(([id, slab]) => (/^(option:|field)/.test(id) ? slab : []));
    for (const [index, slab] of [card, ...slabs].entries())
      for (const [side, tint] of TINTS)
        this.#edges
          .roundRect(
            slab.x + side * (index % 2 === 0 ? away : away * 0.6),
            slab.y + 3,
            slab.width,
            slab.height - 6,
            Math.min(radius.large, slab.height * 0.18),
          )
          .fill({ color: tint, alpha: 0.85 });
  }

  /** Speed lines past the card. */
  #drawLines(isOn: boolean, { card }: Spots): void {
    this.#lines.clear();
    this.#lines.visible = isOn;
    if (!isOn) return;
    const { fill } = familyLook(this.tokens, 'boost');
    for (const [share, thick, from] of [
      [0.16, 5, 0],
      [0.4, 8, 0.2],
      [0.68, 6, 0.1],
      [0.86, 4, 0.4],
    ] as const) {
      const y = card.y + card.height * share;
      for (const end of [card.x, card.x + card.width])
        this.#lines
          .poly([end - card.x * (1 - from), y, end + card.x, y - thick / 2, end + card.x, y + thick / 2])
          .fill(fill);
    }
  }

  /** Lights the card's rim for an effect on the whole room. */
  #drawRim(isOn: boolean, { card, hud }: Spots): void {
    this.#rim.clear();
    this.#rim.visible = isOn && card.y >= hud.y + hud.height;
    if (!this.#rim.visible) return;
    const { color, radius } = this.tokens;
    for (const [out, width, alpha] of [
      [7, 8, 0.25],
      [2.5, 5, 1],
    ] as const)
      this.#rim
        .roundRect(card.x - out, card.y - out, card.width + 2 * out, card.height + 2 * out, radius.huge + out)
        .stroke({ width, color: color.gold, alpha });
  }

  #stand(thing: Gear<GearName>, spot: Spots['clock'], share: number): void {
    thing.visible = spot !== null;
    if (!spot) return;
    thing.resize(spot.size * share);
    this.ports.motion.place(thing, { x: spot.x, y: spot.y });
  }

  /** From above the screen down to the character's side. */
  #drawRope(isOn: boolean, { ownCharacter }: Spots): void {
    this.#rope.visible = isOn && ownCharacter !== null;
    if (!isOn || !ownCharacter) return;
    const x = ownCharacter.x + ownCharacter.size * 0.42;
    const long = Math.max(10, ownCharacter.y - ownCharacter.size * 0.62);
    drawRope(this.#strand, long, Math.max(4, ownCharacter.size * 0.085));
    this.#hook.resize(ownCharacter.size).y = long;
    this.ports.motion.place(this.#rope, { x, y: 0 });
  }

  /** Shows the multiplier of the next score on the card's bottom edge, and for how many seconds it stays. */
  #drawTimes(
    effects: readonly EffectView[],
    view: PlayerStageView,
    { card, hud, shape, star }: Spots,
    now: number,
  ): void {
    const all = effects.flatMap((effect) => {
      const { by } = effectBy(POWERUPS[effect.powerup], 'multiply') ?? {};
      return by === undefined ? [] : { by, seconds: secondsOf(effect, view, now) };
    });
    const bottom = card.y + card.height;
    this.#times.visible = all.length > 0 && star !== null && bottom >= hud.y + hud.height;
    if (!this.#times.visible) return;
    const product = all.reduce((times, { by }) => times * by, 1);
    const times = numberMessage(Math.min(product, POWERUP_SCORE.maxTimes));
    const [seconds] = all.flatMap((each) => each.seconds ?? []).sort((a, b) => a - b);
    const { color } = this.tokens;
    const size = LETTERS[shape];
    this.#times.set({
      text: this.say(
        seconds === undefined
          ? message('powerups:effect.times', { times })
          : message('powerups:effect.timesFor', { times, seconds: numberMessage(seconds) }),
      ),
      size,
      maxWidth: size * 8,
      fill: color.gold,
      color: color.ink,
    });
    this.ports.motion.place(this.#times, {
      x: card.x + (card.width - this.#times.box.width) / 2,
      y: bottom - BOTTOM[shape],
    });
  }
}

/** The gap that tags need above the card. */
export const hangingOf = (shape: Shape): number => TAG[shape] * WHOLE + AIR - OVER[shape];

/** In the verdict, only what stands still: it is still to come. */
export function shownEffects({ player }: PlayerStageView, now: number): readonly EffectView[] {
  const { slide } = player;
  return slide?.question
    ? activeEffects(player, now).filter(({ left }) => slide.feedback === null || left !== null)
    : [];
}

/** Distance between two tags; smaller where they would reach the player's character. */
function stepOf(spots: Spots, count: number): number {
  const size = TAG[spots.shape];
  return Math.min(size * 1.4, (spots.edge - size * WHOLE - leftEnd(spots)) / Math.max(1, count - 1));
}

/** The left end of the space for tags. */
const leftEnd = ({ start }: Spots): number => start + 6;
