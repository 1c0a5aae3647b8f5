// Registry of this server's rooms: creates, finds, and loads them, unloads those that are over, and archives
// them when due.

import { randomBytes, randomInt } from 'node:crypto';
import { EVENT_VERSION, evolve, type Room, type RoomCreated, type RoomEvent } from '#core/authority/index.ts';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { sizeOf } from '#core/collections/list.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { isRecorded } from '#core/modes/registry.ts';
import { ROOM_TIMING, type GameType, isFinished, type PlayMode } from '#core/room/phase.ts';
import type { RoomLog } from '#server/rooms/eventSourcedRoom.ts';
import { PastGames } from '#server/rooms/pastGames.ts';
import { playLog } from '#server/rooms/playLog.ts';
import { RoomSession, type RoomSessionPorts } from '#server/rooms/roomSession.ts';
import type { RoomTable } from '#server/rooms/roomTable.ts';
import { type RoomSnapshots, SnapshotWriter } from '#server/rooms/snapshots.ts';
import { Turns } from '#server/rooms/turns.ts';

export interface RoomRequest {
  readonly type: GameType;
  readonly playMode: PlayMode;
  /** Empty if the room has no owner. */
  readonly ownerId: string;
  /** The command id of the only join that may take the first seat; if absent, any join may. */
  readonly openedBy?: string;
  readonly quizId: string;
  readonly quizVersionId: string;
  /** Solo games only: the player repeats a host's game for practice. */
  readonly repeats?: true;
  /** Solo games only: a teacher is previewing what students would see. Absent in real games. */
  readonly isPreview?: true;
  readonly title: string;
  /** The quiz's, in BCP 47. */
  readonly language?: string | undefined;
  readonly questions: readonly AuthoredQuestion[];
  readonly options: GameOptions;
  /** Seconds the room stays open; by default a day, a week if assigned, a month if recorded. */
  readonly expirySeconds?: number;
  /** Server time in ms at which an assigned game closes; takes precedence over `expirySeconds`. */
  readonly dueAt?: number;
  /** Server time in ms at which the room opens; immediately if absent or past. */
  readonly opensAt?: number;
}

interface RoomRegistryPorts extends Omit<RoomSessionPorts, 'log'> {
  readonly table: Omit<RoomTable, 'ofOwner'>;
  readonly snapshots: RoomSnapshots;
  /** Milliseconds from a room's end until it is archived; null means never. */
  readonly archiveAfterMs: number | null;
  readonly log: RoomLog & {
    /** Writes a new room's row and first event together; false if an open room already has the code. */
    create(created: RoomCreated, room: Room): Promise<boolean>;
  };
}

/**
 * Code lengths, shortest first; the next is used before one is a tenth full (decisions, "Time and codes").
 */
const CODE_LENGTHS = [6, 7, 8] as const;
const FULL_SHARE = 0.1;
/**
 * Code length of rooms that stay open for weeks: too long to be found by guessing in that time, and no drain
 * on lessons' shorter codes.
 */
const LASTING_CODE_LENGTH = 8;
const CODE_TRIES = 50;
/** Time after which a finished room without an audience leaves memory. */
const KEEP_FINISHED_MS = 10 * 60_000;
/** Time after which a room leaves memory if no one has joined, or can join yet; its code stays valid. */
const KEEP_EMPTY_MS = 30 * 60_000;
const SWEEP_MS = 60_000;
/** Time after which a solo game leaves memory once its player is gone; the log brings it back. */
const KEEP_SOLO_MS = 60_000;
/** Maximum solo games in memory; further ones can't start until some have left. */
const MAX_SOLO_KEPT = 2_000;
/** Time after which a finished unhosted game is deleted; only its players ever see it. */
export const UNHOSTED_RETENTION_MS = 7 * 24 * 60 * 60_000;
/** Solo games have no code. */
const NO_CODE = '';
/** Time before its opening at which a scheduled room is loaded, so that it opens on time. */
const READY_MS = 3 * SWEEP_MS;

export class RoomRegistry {
  readonly #ports: RoomRegistryPorts;
  readonly #open = new Map<string, RoomSession>();
  /** Rooms in memory by code. If two have the same code, the later one: the other is already over. */
  readonly #byCode = new Map<string, RoomSession>();
  readonly #loading = new Map<string, Promise<RoomSession | null>>();
  readonly #past = new PastGames();
  readonly #snapshots: SnapshotWriter;
  readonly #sweeper: NodeJS.Timeout;
  readonly #turns = new Turns();
  #closed = false;

  constructor(ports: RoomRegistryPorts) {
    this.#ports = ports;
    this.#snapshots = new SnapshotWriter(ports.snapshots, ports.onError);
    this.#sweeper = setInterval(() => this.#sweep(), SWEEP_MS).unref();
  }

  get size(): number {
    return this.#open.size;
  }

  rooms(): IterableIterator<RoomSession> {
    return this.#open.values();
  }

  create(request: RoomRequest): Promise<RoomSession> {
    return this.#createWithCode(request);
  }

