// Strike layer of a player who is answering: the ball goes only to the player's own character,
// and one pill says what happened. Nothing on the question screen moves or gets covered; only the ladder
// makes room for the pill.

import { Container } from 'pixi.js';
import { STRUCK_MS } from '#core/features/duels/duels.ts';
import type { Shield } from '#core/features/duels/ids.ts';
import type { DuelNewsView } from '#core/features/duels/views.ts';
import { askedKey } from '#core/views/playerView.ts';
import { Ladder } from '#scenes/features/duels/choice/Ladder.ts';
import { SHIELD_GEAR } from '#scenes/features/duels/gear.ts';
import {
  isInQuestion,
  leavesSnow,
  newStrikes,
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
import { Marks, pointsPill, StrikePill } from '#scenes/features/duels/StrikePill.ts';
import type { CreateLayer, QuestionLayer, Spots } from '#scenes/player/question/layer.ts';
import type { ActSpot } from '#scenes/kit/acts.ts';
import type { CharacterSpot } from '#scenes/player/question/character.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import type { ScenePorts, Target } from '#scenes/ports.ts';
import { Widget } from '#scenes/kit/Widget.ts';

export const strikeLayer: CreateLayer = (ports, redraw) => new StrikeLayer(ports, redraw);

/** A strike is over after this while a question is open; the last crumbs fall 0.1 seconds longer. */
const MOST_SECONDS = 0.66;
/** Milliseconds for which a strike is reported. */
const NEWS_MS = 4_000;
/** Size of the shield at the character's feet, relative to the character. */
const SHIELD = 16 / 52;

export class StrikeLayer extends Widget implements QuestionLayer {
  readonly behind = new Container();
  readonly #ladder = this.addChild(new Ladder(this.ports));
  readonly #shield = this.add(new Marks(this.ports), 'shield');
  readonly #pill = this.addChild(new StrikePill(this.ports));
  readonly #moment = new StrikeAnimation(this.ports, this.addChild(new Container()));
  readonly #waiting: DuelNewsView[] = [];
  topEdgeStart = Infinity;
  readonly #redraw: (reason: string) => void;
  /** Server time in ms until which the character wears snow from strikes already shown. */
  #snowUntil = 0;
  /** Points still in flight, which the displayed score leaves out. */
  #flying = 0;
  #isPlaying = false;
  /** News shown in the pill while a strike plays; null to show the latest. */
  #told: ShownNews | null = null;
  #view: PlayerStageView | null = null;
  /** The latest view whose changes have been played. */
  #played: PlayerStageView | null = null;
  #spots: Spots | null = null;
  #cancelChange: () => void = () => undefined;

  constructor(ports: ScenePorts, redraw: (reason: string) => void) {
    super(ports);
    this.#redraw = redraw;
    this.#shield.visible = false;
  }

  sync(view: PlayerStageView): void {
    const before = this.#view;
    this.#view = view;
    this.#played ??= view;
    // A question's effects end with it.
    if (before && askedKey(before.player) !== askedKey(view.player)) this.#end();
  }

  layout(spots: Spots): void {
    this.#spots = spots;
    this.#moment.bring();
    this.#draw();
  }

  targets(): readonly Target[] {
    const { rect } = this.#ladder;
    return rect ? [{ id: 'ladder', kind: 'region', rect }] : [];
  }

  play(): void {
    const [before, after] = [this.#played, this.#view];
    this.#played = after;
    if (!before || !after || before === after) return;
    this.#ladder.play(before.player, after.player);
    // Elsewhere, StruckCard shows the strike.
    if (!isInQuestion(after.player)) return this.#update();
    this.#waiting.push(...newStrikes(before.player, after.player, this.ports.clock.now()));
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
    if (!showing || !stage) return this.#update();
    const { news, points } = showing;
    const { seconds, lines } = outcome(news, stage.ways, false);
    const pace = Math.max(showing.pace, (IMPACT_ON_TARGET + seconds) / MOST_SECONDS);
    /** The time from now to this time after the impact, in seconds. */
    const after = (time: number): number => (IMPACT_ON_TARGET + time) / pace;
    const { met } = news;
    const sinks = news.role === 'target' && met ? sinking(SHIELD_GEAR[met]) : [];
    this.#moment.story(stage, [...arrival(news, stage.ways), ...sinks], 0, pace);
    this.#moment.story(stage, lines, after(0), pace);
    if (leavesSnow(news)) {
      // Snow from an earlier strike stays.
      if (news.at >= this.#snowUntil) stage.actors['body']?.popSnowCap(after(hitsAfter(news)));
      this.#snowUntil = news.at + STRUCK_MS;
    }
    if (moves) {
      this.#told = { ...showing, until: Infinity };
      const lands = { at: after(scoresAfter(news)), for: SCORES / pace };
      this.#moment.run(lands, (share) => this.#hold(points * (1 - share)));
      // A press skips the rest, waiting strikes included.
      const cut = (): void => {
        this.#waiting.length = 0;
        this.#next(false);
      };
      this.#moment.after(after(seconds), () => this.#next(false), cut);
    }
    this.#update();
    this.#pill.play(after(0));
  }

  /** null if there is no room for a character. */
  #stage({ points }: StrikeBatch): StrikeStage | null {
    const spots = this.#spots;
    const own = spots?.ownCharacter;
    if (!spots || !own) return null;
    const { x, y, size, actor } = own;
    const middle = y - size * 0.5;
    const { width } = spots.viewport;
    const [edge, side] = x < width / 2 ? [0, -1] : [width, 1];
    const ways: Ways = {
      source: [(edge - x) / size + side * 0.4, -0.1],
      on: [(width - x) / size + 0.5, -middle / size - 0.5],
    };
    return {
      spots: {
        body: { x, y: middle, size },
        feet: { x, y: y + 1, size },
        shield: shieldAt(own),
        edge: { x: edge - side * size * 0.35, y: middle - size * 0.1, size },
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
    if (this.topEdgeStart !== before) this.#redraw('strike');
  }

  #draw(): void {
    const [view, spots] = [this.#view, this.#spots];
    if (!view || !spots) return;
    const { clock } = this.ports;
    const now = clock.now();
    const { news = [], playerShield = null } = view.player.me.duel ?? {};
    const asked = view.player.slide?.question != null;
    const told = this.#told ?? currentNews(news, now, NEWS_MS);
    this.#pill.set(asked ? told : null, spots);
    this.#ladder.set(view.player, spots, this.#pill.visible);
    this.topEdgeStart = this.#pill.visible ? this.#pill.x : this.#ladder.start;
    const snow = news.findLast((each) => leavesSnow(each) && each.at + STRUCK_MS > now);
    spots.ownCharacter?.actor.setSnowCap(asked && snow !== undefined);
    this.#drawShield(asked ? playerShield : null, spots);
    this.#cancelChange();
    const times = [told?.until ?? Infinity, snow ? snow.at + STRUCK_MS : Infinity];
    const next = Math.min(...times.filter((at) => at > now));
    if (next === Infinity) return;
    this.#cancelChange = clock.at(next, () => {
      this.#update();
      this.ports.invalidate('strike');
    });
  }

  /** Places the shield at the character's feet. */
  #drawShield(kind: Shield | null, { ownCharacter }: Spots): void {
    this.#shield.visible = kind !== null && ownCharacter !== null;
    if (!kind || !ownCharacter) return;
    const { x, y, size } = shieldAt(ownCharacter);
    this.#shield.set([SHIELD_GEAR[kind]], size);
    this.ports.motion.place(this.#shield, { x: x - size / 2, y: y - size / 2 });
  }
}

const shieldAt = ({ x, y, size }: CharacterSpot): ActSpot => ({
  x: x + size * 0.56,
  y: y + 1,
  size: size * SHIELD,
});
