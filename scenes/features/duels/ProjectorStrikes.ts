// The projector's strike layer: shows strikes one after another in their arena, counts the rest, and leaves
// snow on whoever was hit for a while.

import type { Sprite } from 'pixi.js';
import { headOf } from '#scenes/avatars/characters.ts';
import { STRUCK_MS } from '#core/features/duels/duels.ts';
import type { StrikeOutcome } from '#core/features/duels/ids.ts';
import type { StrikeView } from '#core/features/duels/views.ts';
import type { UserView } from '#core/views/userView.ts';
import { MUFFLED } from '#scenes/features/duels/ports.ts';
import { FIELD } from '#scenes/features/duels/colors.ts';
import { DuelShow, SHOW } from '#scenes/features/duels/DuelShow.ts';
import { ArenaHeader } from '#scenes/features/duels/ArenaHeader.ts';
import { arenaPlaces } from '#scenes/features/duels/duelPlaces.ts';
import { hitBy, newStrikes } from '#scenes/features/duels/strikeQueue.ts';
import { STRIKE_PACE_MS, StrikeQueue } from '#scenes/features/duels/strikeQueue.ts';
import { strikeSprite, placeSnowHat } from '#scenes/features/duels/strikeSprites.ts';
import type { CreateProjectorLayer, Ground, Landing, ProjectorLayer } from '#scenes/projector/layer.ts';
import type { Rect, RunningMotion, ScenePorts, SoundName } from '#scenes/ports.ts';
import type { ProjectorStageView } from '#scenes/projector/view.ts';
import { Panel } from '#scenes/kit/Panel.ts';
import { Widget } from '#scenes/kit/Widget.ts';

export const projectorStrikeLayer: CreateProjectorLayer = (ports) => new ProjectorStrikes(ports);

/** A sound cue: `at` in seconds from the start, `up` in semitones. */
type Heard = readonly [at: number, sound: SoundName, up?: number];

/** The sound cues of a strike: the throw, then its outcome. */
function soundsOf({ strike, outcome }: StrikeView): readonly Heard[] {
  const { leaves, hits, movesOn } = SHOW;
  const hit = strike === 'stealth' ? MUFFLED : 0;
  const then = (
    {
      struckTarget: [
        [hits, 'duelHit', hit],
        ...(strike === 'swap' ? [[movesOn + 0.3, 'duelRope'] as const] : []),
      ],
      brokeTargetShield: [[hits, 'duelBreak']],
      // A beat of silence, then the same ball comes back.
      rebounded: [
        [movesOn + 0.3, 'duelThrow'],
        [movesOn + 0.62, 'duelHit', hit],
      ],
      deflected: [
        [hits, 'duelDeflect'],
        [movesOn + 0.5, 'duelHit', MUFFLED],
      ],
      absorbed: [[hits, 'duelAbsorb']],
    } as const satisfies Readonly<Record<StrikeOutcome, readonly Heard[]>>
  )[outcome];
  return [[leaves, 'duelThrow'], ...then];
}

/** Seconds from the start until the audience has seen the outcome. */
const seenAfter = (strike: StrikeView): number => (soundsOf(strike).at(-1)?.[0] ?? 0) + 0.16;

/** Height of the snowman's picture. */
const SNOWMAN = 176;
/** Design pixels; on a smaller face a hat would be invisible. */
const MIN_FACE = 34;

interface Running {
  readonly show: DuelShow;
  /** Index of its place in the arena. */
  readonly place: number;
  readonly end: () => void;
}

class ProjectorStrikes extends Widget implements ProjectorLayer {
  readonly #queue = new StrikeQueue();
  readonly #arena = this.addChild(new Panel(this.tokens));
  readonly #header = this.addChild(new ArenaHeader(this.ports));
  /** Waits in the arena between duels. */
  readonly #snowman = this.addChild(strikeSprite(this.ports, 'snowman', 1));
  readonly #running = new Set<Running>();
  readonly #hats = new Map<string, Sprite>();
  /** Ids of strikes whose hit hasn't been shown yet. */
  readonly #ahead = new Set<number>();
  #view: ProjectorStageView | null = null;
  /** The latest view whose changes have been played. */
  #played: ProjectorStageView | null = null;
  #ground: Ground | null = null;
  /** Places for duels in the arena. */
  #boxes: readonly Rect[] = [];
  /** Server time in ms at which a strike arriving now can start. */
  #free = 0;
  #wake: () => void = () => undefined;
  #thaw: () => void = () => undefined;

  constructor(ports: ScenePorts) {
    // A render group of its own, so that changes here don't redraw what is behind it.
    super(ports, { isRenderGroup: true });
  }

  sync(view: ProjectorStageView): void {
    this.#view = view;
    this.#played ??= view;
  }

  layout(ground: Ground): void {
    this.#ground = ground;
    const { arena, metrics } = ground;
    const { header, duels } = arenaPlaces(arena, metrics.unit);
    this.#boxes = duels;
    const radius = this.tokens.radius.huge * Math.max(0.5, metrics.unit);
    this.#arena.lay(arena, { radius, fill: FIELD.sky, rim: true });
    this.#header.layout(header, arena);
    const foot = arena.y + arena.height;
    const below = foot - header.y - header.height;
    this.#snowman.scale.set((below * 0.7) / SNOWMAN);
    this.#snowman.position.set(arena.x + arena.width / 2, foot - below / 2);
    this.#dress();
  }

