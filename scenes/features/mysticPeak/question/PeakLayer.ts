// What the mountain lays over a question: itself in small where there is room, an avalanche that is about to fall, and what one took.

import { Container, type Graphics } from 'pixi.js';
import { MiniMap } from '#scenes/features/mysticPeak/mountain/MiniMap.ts';
import { sketch } from '#scenes/features/mysticPeak/mountain/Gear.ts';
import { round } from '#scenes/features/mysticPeak/mountain/things.ts';
import { CORNER, freeRoom } from '#scenes/features/mysticPeak/question/room.ts';
import { MOUNTAIN_SOUNDS } from '#scenes/features/mysticPeak/sounds/model.ts';
import type {
  Corner,
  CornerRoom,
  CreateLayer,
  QuestionLayer,
  Spots,
} from '#scenes/features/questionLayer.ts';
import { chance } from '#scenes/kit/landscape.ts';
import { drawing } from '#scenes/kit/Moment.ts';
import { Pill } from '#scenes/kit/Pill.ts';
import { nextSecondAt, secondsLeft } from '#scenes/kit/seconds.ts';
import { drawn, message, type Message } from '#scenes/message.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import type { ScenePorts, Target } from '#scenes/ports.ts';

/** How long what an avalanche took stands there, and its snow lies. */
const LIES_MS = 2_500;
const PILL = { size: 22, narrow: 17 } as const;
const SNOW = { fill: '#F4FAFF', shade: '#A9C9DC' } as const;

export const peakLayer: CreateLayer = (ports, redraw) => new PeakLayer(ports, redraw);

class PeakLayer implements QuestionLayer {
  readonly root = new Container();
  readonly behind = new Container();
  readonly #ports: ScenePorts;
  readonly #redraw: (reason: string) => void;
  readonly #map: MiniMap;
  readonly #pill: Pill;
  readonly #drift: Graphics = drawing('drift');
  #view: PlayerStageView | null = null;
  /** The view of which everything was played. */
  #played: PlayerStageView | null = null;
  #spots: Spots | null = null;
  /** What the last avalanche took, as long as that is told. */
  #lost: number | null = null;
  #callOff: () => void = () => undefined;