  async #createWithCode(request: RoomRequest, hash?: string): Promise<RoomSession> {
    const length =
      request.playMode === 'async' || isRecorded(request)
        ? LASTING_CODE_LENGTH
        : codeLength(await this.#ports.table.countOpen());
    for (let attempt = 0; attempt < CODE_TRIES; attempt += 1) {
      const created = roomCreated(request, newCode(length), hash);
      const room = evolve(null, created);
      if (await this.#ports.log.create(created, room)) return this.#keep(room);
      // Another call with the same command was faster, or the code belongs to another room.
      const known = hash === undefined ? null : await this.byHash(hash);
      if (known) return known;
    }
    throw new Error('quizpeak:authority no free game code was found');
  }

  /**
   * Returns the unhosted room with this hash, created if needed; repeated calls return the same room. null if
   * `maxOpen` of the same play mode are open with the quiz, or too many solo games are in memory.
   */
  async createUnhosted(
    request: Omit<RoomRequest, 'ownerId'>,
    hash: string,
    maxOpen: number,
  ): Promise<RoomSession | null> {
    const known = await this.byHash(hash);
    if (known) return known;
    const { quizId, playMode } = request;
    const isSolo = playMode === 'solo';
    if (isSolo && this.#soloKept() >= MAX_SOLO_KEPT) return null;
    if ((await this.#ports.table.countUnhostedOpen(quizId, playMode)) >= maxOpen) return null;
    if (!isSolo) return this.#createWithCode({ ...request, ownerId: '' }, hash);
    // A whole class starts at the same time, each student in their own room, so all their writes reach the
    // log at once.
    await this.turn();
    const created = roomCreated({ ...request, ownerId: '' }, NO_CODE, hash);
    const room = evolve(null, created);
    const begun = (await this.#ports.log.create(created, room)) && this.#keep(room);
    await this.turn();
    if (begun) return begun;
    // Another call with the same command was faster.
    return this.byHash(hash);
  }

  /** Waits for the caller's turn to start an unhosted game, because each start takes a few milliseconds. */
  turn(): Promise<void> {
    return this.#turns.take();
  }

  #soloKept(): number {
    let kept = 0;
    // A finished game that was looked up is unloaded within a minute and must not block a new one.
    for (const { room } of this.#open.values())
      if (room.playMode === 'solo' && !isFinished(room.state)) kept += 1;
    return kept;
  }

  async byCode(code: string): Promise<RoomSession | null> {
    // When a whole class enters the code at once, this keeps each student from costing a query.
    const known = this.#byCode.get(code);
    if (known && !isFinished(known.room.state)) return known;
    const hash = await this.#ports.table.findByCode(code);
    return hash === null ? null : this.byHash(hash);
  }

  /** Returns the room, loaded from the log if it isn't in memory; null if there is none. */
  byHash(hash: string): Promise<RoomSession | null> | RoomSession | null {
    const session = this.#open.get(hash);
    if (session) {
      this.#past.used(session);
      return session;
    }
    let loading = this.#loading.get(hash);
    if (!loading) {
      loading = this.#load(hash).finally(() => this.#loading.delete(hash));
      this.#loading.set(hash, loading);
    }
    return loading;
  }

  /** Loads every room that isn't over, so that deadlines missed during the downtime take effect. */
  async recover(): Promise<number> {
    let recovered = 0;
    await this.#each(await this.#ports.table.openHashes(), async (hash) => {
      if (await this.byHash(hash)) recovered += 1;
    });
    return recovered;
  }

  async #load(hash: string): Promise<RoomSession | null> {
    const snapshot = await this.#ports.snapshots.read(hash);
    const events: readonly RoomEvent[] = await this.#ports.log.readAfter(hash, snapshot?.seq ?? 0);
    const room = await playLog(snapshot, events);
    const session = room && this.#keep(room);
    if (session && isFinished(session.room.state)) {
      this.#past.keep(session, await this.#ports.table.logBytes(hash));
      for (const idle of this.#past.surplus()) this.#letGo(idle);
    }
    return session;
  }

  #keep(room: Room): RoomSession {
    const already = this.#open.get(room.hash);
    if (already) return already;
    const { log, mayBeShown, drivers, onError } = this.#ports;
    const session = new RoomSession(room, {
      log: this.#snapshots.alongside(log),
      mayBeShown,
      drivers,
      onError,
    });
    this.#open.set(room.hash, session);
    if (!isFinished(room.state) && room.code !== NO_CODE) this.#byCode.set(room.code, session);
    this.#snapshots.keep(room);
    return session;
  }

  /**
   * Deletes a room permanently from the store and from memory. It must be finished, so that nothing is
   * appended to it.
   */
  async remove(hash: string): Promise<void> {
    await this.#ports.table.remove(hash);
    // A load that started before the deletion must not bring the room back.
    await this.#loading.get(hash);
    const session = this.#open.get(hash);
    if (session) this.#letGo(session);
    this.#snapshots.forget(hash);
  }

  #sweep(): void {
    const now = Date.now();
    this.unloadIdle(now);
    this.doChores(now).catch((error: unknown) => this.#ports.onError(error, { hash: '' }));
  }

  /** Unloads rooms that don't need to be in memory at `now`, and returns how many. */
  unloadIdle(now: number): number {
    const idle = [...this.#open.values()].filter((session) => isIdle(session, now));
    for (const session of idle) this.#letGo(session);
    return idle.length;
  }

  #letGo(session: RoomSession): void {
    const { hash, code } = session.room;
    session.close();
    this.#open.delete(hash);
    this.#past.forget(session);
    if (this.#byCode.get(code) === session) this.#byCode.delete(code);
    this.#snapshots.letGo(hash);
  }

  /**
   * Handles what is due in rooms that aren't in memory. Loading a room restarts its clock, which then opens
   * or ends it.
   */
  async doChores(now: number): Promise<void> {
    const { table, archiveAfterMs } = this.#ports;
    await this.#each(await table.openingHashes(new Date(now + READY_MS)), (hash) => this.byHash(hash));
    await this.#each(await table.expiredHashes(), (hash) => this.byHash(hash));
    await this.#each(await table.unhostedHashes(new Date(now - UNHOSTED_RETENTION_MS)), (hash) =>
      this.remove(hash),
    );
    if (archiveAfterMs === null) return;
    await this.#each(await table.endedHashes(new Date(now - archiveAfterMs)), (hash) => this.#archive(hash));
  }

  /** A failure in one room must not stop the work on the others. */
  async #each(hashes: readonly string[], work: (hash: string) => unknown): Promise<void> {
    for (const hash of hashes) {
      if (this.#closed) return;
      try {
        await work(hash);
      } catch (error) {
        this.#ports.onError(error, { hash });
      }
    }
  }

  /** Archives a finished room. It stays readable, from its last snapshot instead of a replay. */
  async #archive(hash: string): Promise<void> {
    const session = await this.byHash(hash);
    if (!session) return;
    await session.submit({ type: 'archive' });
    if (session.audience.isEmpty) this.#letGo(session);
  }

  /** Stops processing events; resolves once the due snapshots are written. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#sweeper);
    for (const session of this.#open.values()) session.close();
    await this.#snapshots.close();
  }
}

/**
 * Returns whether unloading the room loses nothing and frees much memory: it is over, no one ever came, or it
 * opens much later.
 */
function isIdle({ room, audience, lastUsedAt }: RoomSession, now: number): boolean {
  if (!audience.isEmpty) return false;
  if (room.playMode === 'solo') return now - lastUsedAt >= KEEP_SOLO_MS;
  if (isFinished(room.state)) return now - lastUsedAt >= KEEP_FINISHED_MS;
  if (now - lastUsedAt < KEEP_EMPTY_MS) return false;
  if (room.state === 'scheduled') return (room.opensAt ?? now) - now > READY_MS;
  // Assigned and recorded games are empty for most of their time; the store knows when they are due.
  if (room.playMode === 'async' || isRecorded(room)) return true;
  return room.state === 'waiting' && sizeOf(room.seats) === 0;
}

function codeLength(openRooms: number): number {
  for (const length of CODE_LENGTHS) if (openRooms < 9 * 10 ** (length - 1) * FULL_SHARE) return length;
  return CODE_LENGTHS[CODE_LENGTHS.length - 1] as number;
}

/** Returns an unpredictable code; the first digit is never 0. */
function newCode(length: number): string {
  return String(randomInt(10 ** (length - 1), 10 ** length));
}

/** Returns how long a room is open by default, in ms. */
function usualMs({ type, playMode }: Pick<RoomRequest, 'type' | 'playMode'>): number {
  const live = isRecorded({ type }) ? ROOM_TIMING.recordedExpiryMs : ROOM_TIMING.liveExpiryMs;
  return { live, async: ROOM_TIMING.asyncExpiryMs, solo: ROOM_TIMING.soloExpiryMs }[playMode];
}

/** Returns the first event of a new room. */
export function roomCreated(
  request: RoomRequest,
  code: string,
  hash = randomBytes(12).toString('hex'),
): RoomCreated {
  const at = Date.now();
  const {
    type,
    playMode,
    ownerId,
    quizId,
    quizVersionId,
    title,
    language,
    questions,
    options,
    expirySeconds,
  } = request;
  const opensAt = request.opensAt !== undefined && request.opensAt > at ? request.opensAt : null;
  return {
    type: 'roomCreated',
    version: EVENT_VERSION,
    hash,
    code,
    gameType: type,
    ...(playMode !== 'live' && { playMode }),
    hostId: ownerId,
    ...(request.openedBy !== undefined && { openedBy: request.openedBy }),
    seed: [randomBytes(4).readUInt32LE(), randomBytes(4).readUInt32LE()],
    quizId,
    quizVersionId,
    ...(request.repeats && { repeats: request.repeats }),
    ...(request.isPreview && { isPreview: request.isPreview }),
    title,
    ...(language !== undefined && { language }),
    questions,
    options,
    at,
    opensAt,
    expiresAt:
      request.dueAt ??
      (opensAt ?? at) + (expirySeconds === undefined ? usualMs(request) : expirySeconds * 1_000),
  };
}
