// Keeps the rooms of this server: makes them, finds them, loads them from the log, lets go of what is over, and archives it in time.

import { randomBytes, randomInt } from 'node:crypto';
import {
  EVENT_VERSION,
  evolve,
  evolveAll,
  type Room,
  type RoomCreated,
  type RoomEvent,
} from '#core/authority/index.ts';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { sizeOf } from '#core/collections/list.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { isChallenge, isOnPaper } from '#core/modes/registry.ts';
import { CHALLENGE } from '#core/features/challenge/challenge.ts';
import { BEAT, type GameType, isFinished, type PlayMode } from '#core/room/phase.ts';
import type { RoomLog } from '#server/rooms/liveRoom.ts';
import { OpenRoom, type OpenRoomPorts } from '#server/rooms/openRoom.ts';
import { type RoomSnapshots, SnapshotWriter } from '#server/rooms/snapshots.ts';

/** What the keeper needs of the table of rooms. */
export interface RoomTable {
  /** Hash of the open room with this code. */
  findByCode(code: string): Promise<string | null>;
  /** Hashes of rooms that are not over, without games alone: those are loaded when their players come. */
  openHashes(): Promise<readonly string[]>;
  /** Hashes of some rooms that are not over although their time is. */
  expiredHashes(): Promise<readonly string[]>;
  /** Hashes of scheduled rooms that open before this instant. */
  openingHashes(before: Date): Promise<readonly string[]>;
  /** Hashes of some rooms that ended before this instant and are not archived. */
  endedHashes(before: Date): Promise<readonly string[]>;
  /** Open rooms that have a code. */
  countOpen(): Promise<number>;
  /** Games alone with this quiz that are open. */
  countSoloOpen(quizId: string): Promise<number>;
  /** Challenges with this quiz that are open. */
  countChallengesOpen(quizId: string): Promise<number>;
  /** Hashes of some games without a host, alone or among friends, that ended before this instant. */
  unhostedHashes(endedBefore: Date): Promise<readonly string[]>;
  /** Deletes a room for good: its row, its log and its snapshot. */
  remove(roomHash: string): Promise<void>;
}

export interface RoomRequest {
  readonly type: GameType;
  readonly playMode: PlayMode;
  /** '': nobody's. */
  readonly hostId: string;
  /** The command whose join takes the first seat; anybody's where absent. */
  readonly openedBy?: string;
  readonly quizId: string;
  readonly quizVersionId: string;
  /** Of a game alone: it plays a host's game once more. */
  readonly repeats?: true;
  readonly title: string;
  readonly questions: readonly AuthoredQuestion[];
  readonly options: GameOptions;
  /** Seconds from its opening; a day where absent, a week where it is assigned, a month on paper. */
  readonly expirySeconds?: number;
  /** Server time in ms at which an assigned game closes; before `expirySeconds`. */
  readonly dueAt?: number;
  /** Server time in ms at which the room opens; at once where absent or past. */
  readonly opensAt?: number;
}

interface KeeperPorts extends Omit<OpenRoomPorts, 'log'> {
  readonly table: RoomTable;
  readonly snapshots: RoomSnapshots;
  /** Milliseconds from its end until a room is archived; null: never. */
  readonly archiveAfterMs: number | null;
  readonly log: RoomLog & {
    /** Writes a new room's row and first event together; false if an open room has the code already. */
    create(created: RoomCreated, room: Room): Promise<boolean>;
  };
}

