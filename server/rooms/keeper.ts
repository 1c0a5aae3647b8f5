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
import type { GameOptions } from '#core/room/options.ts';
import { BEAT, type GameType, isFinished, type PlayMode } from '#core/room/phase.ts';
import type { RoomLog } from '#server/rooms/liveRoom.ts';
import { OpenRoom, type OpenRoomPorts } from '#server/rooms/openRoom.ts';

/** What the keeper needs of the table of rooms. */
export interface RoomTable {
  /** Hash of the open room with this code. */
  findByCode(code: string): Promise<string | null>;
  /** Hashes of rooms that are not over. */
  openHashes(): Promise<readonly string[]>;
  /** Hashes of some rooms that are not over although their time is. */
  expiredHashes(): Promise<readonly string[]>;
  /** Hashes of scheduled rooms that open before this instant. */
  openingHashes(before: Date): Promise<readonly string[]>;
  /** Hashes of some rooms that ended before this instant and are not archived. */
  endedHashes(before: Date): Promise<readonly string[]>;
  countOpen(): Promise<number>;
  /** Deletes a room for good: its row, its log and its snapshot. */
  remove(roomHash: string): Promise<void>;
}

/** Where whole rooms are kept between events, so that a long log need not be replayed from its start. */
export interface RoomSnapshots {
  read(roomHash: string): Promise<Room | null>;
  write(room: Room): Promise<void>;
}

export interface RoomRequest {
  readonly type: GameType;
  readonly playMode: PlayMode;
  readonly hostId: string;
  readonly quizId: string;
  readonly quizVersionId: string;
  readonly title: string;
  readonly questions: readonly AuthoredQuestion[];
  readonly options: GameOptions;
  /** Seconds from its opening; a day where absent, a week where it is assigned. */
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
/** The codes of assigned games are good for weeks: too long to be found by trying in that time. */
const ASYNC_CODE_LENGTH = 8;
const CODE_TRIES = 50;
/** Events after which a room is snapshotted, and in a large room events a seat: there, writing one costs more. */
const SNAPSHOT_EVERY = 2_000;
const SNAPSHOT_EVERY_PER_SEAT = 4;
/** A finished room without audience leaves memory after this. */
const KEEP_FINISHED_MS = 10 * 60_000;
/** So does one that nobody has joined, or can join yet, after this; its code stays good. */
const KEEP_EMPTY_MS = 30 * 60_000;
const SWEEP_MS = 60_000;
/** A scheduled room is in memory this long before it opens, so that it opens on time. */
const READY_MS = 3 * SWEEP_MS;

export class RoomKeeper {
  readonly #ports: KeeperPorts;
  readonly #open = new Map<string, OpenRoom>();
  /** Rooms in memory by code; of two that had the same code the later one, and the other one is over. */
  readonly #byCode = new Map<string, OpenRoom>();
  readonly #loading = new Map<string, Promise<OpenRoom | null>>();
  readonly #snapshotAt = new Map<string, number>();
  readonly #sweeper: NodeJS.Timeout;
  #closed = false;

  constructor(ports: KeeperPorts) {
    this.#ports = ports;
    this.#sweeper = setInterval(() => this.#sweep(), SWEEP_MS).unref();
  }

  get size(): number {
    return this.#open.size;
  }

  rooms(): IterableIterator<OpenRoom> {
    return this.#open.values();
  }

