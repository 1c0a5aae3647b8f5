// Records of finished games: written from a room's log, and checked before a room begins with one. Runs on a
// worker thread, because both take as long as the game was large.

import {
  evolve,
  evolveAll,
  type GameRecord,
  hasHistories,
  historiesOf,
  hostView,
  nextDeadline,
  overviewOf,
  positionAt,
  recordedEvents,
  recordOf,
  replayMoment,
  reportPage,
  EVENT_VERSION,
  type Room,
  type RoomCreated,
  type RoomEvent,
  timelineOf,
} from '#core/authority/index.ts';
import { at, sizeOf } from '#core/collections/list.ts';
import { isFinished } from '#core/room/phase.ts';
import { HostAnswer } from '#protocol/operations/commands.ts';
import { GameRecord as Record, RECORD_EVENTS, RecordedUpdates } from '#protocol/areas/reports/record.ts';
import { getReplay, getReplayMoment, getReport } from '#protocol/areas/reports/operations.ts';
import * as z from 'zod/mini';
import { shapeFault } from '#server/bodies/jsonShape.ts';
import type { FinishedRoom } from '#server/rooms/finishedRoom.ts';
import { Ranks } from '#server/rooms/ranks.ts';

/** `log`: the chunks of a room's log, each a JSON array. `record`: JSON as a host sends it. */
export type RecordTask =
  | { readonly kind: 'write'; readonly log: readonly string[] }
  | { readonly kind: 'check'; readonly record: Uint8Array<ArrayBuffer>; readonly now: number };

/** A finished game that passed the check, with what its row has of it. */
export interface CheckedGame extends FinishedRoom {
  readonly created: GameRecord['created'];
}

export type RecordResult =
  | { readonly kind: 'written'; readonly record: string }
  | { readonly kind: 'checked'; readonly game: CheckedGame }
  /** Why the record isn't one of a finished game; English, for logs and developers. */
  | { readonly kind: 'refused'; readonly fault: string };

class RefusedError extends Error {}

/** Characters of the longest text in an event: that of a question which was replaced. */
const TEXT_MAX = 5_000;
/** Values in an event: the largest replaces all questions of a room. Nothing else runs while one is played. */
const VALUES_MAX = 100_000;
/** Events in a chunk of the log. */
const CHUNK = 2_000;
const DAY_MS = 24 * 60 * 60_000;
const YEAR_MS = 366 * DAY_MS;
/** Places on the timeline, and players, whose replay is checked. */
const MOMENTS = 8;

export function handleRecord(task: RecordTask): RecordResult {
  if (task.kind === 'write') return written(task.log);
  try {
    return { kind: 'checked', game: checked(task.record, task.now) };
  } catch (error) {
    // What an event says may be anything, so a rule that fails on it says no more than that it isn't one.
    const fault = error instanceof RefusedError ? error.message : `can't be played: ${String(error)}`;
    return { kind: 'refused', fault };
  }
}

function written(log: readonly string[]): RecordResult {
  const record = recordOf(log.flatMap((chunk) => JSON.parse(chunk) as RoomEvent[]));
  return record
    ? { kind: 'written', record: JSON.stringify(record) }
    : { kind: 'refused', fault: 'the log has no beginning' };
}

function checked(bytes: Uint8Array<ArrayBuffer>, now: number): CheckedGame {
  const { created, events } = parsed(bytes);
  const begun: readonly RoomEvent[] = [asCreated(created), ...recordedEvents(events)];
  const played = evolveAll(null, begun) as Room;
  const { podiumAt } = played;
  // Nothing is left to wait for.
  const podium: typeof begun = podiumAt === undefined ? [] : [{ type: 'podiumShown', at: podiumAt }];
  const log = [...begun, ...podium];
  const room = evolveAll(played, podium) as Room;
  const { type, state, startedAt, endedAt, players, expiresAt } = room;
  if (!isFinished(state) || endedAt === null || nextDeadline(room) !== null)
    throw new RefusedError('the game is not over');
  const times = [room.createdAt, startedAt ?? room.createdAt, endedAt];
  const others = [expiresAt, created.opensAt ?? 0];
  if (
    times.some((time, index) => time < (times[index - 1] ?? 0) || time > now + DAY_MS) ||
    others.some((time) => time < 0 || time > now + YEAR_MS)
  )
    throw new RefusedError('its times are not in order');
  requireViews(room, log, endedAt);
  const chunks: FinishedRoom['chunks'][number][] = [];
  for (let from = 1; from < log.length; from += CHUNK) {
    const part = log.slice(from, from + CHUNK);
    chunks.push({ seq: from + 1, count: part.length, events: JSON.stringify(part) });
  }
  return { created, type, state, startedAt, endedAt, expiresAt, players, chunks };
}