/** Code lengths, shortest first; the next is used before one is a tenth full (decisions, "Time and codes"). */
const CODE_LENGTHS = [6, 7, 8] as const;
const FULL_SHARE = 0.1;
/** The codes of rooms that are open for weeks: too long to be found by trying in that time, and not taken from lessons. */
const LASTING_CODE_LENGTH = 8;
const CODE_TRIES = 50;
/** A finished room without audience leaves memory after this. */
const KEEP_FINISHED_MS = 10 * 60_000;
/** So does one that nobody has joined, or can join yet, after this; its code stays good. */
const KEEP_EMPTY_MS = 30 * 60_000;
const SWEEP_MS = 60_000;
/** A game alone leaves memory this long after its player has gone; the log brings it back. */
const KEEP_SOLO_MS = 60_000;
/** Games alone in memory at a time: who begins another one waits until some have gone. */
const MAX_SOLO_KEPT = 2_000;
/** A game without a host that is over is deleted after this: nobody but its players ever sees it. */
export const KEPT_UNHOSTED_MS = 7 * 24 * 60 * 60_000;
/** Games alone with one quiz that are open at a time: more than several schools begin in a day. */
export const MAX_SOLO_OPEN = 5_000;
/** Challenges with one quiz that are open at a time: each has a code, and lessons need those. */
const MAX_CHALLENGES_OPEN = 500;
/** Of a game that is played alone there is no code. */
const NO_CODE = '';
/** A scheduled room is in memory this long before it opens, so that it opens on time. */
const READY_MS = 3 * SWEEP_MS;

export class RoomKeeper {
  readonly #ports: KeeperPorts;
  readonly #open = new Map<string, OpenRoom>();
  /** Rooms in memory by code; of two that had the same code the later one, and the other one is over. */
  readonly #byCode = new Map<string, OpenRoom>();
  readonly #loading = new Map<string, Promise<OpenRoom | null>>();
  readonly #snapshots: SnapshotWriter;
  readonly #sweeper: NodeJS.Timeout;
  #closed = false;

  constructor(ports: KeeperPorts) {
    this.#ports = ports;
    this.#snapshots = new SnapshotWriter(ports.snapshots, ports.onError);
    this.#sweeper = setInterval(() => this.#sweep(), SWEEP_MS).unref();
  }

  get size(): number {
    return this.#open.size;
  }

  rooms(): IterableIterator<OpenRoom> {
    return this.#open.values();
  }

  create(request: RoomRequest): Promise<OpenRoom> {
    return this.#createWithCode(request);
  }

