// Screens of everyone who can watch a game, to test what they are sent. Needs fake timers.

import { expect, vi } from 'vitest';
import * as z from 'zod/mini';
import { hostView, playerView, projectorView, type RoomEvent } from '#core/authority/index.ts';
import { isRecorded } from '#core/modes/registry.ts';
import type { Game } from '#core/testing/game.ts';
import type { HostView } from '#core/views/hostView.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { ProjectorView } from '#core/views/projectorView.ts';
import * as schemas from '#protocol/schemas/views.ts';
import { Audience, type Connection } from '#server/rooms/audience.ts';
import { Broadcaster } from '#server/rooms/broadcaster.ts';
import { Ranks } from '#server/rooms/ranks.ts';
import {
  IMMEDIATE_FIELDS,
  type Difference,
  differences,
  ALLOWED_DIFFERENCES,
} from '#server/testing/allowedDifferences.ts';
import {
  createHostStore,
  createProjectorStore,
  createRoomStore,
  type RoomStore,
} from '#src/platform/stores/roomStore.ts';

/** Milliseconds; longer than any delayed push waits in a room of this size. */
const ALL_TOLD_MS = 5_000;

interface Screen<View> {
  readonly connection: Connection;
  readonly store: RoomStore<View>;
}

/** Made once per moment. A player's view is made when it is first asked for. */
interface FreshViews {
  readonly projector: ProjectorView;
  readonly host: HostView;
  player(seat: number): PlayerView;
}

function screen<View>(id: string, store: RoomStore<View>): Screen<View> {
  return { store, connection: { id, send: (_event, payload) => store.apply(payload as never) } };
}

/** Keys rows by player, because their order may be updated late. */
function hostByRow(view: HostView | null) {
  return { ...view, players: Object.fromEntries(view?.players.map((row) => [row.id, row]) ?? []) };
}

/** Keys climbers by id, because their order means nothing. */
function projectorByClimber(view: ProjectorView | null) {
  return { ...view, climbers: Object.fromEntries(view?.climbers.map((row) => [row.id, row]) ?? []) };
}

/** Each screen starts from a full view and is then kept up to date by pushes. */
export class Spectators {
  readonly #game: Game;
  readonly #audience = new Audience();
  readonly #broadcaster: Broadcaster;
  readonly #host = screen('host', createHostStore());
  readonly #projector = screen('projector', createProjectorStore());
  readonly #players = new Map<number, Screen<PlayerView>>();
  #recent: RoomEvent[] = [];
  #told: number;

  constructor(game: Game) {
    this.#game = game;
    this.#told = game.log.length;
    this.#broadcaster = new Broadcaster(game.room, this.#audience, new Ranks(() => true));
    this.#audience.hosts.add(this.#host.connection);
    this.#audience.projectors.add(this.#projector.connection);
    this.#seatNewcomers();
    this.#refresh(this.#fresh());
  }

  /**
   * Broadcasts what has happened since the last call, and fails if a screen that must be current lags behind.
   */
  broadcast(): void {
    const events = this.#game.log.slice(this.#told);
    this.#told += events.length;
    this.#recent.push(...events);
    if (events.length > 0) {
      this.#broadcaster.step(this.#game.room, events);
      this.#expectNobodyBehind(IMMEDIATE_FIELDS, this.#fresh());
    }
    this.#seatNewcomers();
  }

  /**
   * Gives each new player two devices, one that acts and one that only watches, with the leaderboard open.
   * Players on paper and bots have no screens.
   */
  #seatNewcomers(): void {
    if (isRecorded(this.#game.room)) return;
    for (const [seat, { id, robot }] of this.#game.room.seats.flat().entries()) {
      if (this.#players.has(seat) || robot !== undefined) continue;
      const player = screen(id, createRoomStore<PlayerView>());
      player.store.put(this.#fresh().player(seat));
      this.#players.set(seat, player);
      this.#audience.addPlayer(seat, { id: `${id} acting`, send: () => undefined });
      this.#audience.addPlayer(seat, player.connection);
      this.#audience.watchers.set(player.connection, seat);
    }
  }

  /** Waits for all pushes, and fails if a screen is still behind. */
  check(): void {
    if (this.#recent.length === 0) return;
    vi.advanceTimersByTime(ALL_TOLD_MS);
    const fresh = this.#fresh();
    this.#expectNobodyBehind(/./, fresh);
    this.#recent = [];
    // So that each step is judged on its own.
    this.#refresh(fresh);
  }

  #expectNobodyBehind(what: RegExp, fresh: FreshViews): void {
    const happened = new Set(this.#recent.map(({ type }) => type));
    const last = this.#recent.at(-1)?.type ?? 'roomCreated';
    const isExcused = ({ where }: Difference) =>
      ALLOWED_DIFFERENCES.some(
        (late) =>
          late.where.test(where) &&
          (late.after?.some((type) => happened.has(type)) ?? true) &&
          !late.unless?.includes(last) &&
          (late.when?.(this.#game) ?? true),
      );
    const behind = this.#differences(fresh).filter((found) => what.test(found.where) && !isExcused(found));
    expect(behind, [...happened].join()).toEqual([]);
  }

  #differences(fresh: FreshViews): readonly Difference[] {
    return [
      ...differences(
        'projector',
        projectorByClimber(this.#projector.store.getState().view),
        projectorByClimber(fresh.projector),
      ),
      ...differences('host', hostByRow(this.#host.store.getState().view), hostByRow(fresh.host)),
      ...[...this.#players].flatMap(([seat, { store }]) =>
        // A removed player is notified and then gets nothing more.
        this.#audience.isConnected(seat)
          ? differences('player', store.getState().view, fresh.player(seat))
          : [],
      ),
    ];
  }

  /** The views that newly opened screens would show. */
  #fresh(): FreshViews {
    const { room } = this.#game;
    const context = new Ranks(() => true).context(room, Date.now(), true);
    const players = new Map<number, PlayerView>();
    return {
      projector: projectorView(room, context),
      host: hostView(room, context),
      player(seat) {
        const view = players.get(seat) ?? playerView(room, seat, context);
        players.set(seat, view);
        return view;
      },
    };
  }

  /** Resets every screen to a fresh full view, after checking the view against its schema. */
  #refresh({ projector, host, player: fresh }: FreshViews): void {
    z.parse(schemas.ProjectorView, projector);
    z.parse(schemas.HostView, host);
    this.#projector.store.put(projector);
    this.#host.store.put(host);
    for (const [seat, { store }] of this.#players) {
      const player = fresh(seat);
      z.parse(schemas.PlayerView, player);
      store.put(player);
    }
  }

  close(): void {
    this.#broadcaster.close();
  }
}
