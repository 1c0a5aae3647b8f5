// The layer of power-ups over the question: the belt, active effects, and the animation of each use.

import { Container } from 'pixi.js';
import { BELT } from '#core/features/powerups/powerups.ts';
import { waitingCard } from '#core/features/powerups/cards.ts';
import { keepsBeltVisible } from '#core/features/powerups/whyUnusable.ts';
import { reachesRoom } from '#core/features/powerups/powerup.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import type { BeltView } from '#core/features/powerups/views.ts';
import { playArrival, playSmallArrival } from '#scenes/features/powerups/arrival.ts';
import { Banner, newsOf } from '#scenes/features/powerups/Banner.ts';
import { Belt, OFFER, slotId } from '#scenes/features/powerups/Belt.ts';
import { beltCorner } from '#scenes/features/powerups/corner.ts';
import { Effects, hangingOf, shownEffects } from '#scenes/features/powerups/Effects.ts';
import {
  type CardReceived,
  type PowerupEvent,
  diffPowerups,
  type Use,
} from '#scenes/features/powerups/happenings.ts';
import { titleOf } from '#scenes/features/powerups/model.ts';
import { PowerupAnimation } from '#scenes/features/powerups/PowerupAnimation.ts';
import { playUse } from '#scenes/features/powerups/recipes.ts';
import { soundOf } from '#scenes/features/powerups/sounds.ts';
import type { Corner } from '#scenes/player/question/corners.ts';
import type { CornerRoom, CreateLayer, QuestionLayer, Spots } from '#scenes/player/question/layer.ts';
import type { Shape } from '#scenes/player/question/layout.ts';
import { fitText } from '#scenes/kit/text.ts';
import { message } from '#scenes/message.ts';
import type { PlayerEvent } from '#scenes/player/events.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import type { ScenePorts, Target } from '#scenes/ports.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { LEFT } from '#scenes/kit/anchors.ts';
import { middleOf } from '#scenes/kit/rects.ts';

export { OfferCard } from '#scenes/features/powerups/OfferCard.ts';

export const powerupsLayer: CreateLayer = (ports, redraw) => new PowerupsLayer(ports, redraw);

/** Seconds until the verdict has shown the points; a new card comes after that. */
const AFTER_VERDICT = 1;
/** Seconds until the crate of a new card is there. */
const COMES = 0.16;

/**
 * The belt each stage drew last, and its player: cards and others' acts may come while something other than a
 * question is shown.
 */
const lastBelts = new WeakMap<object, { readonly playerId: string; readonly belt: BeltView }>();

/** The view with the cards and others' acts that its belt showed last; unchanged if it was never drawn. */
function asLastDrawn(view: PlayerStageView, stage: object): PlayerStageView {
  const { player } = view;
  const { belt, playerId } = player.me;
  const last = lastBelts.get(stage);
  if (!belt || last?.playerId !== playerId) return view;
  const { slots, offer } = last.belt;
  const news = belt.news.filter(({ id, own }) => own || last.belt.news.some((each) => each.id === id));
  return { ...view, player: { ...player, me: { ...player.me, belt: { ...belt, slots, offer, news } } } };
}

class PowerupsLayer extends Widget implements QuestionLayer {
  readonly behind = new Container();
  readonly #effects = this.addChild(new Effects(this.ports));
  readonly #belt = this.addChild(new Belt(this.ports));
  readonly #came = this.text({ size: 16, anchor: LEFT, label: 'cardCame' });
  readonly #banner: Banner;
  readonly #moment: PowerupAnimation;
  readonly #redraw: (reason: string) => void;
  topEdgeStart = Infinity;
  #view: PlayerStageView | null = null;
  /** The latest view whose changes have been played. */
  #played: PlayerStageView | null = null;
  #spots: Spots | null = null;
  #cancelChange: () => void = () => undefined;