  constructor(ports: ScenePorts, redraw: (reason: string) => void) {
    this.#ports = ports;
    this.#redraw = redraw;
    this.#map = new MiniMap(ports);
    this.#pill = new Pill(ports.theme);
    this.#pill.label = 'avalanche';
    this.behind.addChild(this.#drift);
    this.root.addChild(this.#map, this.#pill);
  }

  sync(view: PlayerStageView): void {
    this.#view = view;
    this.#played ??= view;
  }

  corner({ shape }: CornerRoom): Corner | null {
    const { slide, me } = this.#view?.player ?? {};
    // A belt has it where there is one.
    const isWanted = shape === 'wide' && !me?.belt && slide?.question != null && slide.feedback === null;
    return isWanted ? { width: CORNER, height: CORNER, beside: true } : null;
  }

  layout(spots: Spots): void {
    this.#spots = spots;
    this.#draw();
  }

  targets(): readonly Target[] {
    return [];
  }

  setFocus(): void {}

  setPointer(): void {}

  play(): void {
    const [before, after] = [this.#played?.player, this.#view?.player];
    this.#played = this.#view;
    if (!before?.me.climb || !after?.me.climb || before === after || !this.#spots) return;
    const { motion, sound, clock } = this.#ports;
    if (after.me.climb.height > before.me.climb.height && this.#map.visible)
      this.#map.move(before.me.climb.height);
    const warned = this.#warningIn(after);
    if (warned !== null && warned !== this.#warningIn(before)) {
      sound.play(MOUNTAIN_SOUNDS.avalanche);
      motion.play('slide', this.#pill, { from: { y: -30 }, duration: 0.26 });
    }
    const lost = after.me.climb.swept - before.me.climb.swept;
    if (lost <= 0) return;
    this.#lost = lost;
    this.#draw();
    motion.play('slide', this.#drift, { from: { y: -160 }, duration: 0.5 });
    motion.play('stamp', this.#pill, { from: { scale: 1.3, rotation: 0 } });
    clock.at(clock.now() + LIES_MS, () => {
      this.#lost = null;
      this.#redraw('avalanche');
    });
  }

  destroy(): void {
    this.#callOff();
    this.root.destroy({ children: true });
    this.behind.destroy({ children: true });
  }

  /** When snow comes down on the reader's camp, in ms of the server's clock; null where none does. */
  #warningIn({ me, room }: PlayerStageView['player']): number | null {
    const avalanche = room.mountain?.avalanche;
    return avalanche &&
      room.state === 'running' &&
      avalanche.camp === me.climb?.camp &&
      me.climb.peakAt === null
      ? avalanche.fallsAt
      : null;
  }

  #draw(): void {
    const [view, spots] = [this.#view, this.#spots];
    this.#callOff();
    if (!view || !spots) return;
    this.#drawMap(view, spots);
    const { clock, strings } = this.#ports;
    const fallsAt = this.#warningIn(view.player);
    const words = this.#words(view, fallsAt, clock.now());
    this.#pill.visible = words !== null;
    this.#drift.visible = this.#lost !== null;
    if (this.#lost !== null) this.#drawDrift(spots);
    if (!words) return;
    const { card, shape } = spots;
    this.#pill.set({
      text: drawn(strings, words),
      size: shape === 'wide' ? PILL.size : PILL.narrow,
      maxWidth: card.width * 0.66,
      fill: this.#ports.theme.tokens.color.night950,
    });
    const { width, height } = this.#pill.box;
    this.#ports.motion.place(this.#pill, {
      // On the card's upper edge, beside the own character.
      x: card.x + card.width - width - height * 0.5,
      y: card.y - height * 0.62,
    });
    if (fallsAt === null || fallsAt <= clock.now()) return;
    this.#callOff = clock.at(nextSecondAt(fallsAt, clock.now()), () => this.#redraw('avalanche'));
  }

  /** What an avalanche took is told before the next one is. */
  #words({ player }: PlayerStageView, fallsAt: number | null, now: number): Message | null {
    if (this.#lost !== null) return message('mysticPeak:avalanche.lost', { count: this.#lost });
    if (fallsAt === null || now >= fallsAt) return null;
    return message('mysticPeak:avalanche.near', {
      name: player.room.mountain?.avalanche?.by ?? '',
      count: secondsLeft(fallsAt, now),
    });
  }

  #drawMap({ player: { me, room, slide } }: PlayerStageView, spots: Spots): void {
    const { climb } = me;
    const place = climb && room.mountain && slide?.question ? freeRoom(spots, me.belt === null) : null;
    this.#map.visible = place !== null;
    if (!place || !climb || !room.mountain) return;
    this.#map.set({
      kind: room.options.mountain,
      camps: room.mountain.camps,
      counts: [],
      own: climb.height,
      width: place.width,
      height: place.height,
    });
    this.#ports.motion.place(this.#map, { x: place.x, y: place.y });
  }

  /** Snow behind the upper edge of the question's card. */
  #drawDrift({ card }: Spots): void {
    const size = Math.min(34, card.width / 16);
    const lobes = (shift: number, grown: number): number[] =>
      Array.from({ length: Math.ceil(card.width / (size * 1.3)) }, (_, index) => [
        card.x + size * 0.8 + index * size * 1.3 + shift,
        card.y + size * 0.3 + shift,
        size * (0.7 + 0.5 * chance(191, index)) * grown,
      ]).flat();
    this.#drift.clear();
    sketch(this.#drift, [round(lobes(3, 1), SNOW.shade), round(lobes(-2, 0.9), SNOW.fill)]);
  }
}
