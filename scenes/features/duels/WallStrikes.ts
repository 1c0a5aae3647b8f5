// Strikes on the wall: one after the other between those who stand there, the rest as a number; who was hit wears snow for a while.

import type { Sprite } from 'pixi.js';
import { DUEL } from '#core/features/duels/duels.ts';
import type { StrikeOutcome } from '#core/features/duels/ids.ts';
import type { StrikeView } from '#core/features/duels/views.ts';
import type { UserView } from '#core/views/userView.ts';
import { MUFFLED } from '#scenes/features/duels/ports.ts';
import { DuelShow, SHOW } from '#scenes/features/duels/DuelShow.ts';
import { Flurry } from '#scenes/features/duels/Flurry.ts';
import { hitBy, newStrikes } from '#scenes/features/duels/strikeQueue.ts';
import { STRIKE_PACE, StrikeQueue } from '#scenes/features/duels/strikeQueue.ts';
import { thing, wearHat } from '#scenes/features/duels/wallThings.ts';
import type { CreateProjectorLayer, Ground, Landing, ProjectorLayer } from '#scenes/projector/layer.ts';
import type { Played, ScenePorts, SoundName, Point } from '#scenes/ports.ts';
import type { ProjectorStageView } from '#scenes/projector/view.ts';
import { Widget } from '#scenes/kit/Widget.ts';

export const wallStrikes: CreateProjectorLayer = (ports) => new WallStrikes(ports);

/** In seconds from its beginning; `up`: semitones higher. */
type Heard = readonly [at: number, sound: SoundName, up?: number];

/** What is heard of it. */
function soundsOf({ strike, outcome }: StrikeView): readonly Heard[] {
  const { leaves, hits, goesOn } = SHOW;
  const hit = strike === 'stealth' ? MUFFLED : 0;
  const then = (
    {
      struckTarget: [
        [hits, 'duelHit', hit],
        ...(strike === 'swap' ? [[goesOn + 0.3, 'duelRope'] as const] : []),
      ],
      brokeTargetShield: [[hits, 'duelBreak']],
      // A beat of nothing, then the same one comes back.
      rebounded: [
        [goesOn + 0.3, 'duelThrow'],
        [goesOn + 0.62, 'duelHit', hit],
      ],
      deflected: [
        [hits, 'duelDeflect'],
        [goesOn + 0.5, 'duelHit', MUFFLED],
      ],
      absorbed: [[hits, 'duelAbsorb']],
    } as const satisfies Readonly<Record<StrikeOutcome, readonly Heard[]>>
  )[outcome];
  return [[leaves, 'duelThrow'], ...then];
}

/** Seconds from its beginning until the hall has seen what came of it. */
const seenAfter = (strike: StrikeView): number => (soundsOf(strike).at(-1)?.[0] ?? 0) + 0.16;

/** Pixels of the design below which nobody sees what somebody wears. */
const LEAST_FACE = 34;

interface Running {
  readonly show: DuelShow;
  readonly end: () => void;
}

class WallStrikes extends Widget implements ProjectorLayer {
  readonly #queue = new StrikeQueue();
  readonly #flurry = this.addChild(new Flurry(this.ports));
  readonly #running = new Set<Running>();
  readonly #hats = new Map<string, Sprite>();
  /** Ids of strikes that have not hit anybody before the hall's eyes. */
  readonly #ahead = new Set<number>();
  #view: ProjectorStageView | null = null;
  /** The view of which everything was played. */
  #played: ProjectorStageView | null = null;
  #ground: Ground | null = null;
  /** Server time in ms from which a strike that comes now can begin. */
  #free = 0;
  #wake: () => void = () => undefined;
  #thaw: () => void = () => undefined;

  constructor(ports: ScenePorts) {
    // A group of its own: what comes and goes here has nothing drawn anew of what stands behind it.
    super(ports, { isRenderGroup: true });
  }

  sync(view: ProjectorStageView): void {
    this.#view = view;
    this.#played ??= view;
  }

  layout(ground: Ground): void {
    this.#ground = ground;
    this.#flurry.layout(ground.metrics);
    this.#dress();
  }

  play(): Landing | null {
    const [before, after] = [this.#played, this.#view];
    this.#played = after;
    if (!before || !after || before === after) return null;
    const came = newStrikes(before.projector.strikes, after.projector.strikes);
    // Whose target is gone has nobody to meet.
    const shown = this.#queue.add(came.filter(({ on }) => on !== null));
    for (const { id } of shown) this.#ahead.add(id);
    this.#flurry.show(this.#queue.takeMore());
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
      this.#free = begins + STRIKE_PACE.each;
      return (begins - now) / 1_000 + seenAfter(strike);
    });
    return seen.length > 0 ? { first: Math.min(...seen), last: Math.max(...seen) } : null;
  }

  #next(): void {
    this.#wake();
    if (this.destroyed) return;
    const { clock, invalidate } = this.ports;
    const strike = this.#queue.take(clock.now());
    if (strike) this.#begin(strike);
    const at = this.#queue.nextAt;
    if (at !== null)
      this.#wake = clock.at(at, () => {
        this.#next();
        invalidate('a duel');
      });
  }

  #begin(strike: StrikeView): void {
    const ground = this.#ground;
    if (!ground) return;
    const { motion, assets, sound, clock } = this.ports;
    assets.nextPictures();
    const seat = (user: UserView | null) => user && this.#seatOf(user.playerId);
    const seats = { by: seat(strike.by), on: seat(strike.on), third: seat(strike.third) };
    const show = new DuelShow(this.ports, strike, seats, ground);
    // Nobody is there twice: whoever is in the next one has left the last.
    const ids = new Set(show.ids);
    for (const other of this.#running) if (other.show.ids.some((id) => ids.has(id))) other.end();
    this.addChild(show);
    let played: Played | null = null;
    let callOff: () => void = () => undefined;
    const running: Running = {
      show,
      end: () => {
        if (!this.#running.delete(running)) return;
        callOff();
        played?.finish();
        if (!show.destroyed) show.destroy({ children: true });
        this.#land(strike);
      },
    };
    this.#running.add(running);
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
      clock.at(clock.now() + SHOW.told * 1_000, () => this.#land(strike));
    } else {
      // All of it at once: who, at whom, and what came of it.
      show.pose(SHOW.told);
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

  #seatOf(id: string): Point | null {
    const stand = this.#ground?.standOf(id);
    if (!stand) return null;
    const { x, y } = this.toLocal({ x: stand.x, y: stand.y }, stand.holder);
    return { x, y };
  }

  /** Hats of snow on those who were hit, as long as they last. */
  #dress(): void {
    const { clock, invalidate } = this.ports;
    const now = clock.now();
    const until = new Map<string, number>();
    const hit = new Map<string, UserView>();
    for (const strike of this.#view?.projector.strikes ?? []) {
      const who = hitBy(strike);
      if (!who || this.#ahead.has(strike.id) || strike.at + DUEL.struckMs <= now) continue;
      until.set(who.playerId, strike.at + DUEL.struckMs);
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
    const stand = ground?.standOf(id);
    const known = this.#hats.get(id);
    if (!ground || !stand || stand.size < LEAST_FACE * ground.metrics.unit) {
      if (known) known.visible = false;
      return;
    }
    const hat = known ?? thing(this.ports, 'cap', 1);
    this.#hats.set(id, hat);
    hat.visible = true;
    hat.label = `snow:${id}`;
    if (hat.parent !== stand.holder) stand.holder.addChild(hat);
    const { x, y, size } = stand;
    wearHat(hat, character, { x, y: y + size / 2, size });
  }
}