  constructor(ports: ScenePorts, redraw: (reason: string) => void) {
    super(ports);
    this.#redraw = redraw;
    this.#banner = this.addChild(new Banner(ports, redraw));
    this.#moment = new PowerupAnimation(ports, this.addChild(new Container()));
    this.behind.addChild(this.#effects.behind);
  }

  sync(view: PlayerStageView): void {
    this.#view = view;
    const { stage } = this.ports;
    this.#played ??= asLastDrawn(view, stage);
    const { belt, playerId } = view.player.me;
    if (belt) lastBelts.set(stage, { playerId, belt });
  }

  hanging(shape: Shape): number {
    // Those whose time ends meanwhile keep their room, so that nothing moves while an answer is chosen.
    return this.#view && shownEffects(this.#view, 0).length > 0 ? hangingOf(shape) : 0;
  }

  corner(room: CornerRoom): Corner | null {
    return this.#view && beltCorner(this.#view, room);
  }

  layout(spots: Spots): void {
    this.#spots = spots;
    this.#moment.set(spots);
    this.#draw();
  }

  targets(): readonly Target[] {
    return this.#belt.targets();
  }

  setFocus(id: string | null): void {
    this.#belt.setFocus(id);
  }

  setPointer(id: string | null, pressed: boolean): void {
    this.#belt.setPointer(id, pressed);
  }

  play(events: readonly PlayerEvent[]): void {
    const [before, after] = [this.#played, this.#view];
    this.#played = after;
    if (!before || !after || before === after || !this.#spots) return;
    const happened = diffPowerups(before, after);
    if (happened.length === 0) return;
    // Only one thing celebrates at a time.
    this.#moment.finish();
    const acts = happened.map((each) => this.#playOne(each, events));
    this.#redraw('happened');
    if (happened.some((each) => newsOf(each))) this.#banner.play(Math.max(...acts));
  }

  override destroy(): void {
    this.#cancelChange();
    super.destroy({ children: true });
  }

  /** @returns seconds until the power-up acts */
  #playOne(happening: PowerupEvent, events: readonly PlayerEvent[]): number {
    const news = newsOf(happening);
    // A card already described beside the belt needs no banner.
    if (news && !(happening.type === 'cardCame' && this.#came.visible)) this.#banner.show(news);
    switch (happening.type) {
      case 'used':
        return this.#playUse(happening);
      case 'cardCame': {
        const delay = events.some(({ type }) => type === 'feedbackShown') ? AFTER_VERDICT : 0;
        this.#playCard(happening, delay);
        break;
      }
      case 'shuffled':
        for (let slot = 0; slot < BELT.size; slot += 1) {
          const patch = this.#belt.patchOf(slotId(slot));
          const from = this.#belt.placeOf(slotId((slot + 1) % BELT.size));
          if (patch?.visible && from)
            this.ports.motion.play('fly', patch, {
              from: { x: from.x + from.width / 2, y: patch.y },
              delay: slot * 0.06,
              duration: 0.32,
            });
        }
        this.ports.sound.play('powerupCard');
        break;
      case 'spared':
        for (const id of happening.ids) {
          const rect = this.#spots?.pressable.get(`option:${id}`);
          if (rect) this.#moment.crumbs(rect, this.#moment.colorsOf('immunity'), 8, 0);
          if (rect) this.#moment.ring(middleOf(rect), rect.height, this.#moment.colorsOf('immunity')[0]);
        }
        this.ports.sound.play(soundOf('immunity'));
        break;
      case 'streakSaved':
        if (this.#spots?.flame)
          this.#moment.ring(this.#spots.flame, 60, this.#moment.colorsOf('streakSaver')[0], 0.2);
        this.ports.sound.play(soundOf('streakSaver'));
        break;
    }
    return 0;
  }

  #playUse(use: Use): number {
    const { sound } = this.ports;
    const place = this.#belt.lastPlaceOf(slotId(use.slot ?? 0));
    const size = place?.width ?? 56;
    const acts = playUse(this.#moment, use, place && middleOf(place), size);
    this.#effects.play(use.powerup, acts);
    // An effect on the whole room is heard in the room, so other players' devices stay quiet.
    const name = soundOf(use.powerup);
    if (use.own) {
      sound.play(use.openedFrom ? soundOf(use.openedFrom) : 'powerupUse');
      this.#after(acts, () => sound.play(name));
    } else if (use.other !== null && !reachesRoom(POWERUPS[use.powerup])) sound.play(name);
    return acts;
  }

  /** Runs `then` after this many seconds, or as soon as a press ends the motion. */
  #after(delay: number, then: () => void): void {
    const waited = this.ports.motion.ease(() => undefined, { delay, duration: 0.01 });
    void waited.done.then(() => {
      if (!this.destroyed) then();
    });
  }

  /** Brings the card in a crate, from which it moves to its place; small while a question is being read. */
  #playCard({ card, slot }: CardReceived, delay: number): void {
    const { motion, sound } = this.ports;
    const id = slot === null ? OFFER : slotId(slot);
    const place = this.#belt.placeOf(id);
    const patch = this.#belt.patchOf(id);
    const end = this.#belt.placeOf(this.#belt.patchOf(OFFER)?.visible ? OFFER : slotId(BELT.size - 1));
    if (!place || !patch || !end) return;
    const there = this.#view?.player.slide?.feedback
      ? playArrival(this.#moment, card, place, Math.max(end.x + end.width, this.#belt.lineEnd), delay)
      : playSmallArrival(this.#moment, card, place, delay);
    this.#after(delay + COMES, () => sound.play('powerupCard'));
    motion.play('pop', patch, { delay: there - 0.06, from: { scale: 0.8 }, duration: 0.3 });
    this.#belt.dip(there);
    // The text fades in where the card came from.
    if (this.#came.visible) motion.play('fade', this.#came, { delay: there });
  }

  #draw(): void {
    const [view, spots] = [this.#view, this.#spots];
    if (!view || !spots) return;
    this.#belt.set(view, spots);
    this.#effects.set(view, spots);
    const end = this.#effects.tagsEnd(spots);
    this.#banner.layout(spots, end);
    this.topEdgeStart = this.#banner.from(end);
    this.#drawCame(view, spots);
    this.#watch(view);
  }

  /** Beside the belt in the verdict: the name and description of the new card. */
  #drawCame(view: PlayerStageView, { corner, shape }: Spots): void {
    const belt = view.player.me.belt;
    this.#came.visible =
      view.player.slide?.feedback != null && corner !== null && keepsBeltVisible(view.player);
    if (!belt || !corner || !this.#came.visible) return;
    // A card the teacher gave in between didn't come with the answer.
    const waiting = waitingCard(belt, this.ports.clock.now());
    const own = [waiting, ...belt.slots].flatMap((card) => (card && !card.byTeacher ? card : []));
    const newest = own.sort((a, b) => b.readyAt - a.readyAt)[0];
    if (!newest) return;
    const waits = newest === waiting;
    const end = this.#belt.placeOf(waits ? OFFER : slotId(BELT.size - 1));
    const x = (end ? end.x + end.width : corner.x) + 14;
    const more = message(waits ? 'powerups:offer.waits' : `powerups:${newest.powerup}.description`);
    const title = titleOf(newest.powerup);
    const lines = [shape === 'wide' ? message('powerups:offer.title', { title }) : title, more];
    fitText(this.#came, lines.map((line) => this.say(line)).join('\n'), {
      width: corner.x + corner.width - x,
      height: corner.height + 8,
      size: [shape === 'wide' ? 20 : 15, 12],
    });
    this.#came.position.set(x, corner.y + corner.height / 2);
  }

  /** Redraws when the next card becomes usable, and every second while an effect is timed. */
  #watch(view: PlayerStageView): void {
    const { clock, invalidate } = this.ports;
    this.#cancelChange();
    const now = clock.now();
    const times = [this.#belt.nextChange(now), this.#effects.nextChange(view, now)].filter(
      (at) => at !== null,
    );
    if (times.length === 0) return;
    this.#cancelChange = clock.at(Math.min(...times), () => {
      this.#draw();
      invalidate('powerups');
    });
  }
}