/** As any room has it; the store gives it a hash, an owner and a quiz of its own. */
const asCreated = (created: GameRecord['created']): RoomCreated => ({
  type: 'roomCreated',
  hash: '0'.repeat(24),
  hostId: '',
  quizId: 'recorded',
  quizVersionId: 'recorded',
  ...created,
});

function parsed(bytes: Uint8Array<ArrayBuffer>): GameRecord {
  const fault = shapeFault(bytes);
  if (fault) throw new RefusedError(fault);
  const { created, events } = Record.parse(JSON.parse(new TextDecoder().decode(bytes)));
  if (created.version > EVENT_VERSION) throw new RefusedError('it is from a newer version');
  if (events.length > RECORD_EVENTS) throw new RefusedError('it has too many events');
  for (const event of events) {
    // A second beginning would replace the game; names that every object has are no events.
    if (event.type === 'roomCreated' || event.type in {}) throw new RefusedError('an event is unknown');
    requirePlain(event);
    if (event.type === 'quizUpdated') requireSchema(RecordedUpdates, event['questions']);
  }
  // Which events there are, only the rules know: they play them.
  return { created, events } as unknown as GameRecord;
}

/**
 * Refuses keys that change what an object is, and texts and events that are longer than any that a game has;
 * returns the number of values, of which `before` were counted earlier.
 */
function requirePlain(value: unknown, before = 0): number {
  if (typeof value === 'string' && value.length > TEXT_MAX) throw new RefusedError('a text is too long');
  let count = before + 1;
  if (count > VALUES_MAX) throw new RefusedError('an event is too large');
  if (typeof value !== 'object' || value === null) return count;
  for (const [field, inner] of Object.entries(value)) {
    if (field === '__proto__') throw new RefusedError('a field is unknown');
    count = requirePlain(inner, count);
  }
  return count;
}

/** Everything that its host will be shown has to be what the product shows. */
function requireViews(room: Room, log: readonly RoomEvent[], endedAt: number): void {
  const context = new Ranks(() => true).context(room, endedAt, true);
  requireSchema(HostAnswer, { view: hostView(room, context), now: endedAt });
  const histories = hasHistories(room) ? historiesOf(log) : undefined;
  for (let from: number | null = 0; from !== null; ) {
    const page = reportPage(room, from, histories);
    requireSchema(getReport.answer, page);
    from = page.next;
  }
  const line = timelineOf(log);
  if (!line) return;
  requireSchema(getReplay.answer, overviewOf(line, null));
  const places = Array.from({ length: MOMENTS }, (_, n) => Math.round((line.length * (n + 1)) / MOMENTS));
  let [shown, count]: [Room | null, number] = [null, 0];
  for (const [index, place] of places.entries()) {
    const position = positionAt(line, place);
    for (; count < Math.max(1, position.count); count += 1) shown = evolve(shown, log[count] as RoomEvent);
    if (!shown) return;
    const seats = sizeOf(shown.seats);
    const playerId = at(shown.seats, Math.floor((seats * index) / MOMENTS))?.id ?? null;
    const ranks = new Ranks(() => true).context(shown, position.at, true);
    requireSchema(getReplayMoment.answer, replayMoment(shown, position.at, playerId, ranks));
  }
}

function requireSchema(schema: z.ZodMiniType, value: unknown): void {
  const { error } = z.safeParse(schema, value);
  if (error)
    throw new RefusedError(`it would show ${error.issues[0]?.path.join('.')}: ${error.issues[0]?.message}`);
}
