// Robots of a rehearsal: simulated players in the lobby and in the game, so that a teacher can try a game before the class comes.
// Each draw is a stream of the room's seed: the same room plays the same way.

import type { HostCommand, PlayerCommand } from '#core/authority/commands.ts';
import type { PlayerJoined, RoomEvent } from '#core/authority/events.ts';
import { isAtReview } from '#core/features/review/authorityReview.ts';
import { isAwaited, isPlaying, playerIdOf } from '#core/authority/seats.ts';
import { MAX_SEATS, type Room, type Seat } from '#core/authority/state.ts';
import { lookUp } from '#core/collections/buckets.ts';
import { entriesOf, sizeOf } from '#core/collections/list.ts';
import { memoized } from '#core/collections/memoized.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { nameKey } from '#core/names/nameKey.ts';
import { NICKNAME_COUNT, nicknameOf } from '#core/names/nicknames.ts';
import { authorityOf } from '#core/questions/authority.ts';
import type { KeyedQuestion } from '#core/questions/authorityTypes.ts';
import { stream, token } from '#core/random/stream.ts';
import { CHARACTER_COUNT } from '#core/room/characters.ts';

/** How robots take their time. */
export const ROBOT_PACE = {
  /** Part of a question's time that an answer takes, at least and at most, in per cent. */
  answerPercent: [8, 60],
  /** Milliseconds that an answer takes at the most, however long the question's time is. */
  longestMs: 20_000,
  /** Milliseconds between an answer and the next question, where players set their own pace. */
  pauseMs: [2_000, 5_000],
} as const;

const ID_SUFFIX_LENGTH = 8;

type Rehearse = Extract<HostCommand, { readonly type: 'rehearse' }>;

/** So many robots of this accuracy: those that are right stay, others go, new ones come while there are seats. */
export function rehearsing(room: Room, command: Rehearse, now: number): readonly RoomEvent[] {
  const { robots, accuracy, commandId } = command;
  const list: RoomEvent[] = [];
  let staying = 0;
  for (const [seat, { robot }] of robotsOf(room)) {
    if (robot === accuracy && staying < robots) staying += 1;
    else list.push({ type: 'playerRemoved', seat, commandId });
  }
  const taken = new Set<string>();
  const end = Math.min(MAX_SEATS, sizeOf(room.seats) + robots - staying);
  for (let seat = sizeOf(room.seats); seat < end; seat += 1)
    list.push(arrival(room, command, now, seat, taken));
  return list;
}

/** `taken` are the name keys of those who come with it, which grow by its own. */
function arrival(
  room: Room,
  { accuracy, commandId }: Rehearse,
  now: number,
  seat: number,
  taken: Set<string>,
): PlayerJoined {
  const draws = stream(room.seed, `robot:${seat}`);
  const drawn = nicknameOf(draws.below(NICKNAME_COUNT));
  const isTaken = (key: string): boolean => taken.has(key) || lookUp(room.names, key) !== undefined;
  let name = drawn;
  for (let number = seat + 1; isTaken(nameKey(name)); number += 1) name = `${drawn} ${number}`;
  taken.add(nameKey(name));
  return {
    type: 'playerJoined',
    commandId: `${commandId}-${seat}`,
    playerId: playerIdOf(seat, token(draws, ID_SUFFIX_LENGTH)),
    name,
    typedName: null,
    nameKey: nameKey(name),
    character: draws.below(CHARACTER_COUNT),
    approved: true,
    robot: accuracy,
    at: now,
  };
}

/** The robots that play in the room, with their seats. */
function* robotsOf(room: Room): Generator<readonly [number, Seat]> {
  for (const entry of entriesOf(room.seats))
    if (entry[1].robot !== undefined && isPlaying(entry[1])) yield entry;
}

export function hasRobots(room: Room): boolean {
  return robotsOf(room).next().done !== true;
}

/** How many robots the open slide waits for. */
export function awaitedRobots(room: Room): number {
  let count = 0;
  for (const [, seat] of robotsOf(room)) if (isAwaited(seat)) count += 1;
  return count;
}

/** What a robot does next, and when, in ms of the server's clock. */
interface Move {
  readonly at: number;
  readonly command: PlayerCommand;
}

/** At an own pace a robot's next move stands until it is made, and many looks see that its time has not come: kept beside the seat, which changes with it. */
const ownMoves = new WeakMap<Seat, Move>();

/** What the robots of a room do at `now`, in ms of the server's clock; nothing while the game does not run. */
export function robotMoves(room: Room, now: number): readonly PlayerCommand[] {
  if (room.state !== 'running' || (room.countdownEndsAt !== null && now < room.countdownEndsAt)) return [];
  const moves: PlayerCommand[] = [];
  for (const [index, seat] of robotsOf(room)) {
    const move = seat.isOver ? null : moveOf(room, index, seat);
    if (move && now >= move.at) moves.push(move.command);
  }
  return moves;
}

function moveOf(room: Room, index: number, seat: Seat): Move | null {
  if (!isTeacherPaced(room)) return memoized(ownMoves, seat, () => ownMove(room, index, seat));
  const { slide } = room;
  if (slide?.state !== 'active' || seat.pending) return null;
  return answer(room, index, seat, { q: slide.index, openedAt: slide.openedAt });
}

function ownMove(room: Room, index: number, seat: Seat): Move {
  if (seat.open) return answer(room, index, seat, seat.open);
  if (isAtReview(room, index, seat)) return { at: 0, command: { type: 'finish', playerId: seat.id } };
  const last = seat.responses[seat.responses.length - 1];
  const [least, most] = ROBOT_PACE.pauseMs;
  const pause = least + stream(room.seed, `robotPause:${index}:${seat.responses.length}`).below(most - least);
  return {
    at: last ? last.at + pause : 0,
    command: { type: 'openQuestion', playerId: seat.id, redemptionId: null },
  };
}

function answer(
  room: Room,
  index: number,
  seat: Seat,
  { q, openedAt }: { readonly q: number; readonly openedAt: number },
): Move {
  const { question, key } = room.questions[q] as KeyedQuestion;
  const asking = seat.open?.asking;
  const draws = stream(room.seed, `robotAnswer:${index}:${seat.attempt}:${q}${asking ? `:${asking}` : ''}`);
  const [least, most] = ROBOT_PACE.answerPercent;
  const wanted = Math.round((question.timeMs * (least + draws.below(most - least))) / 100);
  const isRight = draws.below(100) < (seat.robot ?? 0);
  return {
    at: openedAt + Math.min(wanted, ROBOT_PACE.longestMs),
    command: {
      type: 'answer',
      playerId: seat.id,
      commandId: `robot-${index}-${seat.attempt}-${q}-${asking ?? 1}`,
      questionId: question.id,
      state: 'attempted',
      answer: authorityOf(question.type).bot(question, key as never, isRight, draws),
      networkMs: 0,
      asking,
    },
  };
}
