// Corrections: a question's key changes during or after the game, and all answers to it are judged again, as if
// it had been right from the start (docs/game-rules.md, "Correcting a question").

import { isCounted } from '#core/authority/countedResponses.ts';
import { FRESH_ATTEMPT } from '#core/authority/countResponse.ts';
import type { CorrectionEvent } from '#core/authority/events.ts';
import { creditOf, judged } from '#core/authority/grade.ts';
import { policyOf } from '#core/authority/order/policies.ts';
import type { Rules } from '#core/authority/ruleSet.ts';
import { wholeTimeOf } from '#core/authority/slides.ts';
import { standingOf } from '#core/authority/standing.ts';
import type { Correction, Ledger, PastAttempt, Response, Room, Seat } from '#core/authority/state.ts';
import { copyWith } from '#core/collections/copyWith.ts';
import { entriesOf } from '#core/collections/list.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { authorityOf, type KeyedQuestion, type Tally } from '#core/questions/authority.ts';
import { accuracyOf } from '#core/scoring/score.ts';

/** Corrections that a seat remembers. */
const CORRECTIONS_KEPT = 20;

/** Returns the room's questions and corrections after the change; null if the kind can't be changed so. */
export function changedQuestions(
  room: Room,
  q: number,
  { change, at }: Pick<CorrectionEvent, 'change' | 'at'>,
): (Pick<Room, 'questions'> & Partial<Pick<Room, 'corrections'>>) | null {
  const keyed = room.questions[q] as KeyedQuestion;
  const { original = keyed, quizKey: before } = room.corrections?.[q] ?? {};
  // All but the key may have been changed by an earlier correction.
  const counting = { ...keyed, question: original.question } as KeyedQuestion;
  const changed = changedQuestion(counting, original, change);
  if (!changed) return null;
  // Marks aren't a fix: there is nothing to undo.
  if (change.type === 'marks') return { questions: room.questions.with(q, changed) };
  const { [q]: _before, ...others } = room.corrections ?? {};
  const quizKey = change.type === 'quiz' ? change.key : before;
  const correction: Correction = {
    original,
    at,
    ...(quizKey !== undefined && { quizKey }),
    ...(change.type === 'fullMarks' && { fullMarks: true }),
  };
  return {
    questions: room.questions.with(q, changed),
    corrections: change.type === 'original' ? others : { ...others, [q]: correction },
  };
}

function changedQuestion(
  keyed: KeyedQuestion,
  original: KeyedQuestion,
  change: CorrectionEvent['change'],
): KeyedQuestion | null {
  switch (change.type) {
    case 'key':
    case 'accept': {
      const { accept } = authorityOf(keyed.question.type).can;
      return (accept?.(keyed, change.answer, change.type === 'key') ?? null) as KeyedQuestion | null;
    }
    case 'quiz':
      return { ...keyed, key: change.key } as KeyedQuestion;
    case 'dropped': {
      const { worth: _none, ...question } = keyed.question;
      return { ...keyed, question: { ...question, hasCorrectAnswer: false } } as KeyedQuestion;
    }
    case 'marks': {
      const { mark } = authorityOf(keyed.question.type).can;
      return (mark?.withMarks(keyed, change.marks) ?? null) as KeyedQuestion | null;
    }
    case 'fullMarks':
      return keyed;
    case 'original':
      return original;
    default:
      return change satisfies never;
  }
}

/** Returns the room with the question corrected, and everything that follows from its answers. */
export function withCorrection(before: Room, event: CorrectionEvent, rules: Rules): Room {
  const changed = changedQuestions(before, event.q, event);
  if (!changed) return before;
  const room: Room = { ...before, ...changed };
  const concerns = concernedBy(event, before, room);
  let { correct, partial } = room.tallies[event.q] as Tally;
  let after = room;
  for (const [index, seat] of entriesOf(room.seats)) {
    const now = correctedSeat(room, seat, event, concerns, rules);
    const [had, has] = [countedResult(seat, event.q), countedResult(now, event.q)];
    correct += Number(has === 'correct') - Number(had === 'correct');
    partial += Number(has === 'partial') - Number(had === 'partial');
    after = rules.withSeat(after, index, now);
  }
  const tally = { ...(room.tallies[event.q] as Tally), correct, partial };
  return { ...after, tallies: room.tallies.with(event.q, tally) };
}

