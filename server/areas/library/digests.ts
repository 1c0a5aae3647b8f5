// A quiz as the store takes it: its text, and of what is in it only what the library has columns for.

import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';

export interface WrittenQuiz {
  readonly title: string;
  readonly subject: string;
  readonly language: string;
  readonly questionCount: number;
  /** The whole quiz as JSON. */
  readonly text: string;
}

export function writtenQuiz(quiz: AuthoredQuiz): WrittenQuiz {
  const { title, subject = '', language = '', questions } = quiz;
  return { title, subject, language, questionCount: questions.length, text: JSON.stringify(quiz) };
}

export const saveQuiz = ({
  quizId,
  quiz,
}: {
  readonly quizId?: string | undefined;
  readonly quiz: AuthoredQuiz;
}) => ({ quizId, quiz: writtenQuiz(quiz) });
