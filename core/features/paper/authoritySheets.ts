// A game on paper: the host records each player's sheet, which is judged as any answer is (specification 2, section 1 "offline").

import { counted } from '#core/authority/counted.ts';
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

/** The sheet as an event, or why it can't be recorded. Recorded again, a sheet takes the place of what it was. */
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

/** By question, in the author's order; null where nothing stands on the sheet. */
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

/** Nobody measures the time on paper: none of the answers has one. What was left blank is as if skipped. */
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
    seat = counted(seat, respond(rules, room, seat, { q, state, answer, elapsedMs: 0, at: now, commandId }));
  }
  return seat.responses;
}

/** A seat with nothing on its sheet. Nobody is behind it who could be connected. */
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

/** The room with the sheet in place of what its seat had before, be that nothing. */
export function withSheet(room: Room, event: SheetRecorded, rules: Rules): Room {
  const before = at(room.seats, event.seat);
  const cleared = before ? withoutAnswers(room, event.seat, rules) : room;
  const blank = seatOf(event, rules);
  const seat: Seat = {
    ...event.responses.reduce(counted, blank),
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

/** The room as if the sheet had never been there: a sheet that was a mistake must not be counted. */
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

/** The questions as they stand on every sheet: where the game shuffles answers, all sheets have the same new order. */
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
