// Strike layer of a player who is answering or choosing: the ball goes only to the player's own character,
// and one pill says what happened. Nothing on the question screen moves or gets covered; only the ladder
// makes room for the pill.

import { Container } from 'pixi.js';
import { added } from '#core/collections/added.ts';
import { DUEL } from '#core/features/duels/duels.ts';
import type { Shield } from '#core/features/duels/ids.ts';
import type { DuelNewsView } from '#core/features/duels/views.ts';
import { askedKey } from '#core/views/playerView.ts';
import { Ladder } from '#scenes/features/duels/choice/Ladder.ts';
import { DUEL_GEAR, type DuelGear, SHIELD_GEAR } from '#scenes/features/duels/gear.ts';
import {
  isInQuestion,
  leavesSnow,
  takeNextBatch,
  pointsOf,
  type StrikeBatch,
  type ShownNews,
  currentNews,
} from '#scenes/features/duels/playerStrikeQueue.ts';
import {
  arrival,
  IMPACT_ON_TARGET,
  hitsAfter,
  outcome,
  SCORES,
  scoresAfter,
  sinking,
  type Ways,
} from '#scenes/features/duels/recipes.ts';
import { StrikeAnimation, type StrikeStage } from '#scenes/features/duels/StrikeAnimation.ts';
import { pointsPill, StrikePill } from '#scenes/features/duels/StrikePill.ts';
import type { CreateLayer, QuestionLayer, Spots } from '#scenes/player/question/layer.ts';
import type { ActSpot } from '#scenes/kit/acts.ts';
import { Gear } from '#scenes/kit/gear.ts';
import type { CharacterSpot } from '#scenes/player/question/character.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import type { ScenePorts, Target } from '#scenes/ports.ts';
import { Widget } from '#scenes/kit/Widget.ts';

export const strikeLayer: CreateLayer = (ports, redraw) => new StrikeLayer(ports, redraw);

/** A strike is over after this while a question is open; the last crumbs fall 0.1 seconds longer. */
const MOST_SECONDS = 0.66;
/** Milliseconds for which a strike is reported. */
export const NEWS_MS = 4_000;
/** Size of the shield at the character's feet, relative to the character. */
const SHIELD = 16 / 52;

type View = Pick<PlayerStageView, 'player'>;
/** The spots needed by a layer that only reports strikes. */
export type StrikeSpots = Pick<
  Spots,
  'viewport' | 'shape' | 'hud' | 'card' | 'edge' | 'ownCharacter' | 'star' | 'holdPoints'
>;

export class StrikeLayer extends Widget implements QuestionLayer {
  readonly behind = new Container();
  /** null if no question leads to a choice. */
  readonly #ladder: Ladder | null;
  readonly #shield = this.add(new Container(), 'shield');
  readonly #pill = this.addChild(new StrikePill(this.ports));
  readonly #moment = new StrikeAnimation(this.ports, this.addChild(new Container()));
  readonly #waiting: DuelNewsView[] = [];
  topEdgeStart = Infinity;
  readonly #redraw: ((reason: string) => void) | undefined;
  /** Server time in ms until which the character wears snow from strikes already shown. */
  #snowUntil = 0;
  /** Points still in flight, which the displayed score leaves out. */
  #flying = 0;
  #kind: Shield | null = null;
  #isPlaying = false;
  /** News shown in the pill while a strike plays; null to show the latest. */
  #told: ShownNews | null = null;
  #view: View | null = null;
  /** The latest view whose changes have been played. */
  #played: View | null = null;
  #spots: StrikeSpots | null = null;
  #cancelChange: () => void = () => undefined;

  /**
   * `redraw`: of the question's layers; without it, the layer only reports strikes, even if a question is
   * open.
   */
  constructor(ports: ScenePorts, redraw?: (reason: string) => void) {
    super(ports);
    this.#redraw = redraw;
    this.#ladder = redraw ? this.addChildAt(new Ladder(ports), 0) : null;
    this.#shield.visible = false;
  }

  sync(view: View): void {
    const before = this.#view;
    this.#view = view;
    this.#played ??= view;
    // A question's effects end with it.
    if (before && askedKey(before.player) !== askedKey(view.player)) this.#end();
  }

  corner(): null {
    return null;
  }

  layout(spots: StrikeSpots): void {
    this.#spots = spots;
    this.#moment.bring();
    this.#draw();
  }

  targets(): readonly Target[] {
    const rect = this.#ladder?.rect;
    return rect ? [{ id: 'ladder', kind: 'region', rect }] : [];
  }

  setFocus(): void {
    // Nothing here can be pressed.
  }

  setPointer(): void {
    // Nothing here reacts to the pointer.
  }

