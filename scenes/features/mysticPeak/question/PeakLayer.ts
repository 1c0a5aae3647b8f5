// The mountain's layer over a question: a miniature if there is room, the warning of an avalanche, and the
// points it took.

import { Container } from 'pixi.js';
import { Avalanche } from '#scenes/features/mysticPeak/mountain/Avalanche.ts';
import { MiniMap } from '#scenes/features/mysticPeak/mountain/MiniMap.ts';
import { sketch } from '#scenes/features/mysticPeak/mountain/CampGear.ts';
import { round } from '#scenes/kit/outlines.ts';
import { CORNER, freeRoom } from '#scenes/features/mysticPeak/question/room.ts';
import { Warning } from '#scenes/features/mysticPeak/question/Warning.ts';
import type { Corner } from '#scenes/player/question/corners.ts';
import type { CornerRoom, CreateLayer, QuestionLayer, Spots } from '#scenes/player/question/layer.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { seededRandom } from '#scenes/kit/landscape.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import type { ScenePorts, Target } from '#scenes/ports.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import { SNOW } from '#scenes/kit/materials.ts';

const PILL = { size: 22, narrow: 17 } as const;
/** CSS pixels between the warning and its neighbors. */
const AIR = 6;

export const peakLayer: CreateLayer = (ports, redraw) => new PeakLayer(ports, redraw);

class PeakLayer extends Widget implements QuestionLayer {
  readonly behind = new Container();
  readonly #drift = this.behind.addChild(drawing('drift'));
  readonly #map = this.addChild(new MiniMap(this.ports));
  readonly #avalanche = this.add(new Avalanche(this.ports), 'rush');
  readonly #warning: Warning;
  topEdgeStart = Infinity;
  #view: PlayerStageView | null = null;
  /** The player's height when the miniature was last shown; null before that. */
  #height: number | null = null;
  #spots: Spots | null = null;

  constructor(ports: ScenePorts, redraw: (reason: string) => void) {
    super(ports);
    this.#warning = this.addChild(new Warning(ports, () => redraw('avalanche')));
  }

  sync(view: PlayerStageView): void {
    this.#view = view;
    this.#avalanche.visible = view.player.me.climb !== null;
  }

  corner({ shape }: CornerRoom): Corner | null {
    // A belt takes the corner if there is one.
    const isWanted = shape === 'wide' && !this.#view?.player.me.belt && this.#isAsked;
    return isWanted ? { width: CORNER, height: CORNER, place: 'beside' } : null;
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
    const player = this.#view?.player;
    if (!player?.me.climb || !this.#spots) return;
    if (this.#map.visible) {
      const { height } = player.me.climb;
      if (this.#height !== null && height > this.#height) this.#map.move(this.#height);
      this.#height = height;
    }
    if (!this.#warning.play(player)) return;
    this.#draw();
    this.ports.motion.play('slide', this.#drift, { from: { y: -160 }, duration: 0.5 });
    this.#rush(this.#spots);
  }

  /** True if a question is shown that has no verdict yet. */
  get #isAsked(): boolean {
    const slide = this.#view?.player.slide;
    return slide?.question != null && slide.feedback === null;
  }

  #draw(): void {
    const [view, spots] = [this.#view, this.#spots];
    if (!view || !spots) return;
    this.#drawMap(view, spots);
    const { card, edge, hud, shape, ownCharacter } = spots;
    const warning = this.#warning;
    const { lost } = warning;
    this.#drift.visible = lost > 0;
    if (lost > 0) this.#drawDrift(spots);
    // On the card's top edge, beside the player's character, and on a phone below the clock instead of beside it.
    const isWide = shape === 'wide';
    const left = ownCharacter ? ownCharacter.x + ownCharacter.size * 0.5 + AIR : card.x;
    const right = Math.min(isWide ? edge : Infinity, card.x + card.width - 2 * AIR);
    this.topEdgeStart = Infinity;
    const room = Math.min(card.width * 0.66, right - left);
    if (!warning.write(view.player, isWide ? PILL.size : PILL.narrow, room)) return;
    const { width, height } = warning.box;
    this.topEdgeStart = right - width;
    const y = card.y - height * 0.62;
    this.ports.motion.place(warning, { x: right - width, y: isWide ? y : Math.max(y, hud.y + hud.height) });
  }

  #drawMap({ player: { me, room } }: PlayerStageView, spots: Spots): void {
    const { climb } = me;
    const place = climb && room.mountain && this.#isAsked ? freeRoom(spots, me.belt === null) : null;
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
    this.ports.motion.place(this.#map, { x: place.x, y: place.y });
  }

  /** Snow that comes down over the whole screen and lets presses through. */
  #rush({ viewport: { width, height } }: Spots): void {
    this.#avalanche.run(
      {
        path: { at: (share) => ({ x: width / 2, y: height * (1 - share) }) },
        unit: Math.min(width, height) / 700,
        // Past both edges.
        clear: { width: width * 1.25 },
      },
      { low: 0, high: 1 },
    );
  }

  /** Snow behind the top edge of the question's card. */
  #drawDrift({ card }: Spots): void {
    const size = Math.min(34, card.width / 16);
    const lobes = (shift: number, grown: number): number[] =>
      Array.from({ length: Math.ceil(card.width / (size * 1.3)) }, (_, index) => [
        card.x + size * 0.8 + index * size * 1.3 + shift,
        card.y + size * 0.3 + shift,
        size * (0.7 + 0.5 * seededRandom(191, index)) * grown,
      ]).flat();
    this.#drift.clear();
    sketch(this.#drift, [round(lobes(3, 1), SNOW[1]), round(lobes(-2, 0.9), SNOW[0])]);
  }
}
