// Duel choice scene: three cards, the kinds of the chosen card, the target, and the outcome (specification 2,
// section 5 "Duel strikes and shields").

import type { DuelDecision } from '#scenes/features/duels/ports.ts';
import { Container, Graphics } from 'pixi.js';
import type { PlayerView } from '#core/views/playerView.ts';
import { type ChoiceLayout, layoutChoice } from '#scenes/features/duels/choice/layout.ts';
import {
  type ChoiceModel,
  choiceModel,
  type ChoiceState,
  choicesIn,
} from '#scenes/features/duels/choice/model.ts';
import { KIND_LOOKS } from '#scenes/features/duels/choice/pictures.ts';
import { DUEL_GEAR } from '#scenes/features/duels/gear.ts';
import { Tile, type TileLook } from '#scenes/features/duels/choice/Tile.ts';
import { OUTCOME_SEEN_AFTER, StrikeStrip } from '#scenes/features/duels/StrikeStrip.ts';
import { Gear } from '#scenes/kit/gear.ts';
import { leave } from '#scenes/kit/PropAnimation.ts';
import { PrimaryButton } from '#scenes/kit/PrimaryButton.ts';
import { message } from '#scenes/message.ts';
import { PlayerScene } from '#scenes/player/PlayerScene.ts';
import type { SceneKind, Target, Viewport } from '#scenes/ports.ts';
import { middleOf } from '#scenes/kit/rects.ts';
import { KeyedViews, byId, labeled } from '#scenes/kit/KeyedViews.ts';
import { Pill } from '#scenes/kit/Pill.ts';

export interface DuelStageView {
  readonly player: PlayerView;
  readonly state: ChoiceState;
}

/**
 * dealt: there is something new to choose from. chosen: a choice is being sent. struck: the outcome is shown.
 */
type DuelEvent = { readonly type: 'dealt' | 'chosen' | 'struck' | 'paused' };

export const duelScene: SceneKind<DuelStageView, DuelEvent> = {
  id: 'duel',
  create: (ports) => new DuelScene(ports),
  diff(previous, { player, state }) {
    const paused = player.room.state === 'paused' && previous?.player.room.state !== 'paused';
    if (previous && paused) return [{ type: 'paused' }];
    const before = previous?.state;
    if (state.news && !before?.news) return [{ type: 'struck' }];
    if (before?.step !== state.step || (!before.targets && state.targets)) return [{ type: 'dealt' }];
    return state.isPending && !before.isPending ? [{ type: 'chosen' }] : [];
  },
};

/** Radians that a card in the hand leans. */
const LEAN = (4 * Math.PI) / 180;
const LIFT = 12;
/** Distance that an unchosen tile falls, and the time it takes. */
const FALL = { pixels: 200, seconds: 0.2 } as const;
/** Size of the pointing mitt, relative to the target's width. */
const MITT = 0.44;
const ROPE = KIND_LOOKS.skip;