  play(): void {
    const [before, after] = [this.#played, this.#view];
    this.#played = after;
    if (!before || !after || before === after) return;
    this.#ladder?.play(before.player, after.player);
    // Elsewhere, StruckCard shows the strike.
    if (!this.#ladder || !isInQuestion(after.player)) return this.#update();
    const since = this.ports.clock.now() - DUEL.struckMs;
    const came = added(before.player.me.duel?.news ?? [], after.player.me.duel?.news ?? []);
    this.#waiting.push(...came.filter(({ role, at }) => role !== 'striker' && at > since));
    if (!this.#isPlaying) this.#next(true);
    else this.#hold();
  }

  override destroy(): void {
    this.#end();
    this.#cancelChange();
    super.destroy({ children: true });
  }

  #end(): void {
    this.#waiting.length = 0;
    this.#isPlaying = false;
    this.#told = null;
    this.#moment.finish();
    this.#hold(0);
  }

  /** `flying`: points of the strike in flight; those of waiting strikes are held too. */
  #hold(flying = this.#flying): void {
    this.#flying = flying;
    this.#spots?.holdPoints(Math.round(flying + pointsOf(this.#waiting)));
  }

  #next(isFirst: boolean): void {
    const showing = takeNextBatch(this.#waiting, isFirst);
    const stage = showing && this.#stage(showing);
    const moves = this.ports.motion.policy === 'full';
    this.#isPlaying = stage !== null && moves;
    this.#told = null;
    // Without motion, the pill shows only the latest news.
    if (!this.#isPlaying) this.#waiting.length = 0;
    this.#hold(this.#isPlaying ? showing?.points : 0);
    if (showing && stage) {
      const { news, count, points } = showing;
      const { seconds, lines } = outcome(news, stage.ways, false);
      const pace = Math.max(showing.pace, (IMPACT_ON_TARGET + seconds) / MOST_SECONDS);
      if (moves) this.#told = { news, count, points, until: Infinity };
      this.#moment.story(stage, arrival(news, stage.ways), 0, pace);
      this.#moment.story(stage, lines, IMPACT_ON_TARGET / pace, pace);
      if (leavesSnow(news)) {
        // Snow from an earlier strike stays.
        if (news.at >= this.#snowUntil)
          stage.actors['body']?.popSnowCap((IMPACT_ON_TARGET + hitsAfter(news)) / pace);
        this.#snowUntil = news.at + DUEL.struckMs;
      }
      if (news.role === 'target' && news.met)
        this.#moment.story(stage, sinking(SHIELD_GEAR[news.met]), 0, pace);
      if (moves) {
        const lands = { at: (IMPACT_ON_TARGET + scoresAfter(news)) / pace, for: SCORES / pace };
        this.#moment.run(lands, (share) => this.#hold(points * (1 - share)));
        // A press skips the rest, waiting strikes included.
        const cut = (): void => {
          this.#waiting.length = 0;
          this.#next(false);
        };
        this.#moment.after((IMPACT_ON_TARGET + seconds) / pace, () => this.#next(false), cut);
      }
      this.#update();
      this.#pill.play(IMPACT_ON_TARGET / pace);
    }
    this.#update();
  }

  /** null if there is no room for a character. */
  #stage({ points }: StrikeBatch): StrikeStage | null {
    const spots = this.#spots;
    const own = spots?.ownCharacter;
    if (!spots || !own) return null;
    const { x, y, size, actor } = own;
    const middle = y - size * 0.5;
    const { width } = spots.viewport;
    const isLeft = x < width / 2;
    const edge = isLeft ? 0 : width;
    const ways: Ways = {
      source: [(edge - x) / size - (isLeft ? 0.4 : -0.4), -0.1],
      on: [(width - x) / size + 0.5, -middle / size - 0.5],
    };
    return {
      spots: {
        body: { x, y: middle, size },
        feet: { x, y: y + 1, size },
        shield: shieldAt(own),
        edge: { x: edge + (isLeft ? 1 : -1) * size * 0.35, y: middle - size * 0.1, size },
        score: spots.star,
      },
      actors: { body: actor },
      ways,
      points: () => pointsPill(this.ports, points, spots.shape === 'wide' ? 20 : 15),
    };
  }

  /** Draws outside a layout, and lays out again if what is beside it on the card's edge has to move. */
  #update(): void {
    const before = this.topEdgeStart;
    this.#draw();
    if (this.topEdgeStart !== before) this.#redraw?.('strike');
  }

  #draw(): void {
    const [view, spots] = [this.#view, this.#spots];
    if (!view || !spots) return;
    const { clock } = this.ports;
    const now = clock.now();
    const { news = [], playerShield = null } = view.player.me.duel ?? {};
    const asked = !this.#ladder || view.player.slide?.question != null;
    const told = this.#told ?? currentNews(news, now, NEWS_MS);
    this.#pill.set(asked ? told : null, spots);
    this.#ladder?.set(view.player, spots, this.#pill.visible);
    this.topEdgeStart = this.#pill.visible ? this.#pill.x : (this.#ladder?.start ?? Infinity);
    const snow = news.findLast((each) => leavesSnow(each) && each.at + DUEL.struckMs > now);
    spots.ownCharacter?.actor.setSnowCap(asked && snow !== undefined);
    this.#drawShield(asked ? playerShield : null, spots);
    this.#cancelChange();
    const times = [told?.until ?? Infinity, snow ? snow.at + DUEL.struckMs : Infinity];
    const next = Math.min(...times.filter((at) => at > now));
    if (next === Infinity) return;
    this.#cancelChange = clock.at(next, () => {
      this.#update();
      this.ports.invalidate('strike');
    });
  }

  /** Places the shield at the character's feet. */
  #drawShield(kind: Shield | null, { ownCharacter }: StrikeSpots): void {
    this.#shield.visible = kind !== null && ownCharacter !== null;
    if (!kind || !ownCharacter) return;
    const { size, ...place } = shieldAt(ownCharacter);
    if (kind !== this.#kind) for (const old of this.#shield.removeChildren()) old.destroy({ children: true });
    this.#kind = kind;
    const gear =
      (this.#shield.children[0] as Gear<DuelGear> | undefined) ??
      this.#shield.addChild(new Gear(this.ports, DUEL_GEAR, SHIELD_GEAR[kind], [0.5, 1]));
    gear.resize(size);
    this.ports.motion.place(this.#shield, place);
  }
}

const shieldAt = ({ x, y, size }: CharacterSpot): ActSpot => ({
  x: x + size * 0.56,
  y: y + 1,
  size: size * SHIELD,
});
