// What a strike does to who answers a question, or chooses: the ball comes to the own character alone, and one pill says what it was. Nothing of the
// question moves, and nothing of it is covered; the ladder makes way for the pill.

import { Container } from 'pixi.js';
import { added } from '#core/collections/added.ts';
import { DUEL } from '#core/features/duels/duels.ts';
import type { Shield } from '#core/features/duels/ids.ts';
import type { DuelNewsView } from '#core/features/duels/views.ts';
import { askedMoment } from '#core/views/playerView.ts';
import { Ladder } from '#scenes/features/duels/choice/Ladder.ts';
import { DUEL_GEAR, type DuelGear, SHIELD_GEAR } from '#scenes/features/duels/gear.ts';
import {
  isStruck,
  nextShowing,
  pointsOf,
  type Showing,
  type Told,
  toldNow,
} from '#scenes/features/duels/queue.ts';
import {
  arrival,
  ARRIVES,
  hitsAfter,
  outcome,
  SCORES,
  scoresAfter,
  sinking,
  type Ways,
} from '#scenes/features/duels/recipes.ts';
import { StrikeMoment, type StrikeStage } from '#scenes/features/duels/StrikeMoment.ts';
import { pointsPill, StrikePill } from '#scenes/features/duels/StrikePill.ts';
import type { CreateLayer, QuestionLayer, Spots } from '#scenes/player/question/layer.ts';
import type { Spot } from '#scenes/kit/acts.ts';
import { Gear } from '#scenes/kit/gear.ts';
import type { Standing } from '#scenes/player/question/character.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import type { ScenePorts, Target } from '#scenes/ports.ts';
import { Widget } from '#scenes/kit/Widget.ts';

export const strikeLayer: CreateLayer = (ports) => new StrikeLayer(ports);

/** For how long a strike is told, in milliseconds. */
export const TOLD_MS = 4_000;
/** Side of the shield at the character's feet, beside that. */
const SHIELD = 16 / 52;

type View = Pick<PlayerStageView, 'player'>;
/** What a layer that only tells of strikes has to know. */
export type StrikeSpots = Pick<
  Spots,
  'viewport' | 'shape' | 'hud' | 'card' | 'edge' | 'own' | 'star' | 'hold'
>;

export class StrikeLayer extends Widget implements QuestionLayer {
  readonly behind = new Container();
  /** null where nothing is asked that would lead to a choice. */
  readonly #ladder: Ladder | null;
  readonly #shield = this.add(new Container(), 'shield');
  readonly #pill = this.addChild(new StrikePill(this.ports));
  readonly #moment = new StrikeMoment(this.ports, this.addChild(new Container()));
  readonly #waiting: DuelNewsView[] = [];
  /** Server time in ms until which the character wears snow of what was shown. */
  #snowUntil = 0;
  /** Points of what is on its way: the score does not tell them yet. */
  #flying = 0;
  #kind: Shield | null = null;
  #isPlaying = false;
  /** What is told while it is shown; null: what came last. */
  #told: Told | null = null;
  #view: View | null = null;
  /** The view of which everything was played. */
  #played: View | null = null;
  #spots: StrikeSpots | null = null;
  #cancelChange: () => void = () => undefined;

  /** `hasLadder`: beside a question; else it tells of strikes alone, whatever is asked. */
  constructor(ports: ScenePorts, hasLadder = true) {
    super(ports);
    this.#ladder = hasLadder ? this.addChildAt(new Ladder(ports), 0) : null;
    this.#shield.visible = false;
  }

  sync(view: View): void {
    const before = this.#view;
    this.#view = view;
    this.#played ??= view;
    // What belongs to a question ends with it.
    if (before && askedMoment(before.player) !== askedMoment(view.player)) this.#end();
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
    // Nothing of it can be pressed.
  }

  setPointer(): void {
    // Nor pointed at.
  }

