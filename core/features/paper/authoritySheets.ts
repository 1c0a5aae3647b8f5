// Answer sheets of a paper game: recorded by the host and judged like any answers (specification 2, section 1
// "offline").

import { withResponseCounted } from '#core/authority/countResponse.ts';
import type { Decision } from '#core/authority/decision.ts';
import type { RoomCreated } from '#core/authority/events.ts';
import { answerFits, respond } from '#core/authority/grade.ts';
import type { HostTurn, Rules } from '#core/authority/ruleSet.ts';
import { isPlaying, playerIdOf, seatIndexOf } from '#core/authority/seats.ts';
import { MAX_SEATS, type Response, type Room, type Seat } from '#core/authority/state.ts';
import { recounted } from '#core/authority/tallies.ts';
import type { PaperTypes, SheetRecorded } from '#core/features/paper/authorityTypes.ts';
import { lookUp, withKey, withoutKey } from '#core/collections/buckets.ts';
import { appended, at, sizeOf, withAt } from '#core/collections/list.ts';
import { authorityOf, type KeyedQuestion } from '#core/questions/authority.ts';
import type { Answer } from '#core/questions/question.ts';
import { stream } from '#core/random/stream.ts';

type RecordSheet = PaperTypes['hostCommand'];

/**
 * Decides the event that records the sheet, or why it can't be recorded. A corrected sheet replaces the
 * earlier one.
 */
export function recordSheet({ room, now, rules }: HostTurn, command: RecordSheet): Decision {
  const { playerId, name, nameKey, commandId } = command;
  const count = sizeOf(room.seats);
  const seat = playerId === null ? count : seatIndexOf(room, playerId);
  const before = at(room.seats, seat);
  if (playerId !== null && (!before || !isPlaying(before))) return { ok: false, reason: 'player.NOT_FOUND' };
  if (playerId === null && count >= MAX_SEATS) return { ok: false, reason: 'room.FULL' };
  const sitting = lookUp(room.names, nameKey);
  if (sitting !== undefined && sitting !== seat) return { ok: false, reason: 'player.DUPLICATE_NAME' };
  const answers = answersOf(room, command);
  if (typeof answers === 'string') return { ok: false, reason: answers };
  const recorded: SheetRecorded = {
    type: 'sheetRecorded',
    seat,
    playerId: before?.id ?? playerIdOf(seat, command.idSuffix),
    name,
    nameKey,
    character: before?.character ?? command.character,
    responses: judged(room, answers, now, commandId, rules),
    commandId,
    at: now,
  };
  return { ok: true, events: [recorded] };
}

/** Returns the answers by question, in the author's order; null for blanks. */
function answersOf(
  room: Room,
  { answers }: RecordSheet,
): readonly (Answer | null)[] | 'response.WRONG_QUESTION' | 'response.CANT_SAVE' {
  const places = new Map(room.questions.map(({ question }, q) => [question.id, q]));
  const given: (Answer | null)[] = room.questions.map(() => null);
  for (const { questionId, answer } of answers) {
    const q = places.get(questionId);
    if (q === undefined) return 'response.WRONG_QUESTION';
    if (given[q] || !answerFits(room.questions[q] as KeyedQuestion, answer)) return 'response.CANT_SAVE';
    given[q] = answer;
  }
  return given;
}

/** Judges the answers without times, since none are measured on paper. Blanks count as skipped. */
function judged(
  room: Room,
  answers: readonly (Answer | null)[],
  now: number,
  commandId: string,
  rules: Rules,
): readonly Response[] {
  let seat = seatOf({ playerId: '', name: '', nameKey: '', character: 0, commandId, at: now }, rules);
  for (const [q, answer] of answers.entries()) {
    const state = answer ? 'attempted' : 'passed';
    seat = withResponseCounted(
      seat,
      respond(rules, room, seat, { q, state, answer, elapsedMs: 0, at: now, commandId }),
    );
  }
  return seat.responses;
}

/** Returns a seat with an empty sheet. No one is connected to it. */
function seatOf(event: Omit<SheetRecorded, 'type' | 'seat' | 'responses'>, { freshAttempt }: Rules): Seat {
  return {
    id: event.playerId,
    name: event.name,
    typedName: null,
    nameKey: event.nameKey,
    character: event.character,
    joinedAt: event.at,
    joinCommandId: event.commandId,
    approval: 'approved',
    deleted: false,
    connected: false,
    attempt: 1,
    ...freshAttempt,
  };
}

/** Returns the room with the sheet in place of the seat's earlier one, if any. */
export function withSheet(room: Room, event: SheetRecorded, rules: Rules): Room {
  const before = at(room.seats, event.seat);
  const cleared = before ? withoutAnswers(room, event.seat, rules) : room;
  const blank = seatOf(event, rules);
  const seat: Seat = {
    ...event.responses.reduce(withResponseCounted, blank),
    joinedAt: before?.joinedAt ?? blank.joinedAt,
    joinCommandId: before?.joinCommandId ?? blank.joinCommandId,
    isOver: true,
  };
  const names = before ? withoutKey(cleared.names, before.nameKey) : cleared.names;
  return {
    ...cleared,
    seats: before ? withAt(cleared.seats, event.seat, seat) : appended(cleared.seats, seat),
    names: withKey(names, event.nameKey, event.seat),
    players: cleared.players + Number(before === undefined),
    tallies: tallied(cleared, event.responses, 1),
  };
}

/** Returns the room without the sheet's answers, so that a mistaken sheet isn't counted. */
export function withoutAnswers(room: Room, index: number, { freshAttempt }: Rules): Room {
  const { ledger: _taken, ...seat } = at(room.seats, index) as Seat;
  return {
    ...room,
    seats: withAt(room.seats, index, { ...seat, ...freshAttempt }),
    tallies: tallied(room, seat.responses, -1),
  };
}

function tallied(room: Room, responses: readonly Response[], by: 1 | -1): Room['tallies'] {
  const tallies = room.tallies.slice();
  for (const response of responses) {
    const tally = tallies[response.q];
    const keyed = room.questions[response.q];
    if (keyed && tally) tallies[response.q] = recounted(keyed, tally, response, by);
  }
  return tallies;
}

/**
 * Returns the questions as printed: if the game shuffles answers, all sheets have the same shuffled order.
 */
export function asPrinted(
  { seed, options }: Pick<RoomCreated, 'seed' | 'options'>,
  questions: readonly KeyedQuestion[],
): readonly KeyedQuestion[] {
  if (!options.jumbleAnswers) return questions;
  return questions.map((keyed, q) => ({
    ...keyed,
    ...authorityOf(keyed.question.type).shuffle(keyed, stream(seed, `printed:${q}`)),
  }));
}
