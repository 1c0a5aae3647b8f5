// Quiz updates: what of a changed quiz a room can still use. A question that nobody has opened is replaced
// whole; of one that somebody has, only its key, by which all answers are judged again (docs/game-rules.md,
// "Changing the quiz during a game").

import type { QuizUpdateEvent } from '#core/authority/events.ts';
import type { Room } from '#core/authority/state.ts';
import { emptyTally } from '#core/authority/tallies.ts';
import { deepEqual } from '#core/collections/deepEqual.ts';
import { entriesOf } from '#core/collections/list.ts';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { isRecorded, isTeacherPaced } from '#core/modes/registry.ts';
import { authorityOf, keyed, type KeyedQuestion } from '#core/questions/authority.ts';
import type { QuestionPart } from '#core/questions/changes.ts';
import { sortOf } from '#core/questions/kinds.ts';
import { stream } from '#core/random/stream.ts';
import { isFinished } from '#core/room/phase.ts';

/** A question of the quiz as it is now, by its index in the room. */
type Renewed = QuizUpdateEvent['questions'][number];

/** A question of the quiz that differs from the room's, and what the room can use of it. */
export interface QuestionUpdate extends Renewed {
  /** As the room would hold it, and as it holds it now, with the key of the teacher's own fixes. */
  readonly keyed: KeyedQuestion;
  readonly played: KeyedQuestion;
  /** True if somebody has seen the question, so that only its key may change. */
  readonly isOpened: boolean;
  /** Parts that the room can use, and parts that stay as they are played. */
  readonly used: readonly QuestionPart[];
  readonly kept: readonly QuestionPart[];
}

/** Returns the questions that differ from the room's, in the author's order. */
export function questionUpdates(room: Room, questions: readonly Renewed[]): readonly QuestionUpdate[] {
  const isOpened = openedIn(room);
  return questions.flatMap(({ q, question }) => {
    const now = room.questions[q];
    if (!now) return [];
    const { original = now, quizKey = original.key, fullMarks } = room.corrections?.[q] ?? {};
    // As last taken from the quiz, apart from the teacher's own fixes.
    const taken = { ...original, key: quizKey } as KeyedQuestion;
    const { built, isSame } = builtFor(room, q, question);
    const parts = differences(built, taken, isSame);
    if (parts.length === 0) return [];
    const played = { ...original, key: now.key } as KeyedQuestion;
    const update = { q, question, keyed: built, played, isOpened: isOpened(q) };
    if (!update.isOpened)
      return sortOf(built.question) === sortOf(original.question)
        ? { ...update, used: parts, kept: [] }
        : { ...update, used: [], kept: parts };
    // An earlier correction may have made the same of it.
    const isKeyed = parts.includes('key') && deepEqual(built.key, now.key);
    const differing = isKeyed ? parts.filter((part) => part !== 'key') : parts;
    const isScored = now.question.hasCorrectAnswer && built.question.hasCorrectAnswer;
    const isJudged = isScored && !fullMarks && room.state !== 'archived';
    const { accept } = authorityOf(now.question.type).can;
    const used = differing.filter((part) => part === 'key' && isJudged && accept !== undefined);
    const kept = differing.filter((part) => !used.includes(part));
    return differing.length > 0 ? { ...update, used, kept } : [];
  });
}

/** Returns a test of whether anyone may have seen a question, by its index. */
function openedIn(room: Room): (q: number) => boolean {
  // Sheets show all questions, and so do the results of a finished game.
  if (isFinished(room.state) || isRecorded(room)) return () => true;
  if (isTeacherPaced(room)) return (q) => q <= (room.slide?.index ?? -1);
  const seen = new Set<number>();
  for (const [, { open, responses, later, past }] of entriesOf(room.seats)) {
    if (open) seen.add(open.q);
    for (const list of [responses, later ?? [], ...(past ?? []).map((attempt) => attempt.responses)])
      for (const { q } of list) seen.add(q);
  }
  return (q) => seen.has(q);
}

interface Built {
  readonly built: KeyedQuestion;
  /** True if an answer to it means the same as to the room's. */
  readonly isSame: boolean;
}

/** The question in the place of the room's, with its ids as far as both offer the same. */
function builtFor(room: Room, q: number, question: AuthoredQuestion): Built {
  const before = room.questions[q] as KeyedQuestion;
  const { original: played = before } = room.corrections?.[q] ?? {};
  const { group: _, ...built } = keyed(question, stream(room.seed, `ids:${room.seq}:${q}`));
  const { id, parent } = played.question;
  const placed = {
    ...built,
    question: { ...built.question, id, ...(parent !== undefined && { parent }) },
    // Groups decide the order of play.
    ...(played.group !== undefined && { group: played.group }),
  } as KeyedQuestion;
  const { type } = placed.question;
  const aligned = type === played.question.type ? authorityOf(type).aligned(placed, played) : null;
  return { built: { ...placed, ...aligned } as KeyedQuestion, isSame: aligned !== null };
}

function differences(now: KeyedQuestion, played: KeyedQuestion, isSame: boolean): readonly QuestionPart[] {
  const parts: QuestionPart[] = [];
  const compare = (part: QuestionPart, of: (keyed: KeyedQuestion) => unknown): void => {
    if (!deepEqual(of(now), of(played))) parts.push(part);
  };
  compare('text', ({ question: { text, marks } }) => [text, marks ?? null]);
  compare('media', ({ question: { media } }) => media ?? null);
  compare('answers', ({ question }) => {
    const { text: _text, marks: _marks, media: _media, timeMs: _time, worth: _worth, ...rest } = question;
    const { questionDisplayVariant: _display, ...own } = rest;
    return { ...own, hasCorrectAnswer: null };
  });
  if (isSame) compare('key', ({ question, key }) => [question.hasCorrectAnswer, key]);
  compare('hints', ({ hints }) => hints);
  compare('explanation', ({ explanation }) => explanation);
  compare('time', ({ question }) => question.timeMs);
  // A question without a key has no marks.
  if (now.question.hasCorrectAnswer === played.question.hasCorrectAnswer)
    compare('marks', ({ question }) => question.worth ?? null);
  return parts;
}

/** Returns the room with these questions in the place of its own. Nobody has opened or answered them. */
export function withUpdatedQuiz(room: Room, event: QuizUpdateEvent): Room {
  const { questions, tallies } = room;
  const after = { questions: questions.slice(), tallies: tallies.slice(), updated: { ...room.updated } };
  const corrections = { ...room.corrections };
  for (const { q, question } of event.questions) {
    const { built } = builtFor(room, q, question);
    after.questions[q] = built;
    after.tallies[q] = emptyTally(built);
    after.updated[q] = question;
    delete corrections[q];
  }
  return { ...room, ...after, ...(room.corrections && { corrections }) };
}