/**
 * Returns a test of whether a response has to be judged again. A mark concerns only the answers that get it:
 * teachers give hundreds one after another, and judging all players' answers each time would hold up games.
 */
function concernedBy(
  { q, change }: CorrectionEvent,
  before: Room,
  room: Room,
): (response: Response) => boolean {
  if (change.type !== 'marks') return (response) => response.q === q;
  const [was, is] = [before.questions[q] as KeyedQuestion, room.questions[q] as KeyedQuestion];
  return ({ q: other, answer }) =>
    other === q && answer !== null && creditOf(was, answer) !== creditOf(is, answer);
}

/** Seats with an answer that this correction judges again. `before`: the room without it. */
export function concernedSeats(event: CorrectionEvent, before: Room, room: Room): readonly number[] {
  const concerns = concernedBy(event, before, room);
  return [...entriesOf(room.seats)].flatMap(([index, { past = [], responses }]) =>
    [...past, { responses }].some((attempt) => attempt.responses.some(concerns)) ? [index] : [],
  );
}

/** Result of the player's last answer, by which a tally counts the player. */
function countedResult({ past = [], responses, pending }: Seat, q: number): Response['result'] | undefined {
  const given = [
    ...past.flatMap((attempt) => attempt.responses),
    ...responses,
    ...(pending ? [pending] : []),
  ];
  return given.findLast((each) => each.q === q && each.answer !== null && isCounted(each))?.result;
}

function correctedSeat(
  room: Room,
  before: Seat,
  event: CorrectionEvent,
  concerns: (response: Response) => boolean,
  rules: Rules,
): Seat {
  const { q, at } = event;
  const meets = (responses: readonly Response[]): boolean => responses.some(concerns);
  const past = before.past?.map((attempt) =>
    meets(attempt.responses) ? correctedPast(room, before, attempt, event, rules) : attempt,
  );
  // Even without a change: what is known about a seat's moves is kept by its list of responses, and others move.
  const same = { ...before, responses: before.responses.slice(), ...(past && { past }) };
  const counted = meets(before.responses)
    ? withAttempt(same, correctedAttempt(room, same, before, before.score, event, rules))
    : same;
  const { pending } = counted;
  const isPending = pending !== null && (concerns(pending) || counted.streak !== before.streak);
  const judgedSeat: Seat = isPending
    ? { ...counted, pending: judgedAgain(room, counted, pending, rules) }
    : counted;
  const seat = rules.hooks.corrected.reduce((each, hook) => hook(room, before, each), judgedSeat);
  const points = seat.score - before.score || standingOf(seat).score - standingOf(before).score;
  if (points === 0) return seat;
  const asked = meets(seat.responses) ? seat : past?.findLast(({ responses }) => meets(responses));
  const corrections = [
    ...(seat.corrections ?? []),
    {
      q,
      attempt: asked?.attempt ?? seat.attempt,
      points,
      at,
      ...(event.change.type === 'marks' && { isMark: true as const }),
    },
  ];
  return { ...seat, corrections: corrections.slice(-CORRECTIONS_KEPT) };
}

type Recounted = Pick<
  Seat,
  'score' | 'marks' | 'possible' | 'totalCorrect' | 'streak' | 'longestStreak' | 'responses'
> & { readonly ledger: Ledger };

function withAttempt({ ledger: _before, ...seat }: Seat, { ledger, ...counted }: Recounted): Seat {
  return { ...seat, ...counted, ...(ledger.length > 0 && { ledger }) };
}