  async create(request: RoomRequest): Promise<OpenRoom> {
    const length =
      request.playMode === 'async' ? ASYNC_CODE_LENGTH : codeLength(await this.#ports.table.countOpen());
    for (let attempt = 0; attempt < CODE_TRIES; attempt += 1) {
      const created = roomCreated(request, newCode(length));
      const room = evolve(null, created);
      if (await this.#ports.log.create(created, room)) return this.#keep(room);
    }
    throw new Error('quizpeak:authority no free room code was found');
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
    const { log, mayBeShown, onError } = this.#ports;
    const open = new OpenRoom(room, { log: this.#snapshotting(log), mayBeShown, onError });
    this.#open.set(room.hash, open);
    if (!isFinished(room.state)) this.#byCode.set(room.code, open);
    this.#snapshotAt.set(room.hash, room.seq);
    return open;
  }

  /** The log, which also snapshots a room now and then. A snapshot that fails costs a longer replay, nothing else. */
  #snapshotting(log: RoomLog): RoomLog {
    return {
      readAfter: log.readAfter.bind(log),
      append: async (hash, firstSeq, events, room) => {
        const result = await log.append(hash, firstSeq, events, room);
        const last = this.#snapshotAt.get(hash) ?? 0;
        const every = Math.max(SNAPSHOT_EVERY, SNAPSHOT_EVERY_PER_SEAT * sizeOf(room.seats));
        if (result.ok && (room.seq - last >= every || (isFinished(room.state) && room.seq > last))) {
          this.#snapshotAt.set(hash, room.seq);
          this.#ports.snapshots.write(room).catch((error: unknown) => this.#ports.onError(error, room));
        }
        return result;
      },
    };
  }

  /** Deletes a room for good, from the store and from memory. It must be finished: nothing is appended to it any more. */
  async remove(hash: string): Promise<void> {
    await this.#ports.table.remove(hash);
    // Who read it just before its end must not bring it back.
    await this.#loading.get(hash);
    const open = this.#open.get(hash);
    if (open) this.#letGo(open);
  }

  #sweep(): void {
    const now = Date.now();
    this.letGoIdle(now);
    this.#chores(now).catch((error: unknown) => this.#ports.onError(error, { hash: '' }));
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
    this.#snapshotAt.delete(hash);
  }

  /** What is due of rooms that are not in memory. Once loaded, a room has its clock back, and opens or ends by itself. */
  async #chores(now: number): Promise<void> {
    const { table, archiveAfterMs } = this.#ports;
    await this.#each(await table.openingHashes(new Date(now + READY_MS)), (hash) => this.byHash(hash));
    await this.#each(await table.expiredHashes(), (hash) => this.byHash(hash));
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

  close(): void {
    this.#closed = true;
    clearInterval(this.#sweeper);
    for (const open of this.#open.values()) open.close();
  }
}

/** Whether nothing is lost, and much memory won, by letting go of the room: it is over, nobody ever came, or it opens much later. */
function isIdle({ room, audience, lastUsedAt }: OpenRoom, now: number): boolean {
  if (!audience.isEmpty) return false;
  if (isFinished(room.state)) return now - lastUsedAt >= KEEP_FINISHED_MS;
  if (now - lastUsedAt < KEEP_EMPTY_MS) return false;
  if (room.state === 'scheduled') return (room.opensAt ?? now) - now > READY_MS;
  // Nobody is at an assigned game for most of its time; the store says when it is due.
  if (room.playMode === 'async') return true;
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

function roomCreated(request: RoomRequest, code: string): RoomCreated {
  const at = Date.now();
  const { type, playMode, hostId, quizId, quizVersionId, title, questions, options, expirySeconds } = request;
  const usualMs = playMode === 'async' ? BEAT.asyncExpiryMs : BEAT.liveExpiryMs;
  const opensAt = request.opensAt !== undefined && request.opensAt > at ? request.opensAt : null;
  return {
    type: 'roomCreated',
    version: EVENT_VERSION,
    hash: randomBytes(12).toString('hex'),
    code,
    gameType: type,
    ...(playMode === 'async' && { playMode }),
    hostId,
    seed: [randomBytes(4).readUInt32LE(), randomBytes(4).readUInt32LE()],
    quizId,
    quizVersionId,
    title,
    questions,
    options,
    at,
    opensAt,
    expiresAt:
      request.dueAt ?? (opensAt ?? at) + (expirySeconds === undefined ? usualMs : expirySeconds * 1_000),
  };
}
