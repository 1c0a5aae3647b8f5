// What only the server knows of questions: one registry of keys and judges, typed so that the compiler names what a new kind lacks.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { worthFrom } from '#core/questions/authoring.ts';
import { formattedOf } from '#core/content/formatted.ts';
import type { FormattedText } from '#core/content/formattedText.ts';
import { blankAuthority } from '#core/questions/blank/authority.ts';
import type { KeyedQuestion, QuestionAuthority } from '#core/questions/authorityTypes.ts';
import { mcqAuthority } from '#core/questions/mcq/authority.ts';
import { msqAuthority } from '#core/questions/msq/authority.ts';
import { openAuthority } from '#core/questions/open/authority.ts';
import type { QuestionType } from '#core/questions/question.ts';
import { QUESTION_TIME } from '#core/questions/questionBase.ts';
import { type Stream, token } from '#core/random/stream.ts';

const AUTHORITIES: { readonly [T in QuestionType]: QuestionAuthority<T> } = {
  MCQ: mcqAuthority,
  MSQ: msqAuthority,
  BLANK: blankAuthority,
  OPEN: openAuthority,
};

/** The judge of a kind. Asked by the type of a question it takes that question, its key, and an answer of the same type. */
export function authorityOf<T extends QuestionType>(type: T): QuestionAuthority<T> {
  return AUTHORITIES[type];
}

const QUESTION_ID_LENGTH = 12;

/** Gives an authored question its random ids and takes its key apart from it. */
export function keyed(authored: AuthoredQuestion, ids: Stream): KeyedQuestion {
  const { format, drawings, explanation, hints = [] } = authored;
  const read = (text: string): FormattedText => formattedOf(text, format, drawings);
  const base = {
    id: token(ids, QUESTION_ID_LENGTH),
    ...read(authored.text),
    ...(authored.media ? { media: authored.media } : {}),
    timeMs: (authored.timeSeconds ?? QUESTION_TIME.defaultSeconds) * 1_000,
    ...worthFrom(authored),
  };
  return {
    ...authorityOf(authored.type).build(authored, base, ids),
    // What says nothing is none: nobody is asked to read it.
    explanation: explanation?.trim() ? read(explanation) : null,
    hints: hints.map(read),
    ...(authored.group !== undefined && { group: authored.group }),
  };
}
