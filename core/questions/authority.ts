// The registry of question kinds as only the server may know them: keys, judges, tallies.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { formattedOf } from '#core/content/formatted.ts';
import type { FormattedText } from '#core/content/formattedText.ts';
import type { KeyedAs, QuestionAuthority } from '#core/questions/authorityTypes.ts';
import { childrenOf } from '#core/questions/authoring.ts';
import { blankAuthority } from '#core/questions/blank/authority.ts';
import type { QuestionKinds, QuestionType } from '#core/questions/kinds.ts';
import { mcqAuthority } from '#core/questions/mcq/authority.ts';
import { msqAuthority } from '#core/questions/msq/authority.ts';
import { openAuthority } from '#core/questions/open/authority.ts';
import { playedBase } from '#core/questions/playedBase.ts';
import { reorderAuthority } from '#core/questions/reorder/authority.ts';
import type { QuestionSample } from '#core/questions/sample.ts';
import { type Stream, token } from '#core/random/stream.ts';

const authorities = {
  MCQ: mcqAuthority,
  MSQ: msqAuthority,
  BLANK: blankAuthority,
  OPEN: openAuthority,
  REORDER: reorderAuthority,
};

/** What is right, by kind; null where nothing is. */
export type KeyOf<T extends QuestionType> = ReturnType<(typeof authorities)[T]['build']>['key'];

/** A question with its secret. */
export type Keyed<T extends QuestionType = QuestionType> = KeyedAs<QuestionKinds[T], KeyOf<T>>;

/** A question as the room holds it: in the author's order, with its secret. */
export type KeyedQuestion = Keyed & {
  readonly explanation: FormattedText | null;
  readonly hints: readonly FormattedText[];
  /** As the author wrote it; absent where the question stands for itself. */
  readonly group?: string;
};

/** How one question went so far. Each player counts once, with the last answer. */
export interface Tally<T extends QuestionType = QuestionType> {
  readonly answered: number;
  readonly correct: number;
  readonly partial: number;
  /** What was answered, as the kind counts it. */
  readonly counts: QuestionKinds[T]['tally'];
}

const AUTHORITIES: {
  readonly [T in QuestionType]: QuestionAuthority<QuestionKinds[T], KeyOf<T>>;
} = authorities;

/** The judge of a kind. Asked by the type of a question it takes that question, its key, and an answer of the same type. */
export function authorityOf<T extends QuestionType>(type: T): QuestionAuthority<QuestionKinds[T], KeyOf<T>> {
  return AUTHORITIES[type];
}

/** What tests play each kind with. */
export const QUESTION_SAMPLES: readonly QuestionSample<QuestionKinds[QuestionType]>[] = Object.values(
  AUTHORITIES,
).map(({ sample }) => sample);

export function sampleOf<T extends QuestionType>(type: T): QuestionSample<QuestionKinds[T]> {
  return authorityOf(type).sample;
}

const QUESTION_ID_LENGTH = 12;

/** Gives an authored question its random ids and takes its key apart from it. `parent`: the one that holds it. */
export function keyed(authored: AuthoredQuestion, ids: Stream, parent?: KeyedQuestion): KeyedQuestion {
  const { format, drawings, explanation, hints = [] } = authored;
  const read = (text: string): FormattedText => formattedOf(text, format, drawings);
  const base = playedBase(authored, token(ids, QUESTION_ID_LENGTH));
  const group = parent ? parent.group : authored.group;
  return {
    ...authorityOf(authored.type).build(
      authored,
      { ...base, ...(parent && { parent: parent.question.id }) },
      ids,
    ),
    // What says nothing is none: nobody is asked to read it.
    explanation: explanation?.trim() ? read(explanation) : null,
    hints: hints.map(read),
    ...(group !== undefined && { group }),
  };
}

/** The questions of a room: behind each parent those that it holds, which belong to it. */
export function keyedAll(questions: readonly AuthoredQuestion[], ids: Stream): readonly KeyedQuestion[] {
  return questions.flatMap((authored) => {
    const { drawings } = authored;
    const alone = keyed(authored, ids);
    const children = childrenOf(authored);
    if (children.length === 0) return alone;
    const parent = { ...alone, group: authored.group ?? alone.question.id };
    return [
      parent,
      ...children.map((child) => keyed(drawings ? { ...child, drawings } : child, ids, parent)),
    ];
  });
}
