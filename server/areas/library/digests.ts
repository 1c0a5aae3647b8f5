// Digests of quizzes as the store takes them: the text, plus only what the library has columns for.

import type { AuthoredQuestion, AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import type { DraftQuiz } from '#core/content/draftQuiz.ts';
import { questionCount } from '#core/questions/authoring.ts';
import { finishedHead, isFinished } from '#protocol/draftQuiz.ts';
import { idFirst, textOf, searchableText } from '#server/areas/library/quizText.ts';
import { normalizeForSearch } from '#server/database/quizSearch.ts';
import type { RequestParsed } from '#server/operations/types.ts';

export interface StoredQuiz {
  readonly title: string;
  readonly subject: string;
  readonly language: string;
  /** The address of the cover picture. */
  readonly cover: string | null;
  /** Number of finished questions. */
  readonly questionCount: number;
  /** The whole quiz as JSON (`quizText.ts`). */
  readonly text: string;
  /** The words of each question, normalized for search, one line each. */
  readonly questionText: string;
}

export interface StoredDraft extends StoredQuiz {
  /** Indexes of unfinished questions. */
  readonly unfinished: readonly number[];
}

const searchedText = (questions: readonly AuthoredQuestion[]) =>
  questions.map((question) => `${normalizeForSearch(searchableText(question))}\n`).join('');

export function toStoredQuiz(quiz: AuthoredQuiz): StoredQuiz {
  const { title, subject = '', language = '', cover, questions } = quiz;
  return {
    title,
    subject,
    language,
    cover: cover?.url ?? null,
    questionCount: questionCount(questions),
    text: textOf(quiz),
    questionText: searchedText(questions),
  };
}

export function toStoredDraft(draft: DraftQuiz): StoredDraft {
  const { questions } = draft;
  const { title, subject = '', language = '', cover } = finishedHead(draft);
  const unfinished = questions.flatMap((question, place) => (isFinished(question) ? [] : [place]));
  const left = new Set(unfinished);
  return {
    title,
    subject,
    language,
    cover: cover?.url ?? null,
    questionCount: questionCount(questions.filter((_, place) => !left.has(place))),
    text: textOf({ ...draft, questions: questions.map(idFirst) }),
    questionText: searchedText(questions),
    unfinished,
  };
}

export const saveQuiz = ({ quiz, ...rest }: RequestParsed<'saveQuiz'>) => ({
  ...rest,
  quiz: toStoredQuiz(quiz),
});

export const saveDraft = ({ draft, ...rest }: RequestParsed<'saveDraft'>) => ({
  ...rest,
  draft: toStoredDraft(draft),
});