function correctedPast(
  room: Room,
  seat: Seat,
  { ledger: _before, ...past }: PastAttempt,
  event: CorrectionEvent,
  rules: Rules,
): PastAttempt {
  const attempt = { ...past, ledger: _before, streak: 0 };
  const then = { ...seat, attempt: past.attempt };
  const now = correctedAttempt(room, then, attempt, past.standing.score, event, rules);
  const { score, marks, possible, longestStreak, responses, ledger } = now;
  const accuracy = accuracyOf(marks, possible, responses.length);
  return {
    ...past,
    standing: { ...past.standing, score, accuracy },
    longestStreak,
    responses,
    ...(ledger.length > 0 && { ledger }),
  };
}

/** Judges and counts all responses of an attempt again, in their order. `seat`: whose attempt it is. */
function correctedAttempt(
  room: Room,
  seat: Seat,
  attempt: Pick<Seat, 'responses' | 'streak' | 'longestStreak'> & { readonly ledger?: Ledger | undefined },
  scoreBefore: number,
  { q, mayLose, at }: CorrectionEvent,
  rules: Rules,
): Recounted {
  const { hooks } = rules;
  const { count } = policyOf(room);
  // An earlier correction of this question may have kept points that are judged again now.
  const ledger = (attempt.ledger ?? []).filter((entry) => entry.source !== 'correction' || entry.q !== q);
  const counted = (each: Seat, response: Response): Seat =>
    hooks.recounted.reduce((seatSoFar, hook) => hook(seatSoFar, response), count(each, response));
  const changed = new Set([q]);
  let was: Seat = { ...seat, ...FRESH_ATTEMPT };
  let now = was;
  for (const [place, response] of attempt.responses.entries()) {
    now = withEntries(now, ledger, place);
    const restore = (each: Seat): Seat =>
      hooks.beforeRejudging.reduce((seatSoFar, hook) => hook(seatSoFar, response), each);
    const [held, standing] = [restore(was), restore(now)];
    // What a response earned stays as it was, unless its question or the streak before it has changed.
    const isJudged = changed.has(response.q) || held.streak !== standing.streak;
    if (isJudged) changed.add(response.q);
    was = counted(held, response);
    now = counted(standing, isJudged ? judgedAgain(room, standing, response, rules) : response);
  }
  const { length } = attempt.responses;
  const score = withEntries(now, ledger, length, Number.POSITIVE_INFINITY).score;
  const kept = Math.max(0, (mayLose ? 0 : scoreBefore) - score);
  const { marks, possible, totalCorrect, responses } = now;
  return {
    score: score + kept,
    marks,
    possible,
    totalCorrect,
    // Whatever else moved the streak, such as a power-up, stays as it was.
    streak: Math.max(0, now.streak + attempt.streak - was.streak),
    longestStreak: Math.max(now.longestStreak, now.longestStreak + attempt.longestStreak - was.longestStreak),
    responses,
    ledger: kept > 0 ? [...ledger, { source: 'correction', q, points: kept, after: length, at }] : ledger,
  };
}

/** Returns the seat with the entries made after `from` responses, or up to `to`. */
function withEntries(seat: Seat, ledger: Ledger, from: number, to = from): Seat {
  const moved = ledger.reduce(
    (sum, { after, points }) => (after >= from && after <= to ? sum + points : sum),
    0,
  );
  return moved === 0 ? seat : copyWith(seat, { score: seat.score + moved });
}

function judgedAgain(room: Room, seat: Seat, response: Response, { hooks }: Rules): Response {
  const { q, state, answer, timeMs: elapsedMs, asking } = response;
  const timeMs = isTeacherPaced(room) ? (wholeTimeOf(room, q) ?? undefined) : undefined;
  const judgement = judged(room, seat, { q, state, answer, elapsedMs, asking, timeMs });
  return hooks.rejudged.reduce((each, hook) => hook(room, seat, each, response), {
    ...response,
    ...judgement,
  });
}
