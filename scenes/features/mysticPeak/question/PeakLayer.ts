// The mountain's layer over a question: the climber's own stretch behind it, the meter of the climb, the
// warning of an avalanche, and the points it took.

import { Container } from 'pixi.js';
import { Avalanche } from '#scenes/features/mysticPeak/mountain/Avalanche.ts';
import { sketch } from '#scenes/features/mysticPeak/mountain/CampGear.ts';
import { stretchAt, stretchesOf } from '#scenes/features/mysticPeak/mountain/route.ts';
import { Meter } from '#scenes/features/mysticPeak/question/Meter.ts';
import { type Gait, OwnClimb } from '#scenes/features/mysticPeak/question/OwnClimb.ts';
import { Warning } from '#scenes/features/mysticPeak/question/Warning.ts';
import { clamp } from '#scenes/kit/clamp.ts';
import { mix } from '#scenes/kit/color.ts';
import { drawing } from '#scenes/kit/drawing.ts';
import { seededRandom } from '#scenes/kit/landscape.ts';
import { NIGHT, SNOW } from '#scenes/kit/materials.ts';
import { flat, round } from '#scenes/kit/outlines.ts';
import { Widget } from '#scenes/kit/Widget.ts';
import type { PlayerEvent } from '#scenes/player/events.ts';
import type { CharacterSpot } from '#scenes/player/question/character.ts';
import type { CreateLayer, QuestionLayer, Spots } from '#scenes/player/question/layer.ts';
import { isShort, shapeOf } from '#scenes/player/question/layout.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import type { Shape } from '#scenes/kit/paint.ts';
import type { Color } from '#scenes/theme/tokens.ts';
import type { Rect, ScenePorts, Target, Viewport } from '#scenes/ports.ts';

const PILL = { size: 22, narrow: 17 } as const;
/** CSS pixels between the warning and its neighbors. */
const AIR = 6;
/** Stages at least this wide have the path beside the question, on this share of their width. */
const ASIDE = { from: 1_080, share: 0.25, least: 300, most: 430, unit: 0.8, size: 92, hop: 28 } as const;
/** Pixels per design pixel of a path on the card's edge, where a climber's feet are `above` it. */
const EDGE = { narrow: 0.54, short: 0.4, wide: 0.9, above: 7 } as const;
/**
 * CSS pixels of the meter: its width, its distance from the stage's right side, room for names; then its
 * slim form's width, distance from the left side, and from the bottom.
 */
const METER = { width: 15, air: 14, names: 112, slim: 11, edge: 1.5, foot: 84 } as const;
/** The dark ground at the bottom, behind words: its highest top, and how dark it is. */
const FRONT = { high: 110, dark: 0.74 } as const;

export const peakLayer: CreateLayer = (ports, redraw) => new PeakLayer(ports, redraw);

/** The climber that each stage last showed at a question, and the height. */
const lastHeights = new WeakMap<object, { readonly of: string; readonly height: number }>();

class PeakLayer extends Widget implements QuestionLayer {
  readonly behind = new Container();
  readonly #climb = this.behind.addChild(new OwnClimb(this.ports));
  readonly #front = this.behind.addChild(drawing());
  readonly #drift = this.behind.addChild(drawing('drift'));
  readonly #meter = this.addChild(new Meter(this.ports));
  readonly #avalanche = this.add(new Avalanche(this.ports), 'rush');
  readonly #warning: Warning;
  topEdgeStart = Infinity;
  #view: PlayerStageView | null = null;
  #viewport: Viewport | null = null;
  #spots: Spots | null = null;

  constructor(ports: ScenePorts, redraw: (reason: string) => void) {
    super(ports);
    this.#warning = this.addChild(new Warning(ports, () => redraw('avalanche')));
  }

  sync(view: PlayerStageView): void {
    this.#view = view;
    this.#avalanche.visible = view.player.me.climb !== null;
  }

