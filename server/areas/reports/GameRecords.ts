// Finished games in files that their hosts keep: read from the log as records, and brought back as rooms that
// are over.

import {
  type RecordResult,
  type RecordTask,
  type CheckedGame,
  handleRecord,
} from '#server/areas/reports/gameRecord.ts';
import type { RoomCreated } from '#core/authority/index.ts';
import type { AreaPorts } from '#server/areas/area.ts';
import type { Database } from '#server/database/Database.ts';
import { createCap, createFairQueue } from '#server/operations/fairQueue.ts';
import { type Caller, OperationError, type OwnerCall } from '#server/operations/context.ts';
import { stoppedWork } from '#server/operations/stoppedWork.ts';
import { writeFinishedRoom } from '#server/rooms/finishedRoom.ts';
import { WorkThread } from '#server/threads/WorkThread.ts';

const LIMITS = {
  maxQueued: 16,
  maxTaskMs: 60_000,
  maxHeapMb: 512,
  idleMs: 30_000,
} as const;
/**
 * Milliseconds that a game may take, and more for each megabyte of its record, so that no small file keeps the
 * others waiting. On a busy machine, 4,000 players take 10 s: every page of their report is checked.
 */
const CHECK_MS = { any: 15_000, perMegabyte: 2_000 } as const;
const MB = 1024 * 1024;
/** Records waiting per address: a host session costs nothing, so one address must not fill the queue with many. */
const MAX_QUEUED_PER_ADDRESS = 12;

type Asker = OwnerCall & Pick<Caller, 'address'>;

/** Hash, owner and quiz of the room that begins with a record, and its questions with their drawings. */
type Place = Pick<RoomCreated, 'hash' | 'hostId' | 'quizId' | 'quizVersionId' | 'questions'>;

export class GameRecords {
  readonly #database: Database;
  readonly #readRoomText: AreaPorts['readRoomText'];
  readonly #thread: WorkThread<RecordTask, RecordResult> | null;
  readonly #queue = createFairQueue();
  readonly #ofAddress = createCap(MAX_QUEUED_PER_ADDRESS);

  /**
   * `script` is the bundled `gameRecords.worker.js`; null works on the caller's thread when there is no bundle
   * (tests, tools).
   */
  constructor(database: Database, readRoomText: AreaPorts['readRoomText'], script: URL | null) {
    this.#database = database;
    this.#readRoomText = readRoomText;
    this.#thread = script && new WorkThread(script, LIMITS);
  }

  /**
   * Returns a room's record as JSON.
   * @throws OperationError when too much is waiting
   */
  async of(asker: Asker, roomHash: string): Promise<string> {
    const result = await this.#inTurn(asker, async () =>
      this.#run({ kind: 'write', log: await this.#readRoomText(roomHash) }),
    );
    if (result.kind !== 'written') throw new OperationError('room.NOT_FOUND');
    return result.record;
  }

  /**
   * Returns the finished game that a record from outside has.
   * @throws OperationError for anything else, and when too much is waiting
   */
  async check(asker: Asker, record: Uint8Array<ArrayBuffer>): Promise<CheckedGame> {
    const result = await this.#inTurn(asker, () => this.#run({ kind: 'check', record, now: Date.now() }));
    if (result.kind === 'checked') return result.game;
    throw new OperationError('takeAlong.NOT_A_GAME', {
      message: result.kind === 'refused' ? result.fault : 'not checked',
    });
  }

  /** Returns this owner's room with the same game; null if there is none. */
  async known(ownerId: string, { at, seed }: CheckedGame['created']): Promise<string | null> {
    const [row] = await this.#database.query<{ hash: string }>(
      `select r.hash from rooms r join room_events e on e.room_hash = r.hash and e.seq = 1
       where r.host_id = $1 and r.created_at = $2 and (e.events->0->'seed')::text = $3`,
      [ownerId, new Date(at), JSON.stringify(seed)],
    );
    return row?.hash ?? null;
  }

  /** Keeps a checked game as a room that is over; false if the room is there already. */
  keep(game: CheckedGame, place: Place): Promise<boolean> {
    return writeFinishedRoom(this.#database, { type: 'roomCreated', ...game.created, ...place }, game);
  }

  #inTurn({ ownerId, address }: Asker, work: () => Promise<RecordResult>): Promise<RecordResult> {
    return this.#ofAddress(address, () => this.#queue(ownerId, work));
  }

  async #run(task: RecordTask): Promise<RecordResult> {
    if (!this.#thread) return handleRecord(task);
    try {
      if (task.kind === 'write') return await this.#thread.run(task);
      const { any, perMegabyte } = CHECK_MS;
      return await this.#thread.run(task, [], any + (perMegabyte * task.record.length) / MB);
    } catch (error) {
      throw stoppedWork(error) ?? new OperationError('takeAlong.TOO_LONG');
    }
  }
}