  play(): void {
    const [before, after] = [this.#played, this.#view];
    this.#played = after;
    if (!before || !after || before === after) return;
    this.#ladder?.play(before.player, after.player);
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

  /** `flying`: of what is on its way now; all that waits is held besides. */
  #hold(flying = this.#flying): void {
    this.#flying = flying;
    this.#spots?.hold(Math.round(flying + pointsOf(this.#waiting)));
  }

  #next(isFirst: boolean): void {
    const showing = nextShowing(this.#waiting, isFirst);
    const stage = showing && this.#stage(showing);
    const moves = this.ports.motion.policy === 'full';
    this.#isPlaying = stage !== null && moves;
    this.#told = null;
    // Where nothing moves, the pill tells what came last.
    if (!this.#isPlaying) this.#waiting.length = 0;
    this.#hold(this.#isPlaying ? showing?.points : 0);
    if (showing && stage) {
      const { news, count, points, pace } = showing;
      const { seconds, lines } = outcome(news, stage.ways, false);
      if (moves) this.#told = { news, count, points, until: Infinity };
      this.#moment.story(stage, arrival(news, stage.ways), 0, pace);
      this.#moment.story(stage, lines, ARRIVES / pace, pace);
      if (isStruck(news)) {
        // Snow that lies there already stays.
        if (news.at >= this.#snowUntil) stage.actors['body']?.capAfter((ARRIVES + hitsAfter(news)) / pace);
        this.#snowUntil = news.at + DUEL.struckMs;
      }
      if (news.role === 'target' && news.met)
        this.#moment.story(stage, sinking(SHIELD_GEAR[news.met]), 0, pace);
      if (moves) {
        const lands = { at: (ARRIVES + scoresAfter(news)) / pace, for: SCORES / pace };
        this.#moment.run(lands, (share) => this.#hold(points * (1 - share)));
        // A press ends all of it.
        const cut = (): void => {
          this.#waiting.length = 0;
          this.#next(false);
        };
        this.#moment.after((ARRIVES + seconds) / pace, () => this.#next(false), cut);
      }
      this.#draw();
      this.#pill.play(ARRIVES / pace);
    }
    this.#draw();
  }

  /** null where there is no room for a character. */
  #stage({ points }: Showing): StrikeStage | null {
    const spots = this.#spots;
    const own = spots?.own;
    if (!spots || !own) return null;
    const { x, y, size, actor } = own;
    const middle = y - size * 0.5;
    const { width } = spots.viewport;
    const isLeft = x < width / 2;
    const edge = isLeft ? 0 : width;
    const ways: Ways = {
      back: [(edge - x) / size - (isLeft ? 0.4 : -0.4), -0.1],
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

  #draw(): void {
    const [view, spots] = [this.#view, this.#spots];
    if (!view || !spots) return;
    const { clock } = this.ports;
    const now = clock.now();
    const { news = [], playerShield = null } = view.player.me.duel ?? {};
    const asked = !this.#ladder || view.player.slide?.question != null;
    const told = this.#told ?? toldNow(news, now, TOLD_MS);
    this.#pill.set(asked ? told : null, spots);
    this.#ladder?.set(view.player, spots, this.#pill.visible);
    const snow = news.findLast((each) => isStruck(each) && each.at + DUEL.struckMs > now);
    spots.own?.actor.cap(asked && snow !== undefined);
    this.#drawShield(asked ? playerShield : null, spots);
    this.#cancelChange();
    const times = [told?.until ?? Infinity, snow ? snow.at + DUEL.struckMs : Infinity];
    const next = Math.min(...times.filter((at) => at > now));
    if (next === Infinity) return;
    this.#cancelChange = clock.at(next, () => {
      this.#draw();
      this.ports.invalidate('strike');
    });
  }

  /** It stands still at the character's feet. */
  #drawShield(kind: Shield | null, { own }: StrikeSpots): void {
    this.#shield.visible = kind !== null && own !== null;
    if (!kind || !own) return;
    const { size, ...place } = shieldAt(own);
    if (kind !== this.#kind) for (const old of this.#shield.removeChildren()) old.destroy({ children: true });
    this.#kind = kind;
    const gear =
      (this.#shield.children[0] as Gear<DuelGear> | undefined) ??
      this.#shield.addChild(new Gear(this.ports, DUEL_GEAR, SHIELD_GEAR[kind], [0.5, 1]));
    gear.resize(size);
    this.ports.motion.place(this.#shield, place);
  }
}

const shieldAt = ({ x, y, size }: Standing): Spot => ({ x: x + size * 0.56, y: y + 1, size: size * SHIELD });
