// Marking: the different answers to a question that a person marks, over all players and attempts. As in the
// room's charts, answers of removed players stay counted.

import { countedResponses } from '#core/authority/countedResponses.ts';
import { creditOf } from '#core/authority/grade.ts';
import type { Response, Room, Seat } from '#core/authority/state.ts';
import { entriesOf } from '#core/collections/list.ts';
import { memoized } from '#core/collections/memoized.ts';
import { authorityOf, type KeyedQuestion } from '#core/questions/authority.ts';
import type { AnswerMark } from '#core/questions/correction.ts';
import { isAttempt } from '#core/room/phase.ts';
import type { HostQuestionRow } from '#core/views/hostView.ts';
import { MARKABLE_NAMES, MARKABLE_PAGE, type MarkablePage } from '#core/views/report.ts';

/** The seats that gave each answer, by its text as compared, in join order. */
type Given = ReadonlyMap<string, readonly Seat[]>;

/** Several views of the same moment ask for this, so it is cached by the seats, which never change. */
const found = new WeakMap<Room['seats'], ReadonlyMap<number, Given>>();
/** Few seats change from one moment to the next, so each seat's part is cached too. */
const foundOfSeat = new WeakMap<Seat, readonly Answered[]>();

interface Answered {
  readonly q: number;
  readonly text: string;
}

function isMarkable({ question }: KeyedQuestion): boolean {
  return authorityOf(question.type).can.mark !== undefined;
}

/** True if a person can mark the response, and no one has. */
export function isWaiting({ questions }: Room, { q, state, answer }: Response): boolean {
  const keyed = questions[q] as KeyedQuestion;
  return isMarkable(keyed) && isAttempt(state) && answer !== null && creditOf(keyed, answer) === null;
}

/** Returns how many different answers to question `q` are marked, and how many wait for it. */
export function markingOf(room: Room, q: number): NonNullable<HostQuestionRow['marking']> {
  const texts = [...givenTo(room, q).keys()];
  const marked = texts.filter((text) => creditOfText(room, q, text) !== null).length;
  return { marked, waiting: texts.length - marked };
}

/** Returns a page of the different answers to a question, from this place on; null if no one can mark it. */
export function markablePage(room: Room, questionId: string, from: number): MarkablePage | null {
  const q = room.questions.findIndex(({ question }) => question.id === questionId);
  const keyed = room.questions[q];
  if (!keyed || !isMarkable(keyed)) return null;
  const sorted = [...givenTo(room, q)].sort(([, a], [, b]) => b.length - a.length);
  const to = from + MARKABLE_PAGE;
  return {
    answers: sorted.slice(from, to).map(([text, seats]) => ({
      text,
      count: seats.length,
      names: seats.slice(0, MARKABLE_NAMES).map(({ name }) => name),
      credit: creditOfText(room, q, text),
    })),
    next: to < sorted.length ? to : null,
  };
}

/** The marks of answers that someone gave, or that have a mark: others would only fill up memory. */
export function marksToKeep(room: Room, q: number, marks: readonly AnswerMark[]): readonly AnswerMark[] {
  const given = givenTo(room, q);
  return marks.filter(({ answer }) => given.has(answer) || creditOfText(room, q, answer) !== null);
}

function creditOfText({ questions }: Room, q: number, text: string): number | null {
  const keyed = questions[q] as KeyedQuestion;
  return authorityOf(keyed.question.type).can.mark?.credit(keyed, text) ?? null;
}

const NONE: Given = new Map();

function givenTo(room: Room, q: number): Given {
  return memoized(found, room.seats, () => allGiven(room)).get(q) ?? NONE;
}

function allGiven({ seats, questions }: Room): ReadonlyMap<number, Given> {
  const all = new Map<number, Map<string, Seat[]>>();
  if (!questions.some(isMarkable)) return all;
  for (const [, seat] of entriesOf(seats)) {
    for (const { q, text } of memoized(foundOfSeat, seat, givenBy)) {
      const byText = all.get(q) ?? new Map<string, Seat[]>();
      all.set(q, byText);
      const before = byText.get(text);
      if (!before) byText.set(text, [seat]);
      else if (before.at(-1) !== seat) before.push(seat);
    }
  }
  return all;
}

function givenBy({ past = [], responses, pending }: Seat): readonly Answered[] {
  const counted = [...past, { responses }].flatMap((attempt) => [
    ...countedResponses(attempt.responses).values(),
  ]);
  return [...counted, ...(pending ? [pending] : [])].flatMap(({ q, state, answer }) => {
    const text = answer && isAttempt(state) && authorityOf(answer.type).can.mark?.compared(answer);
    return typeof text === 'string' ? [{ q, text }] : [];
  });
}
