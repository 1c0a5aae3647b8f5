// Server-side registry of question kinds: keys, grading, tallies.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { readFormatted } from '#core/content/formatted.ts';
import type { FormattedText } from '#core/content/formattedText.ts';
import type { KeyedAs, QuestionAuthority } from '#core/questions/authorityTypes.ts';
import { authoringOf, childrenOf } from '#core/questions/authoring.ts';
import { blankAuthority } from '#core/questions/blank/authority.ts';
import { comprehensionAuthority } from '#core/questions/comprehension/authority.ts';
import { clozeAuthority } from '#core/questions/cloze/authority.ts';
import { dragndropAuthority } from '#core/questions/dragndrop/authority.ts';
import { dropdownAuthority } from '#core/questions/dropdown/authority.ts';
import { classificationAuthority } from '#core/questions/classification/authority.ts';
import { dndImageAuthority } from '#core/questions/dndImage/authority.ts';
import { hotspotAuthority } from '#core/questions/hotspot/authority.ts';
import { provideKinds, type QuestionKinds, type QuestionType } from '#core/questions/kinds.ts';
import { LATE_KINDS } from '#core/questions/lateKinds.ts';
import { matchAuthority } from '#core/questions/match/authority.ts';
import { mcqAuthority } from '#core/questions/mcq/authority.ts';
import { msqAuthority } from '#core/questions/msq/authority.ts';
import { openAuthority } from '#core/questions/open/authority.ts';
import { playedBase } from '#core/questions/playedBase.ts';
import { reorderAuthority } from '#core/questions/reorder/authority.ts';
import { wordcloudAuthority } from '#core/questions/wordcloud/authority.ts';
import { flashcardAuthority } from '#core/questions/flashcard/authority.ts';
import type { QuestionSample } from '#core/questions/sample.ts';
import { type Stream, token } from '#core/random/stream.ts';

provideKinds(LATE_KINDS);

const authorities = {
  MCQ: mcqAuthority,
  MSQ: msqAuthority,
  BLANK: blankAuthority,
  CLOZE: clozeAuthority,
  OPEN: openAuthority,
  REORDER: reorderAuthority,
  MATCH: matchAuthority,
  WORDCLOUD: wordcloudAuthority,
  FLASHCARD: flashcardAuthority,
  COMPREHENSION: comprehensionAuthority,
  DRAGNDROP: dragndropAuthority,
  DROPDOWN: dropdownAuthority,
  CLASSIFICATION: classificationAuthority,
  DND_IMAGE: dndImageAuthority,
  HOTSPOT: hotspotAuthority,
};

/** Answer key by question type; null for types that have none. */
export type KeyOf<T extends QuestionType> = ReturnType<(typeof authorities)[T]['build']>['key'];

/** A question with its key. */
export type Keyed<T extends QuestionType = QuestionType> = KeyedAs<QuestionKinds[T], KeyOf<T>>;

/** A question as the room holds it: in the author's order, with its key. */
export type KeyedQuestion = Keyed & {
  readonly explanation: FormattedText | null;
  readonly hints: readonly FormattedText[];
  /**
   * The author's group; without one, the id of the parent for a parent and its children. Absent if the
   * question stands alone.
   */
  readonly group?: string;
  /** True for a parent whose children are asked in a random order; absent otherwise. */
  readonly jumbled?: true;
};

/** Running result of one question. Each player counts once, with the last answer. */
export interface Tally<T extends QuestionType = QuestionType> {
  readonly answered: number;
  readonly correct: number;
  readonly partial: number;
  /** Counts of the answers, in the kind's own form. */
  readonly counts: QuestionKinds[T]['tally'];
}

const AUTHORITIES: {
  readonly [T in QuestionType]: QuestionAuthority<QuestionKinds[T], KeyOf<T>>;
} = authorities;

/**
 * Called with the type of a question, returns an authority that accepts that question, its key, and answers
 * of the same type.
 */
export function authorityOf<T extends QuestionType>(type: T): QuestionAuthority<QuestionKinds[T], KeyOf<T>> {
  return AUTHORITIES[type];
}

/** Samples that tests play each kind with. */
export const QUESTION_SAMPLES: readonly QuestionSample<QuestionKinds[QuestionType]>[] = Object.values(
  AUTHORITIES,
).map(({ sample }) => sample);

export function sampleOf<T extends QuestionType>(type: T): QuestionSample<QuestionKinds[T]> {
  return authorityOf(type).sample;
}

const QUESTION_ID_LENGTH = 12;

/**
 * Gives an authored question random ids and separates its key from it. `parent` is the question that holds
 * it.
 */
export function keyed(authored: AuthoredQuestion, ids: Stream, parent?: KeyedQuestion): KeyedQuestion {
  const { format, drawings, explanation, hints = [] } = authored;
  const read = (text: string): FormattedText => readFormatted(text, format, drawings);
  const base = playedBase(authored, token(ids, QUESTION_ID_LENGTH));
  const group = parent ? parent.group : authored.group;
  return {
    ...authorityOf(authored.type).build(
      authored,
      { ...base, ...(parent && { parent: parent.question.id }) },
      ids,
    ),
    // A blank explanation counts as none, so that no one is asked to read it.
    explanation: explanation?.trim() ? read(explanation) : null,
    hints: hints.map(read),
    ...(group !== undefined && { group }),
  };
}

/** The questions of a room, each parent followed by its children in the same group. */
export function keyedAll(questions: readonly AuthoredQuestion[], ids: Stream): readonly KeyedQuestion[] {
  return questions.flatMap((authored) => {
    const { drawings, decimal } = authored;
    const alone = keyed(authored, ids);
    const children = childrenOf(authored);
    if (children.length === 0) return alone;
    const parent = {
      ...alone,
      group: authored.group ?? alone.question.id,
      ...(authoringOf(authored.type).children?.areJumbled(authored) && { jumbled: true as const }),
    };
    return [
      parent,
      ...children.map((child) =>
        keyed({ ...child, ...(drawings && { drawings }), ...(decimal && { decimal }) }, ids, parent),
      ),
    ];
  });
}
