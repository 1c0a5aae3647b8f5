// A quiz as the store takes it: its text, and of what is in it only what the library has columns for.

import type { AuthoredQuestion, AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import type { DraftQuiz } from '#core/content/draftQuiz.ts';
import { questionCount } from '#core/questions/authoring.ts';
import { finishedHead, isFinished } from '#protocol/draftQuiz.ts';
import { idFirst, textOf, wordsOf } from '#server/areas/library/quizText.ts';
import { normalise } from '#server/database/quizSearch.ts';

export interface WrittenQuiz {
  readonly title: string;
  readonly subject: string;
  readonly language: string;
  /** The address of the picture. */
  readonly cover: string | null;
  /** Of those that are finished. */
  readonly questionCount: number;
  /** The whole quiz as JSON (`quizText.ts`). */
  readonly text: string;
  /** What is said in each question, as the search wants it: a line each. */
  readonly questionText: string;
}

export interface WrittenDraft extends WrittenQuiz {
  /** Places of questions that are not finished. */
  readonly unfinished: readonly number[];
}

const searchedText = (questions: readonly AuthoredQuestion[]) =>
  questions.map((question) => `${normalise(wordsOf(question))}\n`).join('');

export function writtenQuiz(quiz: AuthoredQuiz): WrittenQuiz {
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

export function writtenDraft(draft: DraftQuiz): WrittenDraft {
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

export const saveQuiz = ({
  quizId,
  quiz,
}: {
  readonly quizId?: string | undefined;
  readonly quiz: AuthoredQuiz;
}) => ({ quizId, quiz: writtenQuiz(quiz) });

export const saveDraft = ({
  quizId,
  revision,
  draft,
}: {
  readonly quizId: string;
  readonly revision: number;
  readonly draft: DraftQuiz;
}) => ({ quizId, revision, draft: writtenDraft(draft) });
