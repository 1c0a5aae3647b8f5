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
const found = new WeakMap<Room['seats'], Map<number, Given>>();
/** Few seats change from one moment to the next, so each seat's texts are cached too, by question. */
const foundOfSeat = new WeakMap<Seat, ReadonlyMap<number, ReadonlySet<string>>>();

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

function givenTo({ seats }: Room, q: number): Given {
  const known = memoized(found, seats, () => new Map<number, Given>());
  const given = known.get(q) ?? givenIn(seats, q);
  known.set(q, given);
  return given;
}

function givenIn(seats: Room['seats'], q: number): Given {
  const byText = new Map<string, Seat[]>();
  for (const [, seat] of entriesOf(seats)) {
    for (const text of memoized(foundOfSeat, seat, givenBy).get(q) ?? []) {
      const before = byText.get(text);
      if (before) before.push(seat);
      else byText.set(text, [seat]);
    }
  }
  return byText;
}

function givenBy({ past = [], responses, pending }: Seat): ReadonlyMap<number, ReadonlySet<string>> {
  const counted = [...past, { responses }].flatMap((attempt) => [
    ...countedResponses(attempt.responses).values(),
  ]);
  const texts = new Map<number, Set<string>>();
  for (const { q, state, answer } of [...counted, ...(pending ? [pending] : [])]) {
    const text = answer && isAttempt(state) && authorityOf(answer.type).can.mark?.compared(answer);
    if (typeof text === 'string') texts.set(q, (texts.get(q) ?? new Set()).add(text));
  }
  return texts;
}