  async #createWithCode(request: RoomRequest, hash?: string): Promise<OpenRoom> {
    const length =
      request.playMode === 'async' || isOnPaper(request)
        ? LASTING_CODE_LENGTH
        : codeLength(await this.#ports.table.countOpen());
    for (let attempt = 0; attempt < CODE_TRIES; attempt += 1) {
      const created = roomCreated(request, newCode(length), hash);
      const room = evolve(null, created);
      if (await this.#ports.log.create(created, room)) return this.#keep(room);
      // Another call with the same command was quicker, or the code is another room's.
      const known = hash === undefined ? null : await this.byHash(hash);
      if (known) return known;
    }
    throw new Error('quizpeak:authority no free room code was found');
  }

  /**
   * The game alone of this hash, a new one where there is none yet; asked twice it is the same. null where too many are open with
   * the quiz.
   */
  async createSolo(
    request: Omit<RoomRequest, 'playMode' | 'hostId'>,
    hash: string,
  ): Promise<OpenRoom | null> {
    const known = await this.byHash(hash);
    if (known) return known;
    if (this.#soloKept() >= MAX_SOLO_KEPT) return null;
    if ((await this.#ports.table.countSoloOpen(request.quizId)) >= MAX_SOLO_OPEN) return null;
    const created = roomCreated({ ...request, playMode: 'solo', hostId: '' }, NO_CODE, hash);
    const room = evolve(null, created);
    if (await this.#ports.log.create(created, room)) return this.#keep(room);
    // Another call with the same command was quicker.
    return this.byHash(hash);
  }

  /**
   * The challenge of this hash, a new one where there is none yet; asked twice it is the same. null where too many are open with
   * the quiz.
   */
  async createChallenge(
    request: Omit<RoomRequest, 'playMode' | 'hostId'>,
    hash: string,
  ): Promise<OpenRoom | null> {
    const known = await this.byHash(hash);
    if (known) return known;
    if ((await this.#ports.table.countChallengesOpen(request.quizId)) >= MAX_CHALLENGES_OPEN) return null;
    return this.#createWithCode({ ...request, playMode: 'live', hostId: '' }, hash);
  }

  #soloKept(): number {
    let kept = 0;
    // One that was looked up when it was over goes within a minute, and keeps nobody from a game.
    for (const { room } of this.#open.values())
      if (room.playMode === 'solo' && !isFinished(room.state)) kept += 1;
    return kept;
  }

  async byCode(code: string): Promise<OpenRoom | null> {
    // A class that types its code at once does not go to the store with each.
    const known = this.#byCode.get(code);
    if (known && !isFinished(known.room.state)) return known;
    const hash = await this.#ports.table.findByCode(code);
    return hash === null ? null : this.byHash(hash);
  }

  /** The room, loaded from the log if it is not in memory; null if there is none. */
  byHash(hash: string): Promise<OpenRoom | null> | OpenRoom | null {
    const open = this.#open.get(hash);
    if (open) return open;
    let loading = this.#loading.get(hash);
    if (!loading) {
      loading = this.#load(hash).finally(() => this.#loading.delete(hash));
      this.#loading.set(hash, loading);
    }
    return loading;
  }

  /** Loads every room that is not over, so that deadlines that passed meanwhile are met. */
  async recover(): Promise<number> {
    let recovered = 0;
    await this.#each(await this.#ports.table.openHashes(), async (hash) => {
      if (await this.byHash(hash)) recovered += 1;
    });
    return recovered;
  }

  async #load(hash: string): Promise<OpenRoom | null> {
    const snapshot = await this.#ports.snapshots.read(hash);
    const events: readonly RoomEvent[] = await this.#ports.log.readAfter(hash, snapshot?.seq ?? 0);
    const room = evolveAll(snapshot, events);
    return room && this.#keep(room);
  }

  #keep(room: Room): OpenRoom {
    const already = this.#open.get(room.hash);
    if (already) return already;
    const { log, mayBeShown, robotMayMove, onError } = this.#ports;
    const open = new OpenRoom(room, {
      log: this.#snapshots.alongside(log),
      mayBeShown,
      robotMayMove,
      onError,
    });
    this.#open.set(room.hash, open);
    if (!isFinished(room.state) && room.code !== NO_CODE) this.#byCode.set(room.code, open);
    this.#snapshots.keep(room);
    return open;
  }

  /** Deletes a room for good, from the store and from memory. It must be finished: nothing is appended to it any more. */
  async remove(hash: string): Promise<void> {
    await this.#ports.table.remove(hash);
    // Who read it just before its end must not bring it back.
    await this.#loading.get(hash);
    const open = this.#open.get(hash);
    if (open) this.#letGo(open);
    this.#snapshots.forget(hash);
  }

  #sweep(): void {
    const now = Date.now();
    this.letGoIdle(now);
    this.doChores(now).catch((error: unknown) => this.#ports.onError(error, { hash: '' }));
  }

  /** Lets go of rooms that are not needed in memory at `now`, and says of how many. */
  letGoIdle(now: number): number {
    const idle = [...this.#open.values()].filter((open) => isIdle(open, now));
    for (const open of idle) this.#letGo(open);
    return idle.length;
  }

  #letGo(open: OpenRoom): void {
    const { hash, code } = open.room;
    open.close();
    this.#open.delete(hash);
    if (this.#byCode.get(code) === open) this.#byCode.delete(code);
    this.#snapshots.letGo(hash);
  }

  /** What is due of rooms that are not in memory. Once loaded, a room has its clock back, and opens or ends by itself. */
  async doChores(now: number): Promise<void> {
    const { table, archiveAfterMs } = this.#ports;
    await this.#each(await table.openingHashes(new Date(now + READY_MS)), (hash) => this.byHash(hash));
    await this.#each(await table.expiredHashes(), (hash) => this.byHash(hash));
    await this.#each(await table.unhostedHashes(new Date(now - KEPT_UNHOSTED_MS)), (hash) =>
      this.remove(hash),
    );
    if (archiveAfterMs === null) return;
    await this.#each(await table.endedHashes(new Date(now - archiveAfterMs)), (hash) => this.#archive(hash));
  }

  /** A room that fails must not keep the others from their turn. */
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

  /** Puts a finished room away for good. It can still be read; its last snapshot spares that the replay. */
  async #archive(hash: string): Promise<void> {
    const open = await this.byHash(hash);
    if (!open) return;
    await open.submit({ type: 'archive' });
    if (open.audience.isEmpty) this.#letGo(open);
  }

  /** Takes no more events into account; resolves once the snapshots are written that were due. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#sweeper);
    for (const open of this.#open.values()) open.close();
    await this.#snapshots.close();
  }
}

/** Whether nothing is lost, and much memory won, by letting go of the room: it is over, nobody ever came, or it opens much later. */
function isIdle({ room, audience, lastUsedAt }: OpenRoom, now: number): boolean {
  if (!audience.isEmpty) return false;
  if (room.playMode === 'solo') return now - lastUsedAt >= KEEP_SOLO_MS;
  if (isFinished(room.state)) return now - lastUsedAt >= KEEP_FINISHED_MS;
  if (now - lastUsedAt < KEEP_EMPTY_MS) return false;
  if (room.state === 'scheduled') return (room.opensAt ?? now) - now > READY_MS;
  // Nobody is at an assigned game, or at one on paper, for most of its time; the store says when it is due.
  if (room.playMode === 'async' || isOnPaper(room)) return true;
  return room.state === 'waiting' && sizeOf(room.seats) === 0;
}

function codeLength(openRooms: number): number {
  for (const length of CODE_LENGTHS) if (openRooms < 9 * 10 ** (length - 1) * FULL_SHARE) return length;
  return CODE_LENGTHS[CODE_LENGTHS.length - 1] as number;
}

/** A code that can't be foreseen; the first digit is never 0. */
function newCode(length: number): string {
  return String(randomInt(10 ** (length - 1), 10 ** length));
}

/** How long a room is open where nobody says otherwise, in ms. */
function usualMs({ type, playMode }: Pick<RoomRequest, 'type' | 'playMode'>): number {
  const hosted = isOnPaper({ type }) ? BEAT.paperExpiryMs : BEAT.liveExpiryMs;
  const live = isChallenge({ type }) ? CHALLENGE.waitMs : hosted;
  return { live, async: BEAT.asyncExpiryMs, solo: BEAT.soloExpiryMs }[playMode];
}

function roomCreated(
  request: RoomRequest,
  code: string,
  hash = randomBytes(12).toString('hex'),
): RoomCreated {
  const at = Date.now();
  const { type, playMode, hostId, quizId, quizVersionId, title, questions, options, expirySeconds } = request;
  const opensAt = request.opensAt !== undefined && request.opensAt > at ? request.opensAt : null;
  return {
    type: 'roomCreated',
    version: EVENT_VERSION,
    hash,
    code,
    gameType: type,
    ...(playMode !== 'live' && { playMode }),
    hostId,
    ...(request.openedBy !== undefined && { openedBy: request.openedBy }),
    seed: [randomBytes(4).readUInt32LE(), randomBytes(4).readUInt32LE()],
    quizId,
    quizVersionId,
    ...(request.repeats && { repeats: request.repeats }),
    title,
    questions,
    options,
    at,
    opensAt,
    expiresAt:
      request.dueAt ??
      (opensAt ?? at) + (expirySeconds === undefined ? usualMs(request) : expirySeconds * 1_000),
  };
}