  room(viewport: Viewport): Viewport {
    this.#viewport = viewport;
    const { insets } = viewport;
    return { ...viewport, insets: { ...insets, right: insets.right + this.#asideWidth } };
  }

  stand(usual: CharacterSpot | null): CharacterSpot | null {
    const { height } = this.#view?.player.me.climb ?? {};
    if (!this.#isDrawn || height === undefined) return usual;
    if (this.#asideWidth === 0) return usual && { ...usual, y: usual.y - EDGE.above };
    this.#look(0);
    return { ...this.#climb.place(height), size: ASIDE.size, hop: ASIDE.hop };
  }

  layout(spots: Spots): void {
    this.#spots = spots;
    this.#draw();
  }

  targets(): readonly Target[] {
    const meter = this.#meter;
    if (!meter.visible || !this.#spots) return [];
    return [{ id: 'climb', kind: 'region', rect: this.#meterBox(this.#spots) }];
  }

  play(events: readonly PlayerEvent[]): void {
    const player = this.#view?.player;
    const climb = player?.me.climb;
    if (!player || !climb || !this.#spots) return;
    this.#go(events, `${player.room.hash} ${player.me.playerId}`, climb.height);
    if (!this.#warning.play(player)) return;
    this.#draw();
    this.ports.motion.play('slide', this.#drift, { from: { y: -160 }, duration: 0.5 });
    this.#rush(this.#spots);
  }

  /** Moves on from the height last shown. */
  #go(events: readonly PlayerEvent[], of: string, height: number): void {
    const { stage } = this.ports;
    const last = lastHeights.get(stage);
    const from = last?.of === of ? last.height : height;
    lastHeights.set(stage, { of, height });
    const judged = events.find((event) => event.type === 'feedbackShown');
    const isUp = height > from;
    if (isUp) this.#meter.play(from);
    if (!this.#isDrawn) return;
    const missed = judged?.result === 'incorrect' || judged?.result === 'partial';
    const gait: Gait | null = isUp ? (judged?.result === 'correct' ? 'hop' : 'walk') : missed ? 'slip' : null;
    if (gait) this.#climb.play(from, gait, this.#spots?.ownCharacter?.actor ?? null);
  }

  get #isDrawn(): boolean {
    const { player } = this.#view ?? {};
    return player?.me.climb != null && player.room.mountain !== null;
  }

  /** Width for the path beside the question; 0 for none. */
  get #asideWidth(): number {
    const viewport = this.#viewport;
    if (!viewport || !this.#isDrawn || viewport.width < ASIDE.from || isShort(viewport)) return 0;
    return Math.round(clamp(viewport.width * ASIDE.share, ASIDE.least, ASIDE.most));
  }

  /** True if other climbers may be shown. */
  get #hasRivals(): boolean {
    const { room } = this.#view?.player ?? {};
    return room?.options.studentLeaderboard === 'yes' && room.playerCount > 1;
  }

  /** Paints the current stretch. `horizon`: its y, for a path on the card's edge. */
  #look(horizon: number): void {
    const { player } = this.#view ?? {};
    const { climb } = player?.me ?? {};
    const { mountain, options } = player?.room ?? {};
    const viewport = this.#viewport;
    if (!player || !options || !mountain || !climb || !viewport) return;
    const { camps } = mountain;
    const { width, height, insets } = viewport;
    const stretches = stretchesOf(camps);
    // An answer that completes a camp is judged on the way to it.
    const isSettled = player.slide?.feedback && !player.slide.feedback.comesAgain;
    const stretch = stretches[stretchAt(stretches, climb.height - (isSettled ? 0.5 : 0))];
    if (!stretch) return;
    const aside = this.#asideWidth;
    const room = METER.width + METER.air + (this.#hasRivals ? METER.names : METER.air);
    this.#climb.set({
      kind: options.mountain,
      camps,
      stretch,
      height: climb.height,
      viewport,
      aside:
        aside > 0
          ? {
              x: width - insets.right - aside - METER.air,
              y: 0,
              width: aside + METER.air - room,
              height,
            }
          : null,
      unit: aside > 0 ? ASIDE.unit : EDGE[shapeOf(viewport)],
      horizon,
    });
  }

  #draw(): void {
    const [view, spots] = [this.#view, this.#spots];
    if (!view || !spots) return;
    this.#drawClimb(spots);
    this.#drawMeter(view, spots);
    const { card, edge, hud, shape, start } = spots;
    const warning = this.#warning;
    const { lost } = warning;
    this.#drift.visible = lost > 0;
    if (lost > 0) this.#drawDrift(spots);
    // On the card's top edge, beside the player's character, and on a phone below the clock instead of beside it.
    const isWide = shape === 'wide';
    const left = start + (start > card.x ? AIR : 0);
    const right = Math.min(isWide ? edge : Infinity, card.x + card.width - 2 * AIR);
    this.topEdgeStart = Infinity;
    const room = Math.min(card.width * 0.66, right - left);
    if (!warning.write(view.player, isWide ? PILL.size : PILL.narrow, room)) return;
    const { width, height } = warning.box;
    this.topEdgeStart = right - width;
    const y = card.y - height * 0.62;
    this.ports.motion.place(warning, { x: right - width, y: isWide ? y : Math.max(y, hud.y + hud.height) });
  }

  #drawClimb(spots: Spots): void {
    const { ground, viewport, hud, card, footer, ownCharacter: own } = spots;
    const isDrawn = this.#isDrawn;
    this.#climb.visible = isDrawn;
    this.#front.visible = isDrawn;
    if (!isDrawn) return ground.set('question', viewport);
    const bar = hud.y + hud.height;
    this.#look(bar + 20);
    this.#climb.paint(ground);
    this.#climb.stand(own ?? { x: hud.x + 120, y: Math.max(card.y, bar) - EDGE.above });
    const { width, height } = viewport;
    const top = Math.max(footer.y - 12, height - FRONT.high);
    const slope = (down: number, color: Color): Shape => {
      const tops = Array.from({ length: 13 }, (_, index) => [
        (width * index) / 12,
        top + down + 14 * (seededRandom(61, index) - 0.5),
      ]);
      return flat([...tops.flat(), width, height, 0, height], color);
    };
    const { ground: grass, light } = this.#climb.palette;
    const dark = mix(grass, NIGHT, FRONT.dark);
    this.#front.clear();
    sketch(this.#front, [slope(0, mix(dark, light, 0.16)), slope(5, dark)]);
  }

  #meterBox({ viewport, hud }: Spots): Rect {
    const { width, height, insets } = viewport;
    const isWide = this.#asideWidth > 0;
    const wide = isWide ? METER.width : METER.slim;
    const top = isWide ? insets.top + 20 : hud.y + hud.height + 12;
    const bottom = height - insets.bottom - (isWide ? 18 : METER.foot);
    const x = isWide ? width - insets.right - wide - METER.air : insets.left + METER.edge;
    return { x, y: top, width: wide, height: bottom - top };
  }

  #drawMeter({ player: { me, room }, traces }: PlayerStageView, spots: Spots): void {
    const { climb } = me;
    const box = this.#meterBox(spots);
    const { mountain } = room;
    this.#meter.visible = climb !== null && mountain !== null;
    if (!climb || !mountain) return;
    this.#meter.set({
      kind: room.options.mountain,
      palette: this.#climb.palette,
      camps: mountain.camps,
      own: climb.height,
      character: me.character,
      rivals: this.#hasRivals ? (traces?.climbers?.near ?? []) : [],
      box,
      left: spots.viewport.insets.left - box.x,
      names: this.#asideWidth > 0 ? METER.names : 0,
    });
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
    const lobes = (shift: number, grown: number, color: Color): Shape =>
      round(
        Array.from({ length: Math.ceil(card.width / (size * 1.3)) }, (_, index) => [
          card.x + size * (0.8 + index * 1.3) + shift,
          card.y + size * 0.3 + shift,
          size * (0.7 + 0.5 * seededRandom(191, index)) * grown,
        ]).flat(),
        color,
      );
    this.#drift.clear();
    sketch(this.#drift, [lobes(3, 1, SNOW[1]), lobes(-2, 0.9, SNOW[0])]);
  }
}