class DuelScene extends PlayerScene<DuelStageView, DuelEvent> {
  readonly #title = this.caption('title', { weight: 'display' });
  readonly #line = this.caption('line');
  readonly #rope = this.add(new Graphics(), 'rope');
  readonly #ownPill = this.add(new Pill(this.ports), 'own');
  readonly #tileLayer = this.add(new Container());
  readonly #mitt = this.add(new Gear(this.ports, DUEL_GEAR, 'mitt'));
  readonly #strip = this.add(new StrikeStrip(this.ports));
  readonly #buttonLayer = this.add(new Container());
  /** Tiles no longer listed, until they have left the screen. */
  readonly #gone: Tile[] = [];
  readonly #tiles = new KeyedViews<Listed, Tile>(
    byId,
    ({ id }) => labeled(id, new Tile(this.ports)),
    (tile) => {
      tile.removeFromParent();
      this.#gone.push(tile);
    },
  );
  readonly #buttons = new KeyedViews<ChoiceModel['buttons'][number], PrimaryButton>(byId, ({ id }) =>
    labeled(id, new PrimaryButton(this.ports)),
  );
  #shown: { readonly model: ChoiceModel; readonly layout: ChoiceLayout } | null = null;

  override destroy(): void {
    for (const tile of this.#gone) tile.destroy({ children: true });
    super.destroy();
  }

  protected playOne({ type }: DuelEvent, { state }: DuelStageView): void {
    const { motion, sound } = this.ports;
    const strip = this.#strip;
    const leaves = this.#leave(state);
    if (type === 'chosen') {
      for (const { id, isChosen } of this.#listed())
        if (isChosen) motion.play('hop', this.#tiles.get(id) as Tile);
      motion.play('nod', this.#mitt);
      return sound.play('press');
    }
    // The text waits until the outcome has been seen.
    const seen = type === 'struck' ? OUTCOME_SEEN_AFTER : 0;
    motion.play('fade', this.#title, { delay: seen });
    motion.play('fade', this.#line, { delay: seen + 0.1 });
    motion.play('fade', strip, { duration: 0.16 });
    if (type === 'struck' && state.news) return strip.play(state.news);
    if (state.step === 'done' && state.shield) {
      sound.play('duelShield');
      return strip.playRaised();
    }
    [...this.#tiles.values()].forEach((tile, index) =>
      motion.play('slide', tile, { from: { y: 120 }, delay: leaves + index * 0.07 }),
    );
    if (state.step === 'cards') sound.play('question');
  }

  /** Lifts the chosen tile and drops the rest. Returns the seconds to wait before dealing the next. */
  #leave({ decision, strike, shield, targetId }: ChoiceState): number {
    const { seconds, pixels } = FALL;
    const chosen = [decision, strike, shield, `target:${targetId}`].map((id) => `duel:${id}`);
    const gone = this.#gone.splice(0);
    for (const tile of gone)
      leave(
        this.ports,
        this.#tileLayer.addChild(tile),
        chosen.includes(tile.label) ? -LIFT : pixels,
        seconds,
      );
    return gone.length > 0 ? seconds / 2 : 0;
  }

  protected targetsOf(): readonly Target[] {
    if (!this.#shown) return [];
    const { model, layout } = this.#shown;
    return [
      { id: 'title', kind: 'region', rect: layout.title },
      { id: 'line', kind: 'region', rect: layout.line },
      ...[...this.#listed(), ...model.buttons].flatMap(({ id, intent }): Target[] => {
        const rect = layout.places.get(id);
        return rect ? [{ id, kind: 'button', rect, ...(intent && { intent }) }] : [];
      }),
    ];
  }

  protected arrange(view: DuelStageView, viewport: Viewport): void {
    const { play } = this.tokens.schemes;
    const model = choiceModel(view.player, view.state);
    const layout = layoutChoice(viewport, model);
    this.#shown = { model, layout };
    this.background.set('lobby', viewport, { clear: layout.line.y + layout.line.height });
    const [title, line] = layout.shape === 'wide' ? [46, 24] : [32, 19];
    this.#title.write(model.title, layout.title, { size: [title, 14], lines: 2, balanced: true });
    const fit = { size: [line, 14], lines: 3, balanced: true } as const;
    this.#line.write(model.line, layout.line, fit, model.isProblem ? play.warning : play.text);
    this.#drawTiles(model, layout);
    this.#drawRope(layout);
    this.#strip.layout(layout.strip);
    this.#strip.sync(model.news, model.raised);
    for (const [{ id, words, intent, quiet }, button] of this.#buttons.reconcile(model.buttons)) {
      // Re-adds existing buttons too, so that their order follows the model.
      this.#buttonLayer.addChild(button);
      const rect = layout.places.get(id);
      if (!rect) continue;
      button.lay(rect, words, { textSize: 20, quiet, enabled: intent !== null, ...this.touch(id) });
    }
    this.ports.targetsChanged();
  }

  #listed() {
    return this.#shown ? choicesIn(this.#shown.model) : [];
  }

  #drawTiles(model: ChoiceModel, { places, shape }: ChoiceLayout): void {
    const { motion } = this.ports;
    const mitt = this.#mitt;
    const listed = this.#listed();
    const isSomeChosen = listed.some(({ isChosen }) => isChosen);
    // A chosen player is pointed at; a chosen card is the only one left.
    const isLeft = model.targets.length === 0 && isSomeChosen;
    const kept = isLeft ? listed.filter(({ isChosen }) => isChosen) : listed;
    for (const [, tile] of this.#tiles.reconcile(kept)) this.#tileLayer.addChild(tile);
    mitt.visible = false;
    const looks = looksOf(model);
    for (const [index, { id, isChosen, title }] of listed.entries()) {
      const rect = places.get(id);
      const tile = this.#tiles.get(id);
      const look = looks[index];
      if (!rect || !tile || !look) continue;
      const { does, ...rest } = look;
      const touch = this.touch(id);
      tile.set({
        ...rest,
        does: does.map((words) => this.say(words)).join('\n'),
        title: this.say(title),
        width: rect.width,
        height: rect.height,
        textSize: textSizeOf(rest.figure, rect.width, shape),
        isRow: shape === 'narrow' && model.targets.length === 0,
        isChosen,
        ...touch,
      });
      const { x, y } = middleOf(rect);
      const isUpright = touch.focused || isChosen || model.cards.length !== 3;
      motion.place(tile, {
        x,
        y: y - (isChosen && model.news === null ? LIFT : 0),
        rotation: isUpright ? 0 : (index - 1) * (shape === 'narrow' ? LEAN / 4 : LEAN),
        alpha: isSomeChosen && !isChosen ? 0.5 : 1,
      });
      const isPointedAt = isChosen || (!isSomeChosen && (touch.focused || touch.pressed));
      if (model.targets.length === 0 || !isPointedAt) continue;
      mitt.visible = true;
      mitt.resize(rect.width * MITT);
      motion.place(mitt, {
        x,
        y: rect.y - rect.width * MITT * 0.44 - (isChosen ? LIFT : 0),
        rotation: Math.PI,
      });
    }
  }

  /** Marks the player's own place among the targets. */
  #drawRope({ rope: at }: ChoiceLayout): void {
    const { motion } = this.ports;
    const [rope, own] = [this.#rope, this.#ownPill];
    rope.visible = at !== null;
    own.visible = at !== null;
    if (!at) return;
    const { x, y, long, isLying } = at;
    rope.clear().roundRect(-2, 0, 4, long, 2).fill(ROPE.edge);
    for (let along = 2; along + 8 < long; along += 20) rope.roundRect(-2, along, 4, 10, 2).fill(ROPE.fill);
    rope.circle(0, long, 6).fill(ROPE.edge);
    rope.circle(-1, long - 1, 4).fill(ROPE.fill);
    motion.place(rope, { x, y, rotation: isLying ? -Math.PI / 2 : 0 });
    const [maxWidth, size] = isLying ? [64, 18] : [96, 15];
    own.set({ text: this.say(message('duels:targets.own')), size, maxWidth });
    own.pivot.set(own.box.width / 2, own.box.height / 2);
    motion.place(own, isLying ? { x: x + long + 33, y } : { x, y: y + long + 20 });
  }
}

type Listed = ReturnType<typeof choicesIn>[number];
type Look = Pick<TileLook, 'figure' | 'isLocked' | 'kind'> & {
  readonly does: readonly ChoiceModel['line'][];
};

function looksOf({ cards, kinds, targets }: ChoiceModel): readonly Look[] {
  const look = (figure: Look['figure'], kind: DuelDecision, does: Look['does'], isLocked = false): Look => ({
    figure,
    kind: KIND_LOOKS[kind],
    does,
    isLocked,
  });
  return [
    ...cards.map(({ decision, does }) => look(decision, decision, [does])),
    ...kinds.map(({ picture, does, isLocked }) =>
      look(picture, picture.startsWith('strike') ? 'strike' : 'shield', [does], isLocked),
    ),
    ...targets.map(({ character, standing }) =>
      look({ character }, 'strike', standing ? [standing.rank, standing.points] : []),
    ),
  ];
}

function textSizeOf(figure: TileLook['figure'], width: number, shape: ChoiceLayout['shape']): number {
  if (typeof figure !== 'string') return width < 80 ? 14 : shape === 'wide' ? 21 : 18;
  return shape === 'short' ? 19 : 24;
}