  play(): Landing | null {
    const [before, after] = [this.#played, this.#view];
    this.#played = after;
    if (!before || !after || before === after) return null;
    const came = newStrikes(before.projector.strikes, after.projector.strikes);
    // A strike whose target has left can't be shown.
    // One waits behind those in the arena; what comes later would be old news by then.
    const most = this.#boxes.length + 1 - this.#running.size;
    const shown = this.#queue.add(
      came.filter(({ on }) => on !== null),
      most,
    );
    for (const { id } of shown) this.#ahead.add(id);
    this.#header.show(this.#queue.takeOverflowCount());
    this.#next();
    this.#dress();
    return this.#moves ? this.#landing(shown) : null;
  }

  get #moves(): boolean {
    const { motion, quality } = this.ports;
    return motion.policy === 'full' && quality.tier !== 'still';
  }

  #landing(shown: readonly StrikeView[]): Landing | null {
    const now = this.ports.clock.now();
    const seen = shown.map((strike) => {
      const begins = Math.max(now, this.#free);
      this.#free = begins + this.#pace;
      return (begins - now) / 1_000 + seenAfter(strike);
    });
    return seen.length > 0 ? { first: Math.min(...seen), last: Math.max(...seen) } : null;
  }

  /** Milliseconds between two strikes, so that one has ended when its place is needed again. */
  get #pace(): number {
    return Math.max(STRIKE_PACE_MS, (SHOW.ends * 1_000) / Math.max(1, this.#boxes.length));
  }

  #next(): void {
    this.#wake();
    if (this.destroyed) return;
    const { clock, invalidate } = this.ports;
    const strike = this.#queue.take(clock.now(), this.#pace);
    if (strike) this.#begin(strike);
    const at = this.#queue.nextAt;
    if (at !== null)
      this.#wake = clock.at(at, () => {
        this.#next();
        invalidate('a duel');
      });
  }

  #begin(strike: StrikeView): void {
    const taken = new Set([...this.#running].map(({ place }) => place));
    const place = Math.max(
      0,
      this.#boxes.findIndex((_, index) => !taken.has(index)),
    );
    const box = this.#boxes[place];
    if (!box) return;
    const { motion, assets, sound, clock } = this.ports;
    assets.nextPictures();
    const show = new DuelShow(this.ports, strike, box);
    // Nothing overlaps and no player appears twice: a new strike ends any other in its place or with its players.
    const ids = new Set(show.ids);
    for (const other of this.#running)
      if (other.place === place || other.show.ids.some((id) => ids.has(id))) other.end();
    this.addChild(show);
    let played: RunningMotion | null = null;
    let callOff: () => void = () => undefined;
    const running: Running = {
      show,
      place,
      end: () => {
        if (!this.#running.delete(running)) return;
        this.#snowman.visible = this.#running.size === 0;
        callOff();
        played?.finish();
        if (!show.destroyed) show.destroy({ children: true });
        this.#land(strike);
      },
    };
    this.#running.add(running);
    this.#snowman.visible = false;
    if (this.#moves) {
      played = motion.ease(
        (share) => {
          if (show.destroyed) return;
          if (share === 1) running.end();
          else show.pose(share * SHOW.ends);
        },
        { duration: SHOW.ends, steady: true },
      );
      const now = clock.now();
      for (const [at, name, up = 0] of soundsOf(strike))
        clock.at(now + at * 1_000, () => sound.play(name, up));
      clock.at(clock.now() + SHOW.resolved * 1_000, () => this.#land(strike));
    } else {
      // Without motion, one still picture shows striker, target and outcome.
      show.pose(SHOW.resolved);
      motion.play('fade', show);
      const last = soundsOf(strike).at(-1);
      if (last) sound.play(last[1], last[2]);
      this.#land(strike);
      callOff = clock.at(clock.now() + SHOW.ends * 1_000, () => {
        running.end();
        this.ports.invalidate('a duel');
      });
    }
  }

  #land({ id }: StrikeView): void {
    if (this.#ahead.delete(id) && !this.destroyed) this.#dress();
  }

  /** Puts snow hats on the players who were hit, for as long as the snow lasts. */
  #dress(): void {
    const { clock, invalidate } = this.ports;
    const now = clock.now();
    const until = new Map<string, number>();
    const hit = new Map<string, UserView>();
    for (const strike of this.#view?.projector.strikes ?? []) {
      const who = hitBy(strike);
      if (!who || this.#ahead.has(strike.id) || strike.at + STRUCK_MS <= now) continue;
      until.set(who.playerId, strike.at + STRUCK_MS);
      hit.set(who.playerId, who);
    }
    for (const [id, hat] of this.#hats) {
      if (until.has(id) && !hat.destroyed) continue;
      if (!hat.destroyed) hat.destroy();
      this.#hats.delete(id);
    }
    for (const who of hit.values()) this.#putOn(who);
    this.#thaw();
    const next = Math.min(...until.values());
    if (until.size > 0)
      this.#thaw = clock.at(next, () => {
        if (this.destroyed) return;
        this.#dress();
        invalidate('snow');
      });
  }

  #putOn({ playerId: id, character }: UserView): void {
    const ground = this.#ground;
    const stand = ground?.facePlaceOf(id);
    const known = this.#hats.get(id);
    if (!ground || !stand || stand.size < MIN_FACE * ground.metrics.unit) {
      if (known) known.visible = false;
      return;
    }
    const hat = known ?? strikeSprite(this.ports, 'cap', 1);
    this.#hats.set(id, hat);
    hat.visible = true;
    hat.label = `snow:${id}`;
    if (hat.parent !== stand.holder) stand.holder.addChild(hat);
    const { x, y, size } = stand;
    placeSnowHat(hat, headOf(character, this.ports.theme.disguise), { x, y: y + size / 2, size });
  }
}
