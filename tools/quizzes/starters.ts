// The starter quizzes and their pictures as the tests read them.

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { AuthoredQuestion, AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import type { Media } from '#core/content/media.ts';
import { flattenQuestions } from '#core/questions/authoring.ts';
import { QuizFile } from '#protocol/quizFile.ts';

const QUIZZES = 'assets/quizzes';

export interface Starter {
  readonly id: string;
  /** The way to play that it suggests. */
  readonly way: string | undefined;
  readonly quiz: AuthoredQuiz;
  /** All questions, those about a passage included. */
  readonly questions: readonly AuthoredQuestion[];
}

export const STARTERS: readonly Starter[] = readdirSync(QUIZZES)
  .filter((file) => file.endsWith('.json'))
  .map((file) => {
    const { way, ...written } = JSON.parse(readFileSync(join(QUIZZES, file), 'utf8')) as { way?: string };
    const quiz = QuizFile.parse(written);
    return { id: basename(file, '.json'), way, quiz, questions: flattenQuestions(quiz.questions) };
  });

/** File name of each picture. */
export const PICTURES = JSON.parse(readFileSync('tools/quizzes/pictures.json', 'utf8')) as Record<
  string,
  string
>;

/** Name of the picture that a quiz shows. */
export function pictureName({ url }: Media): string | undefined {
  return Object.keys(PICTURES).find((name) => `/media/${PICTURES[name]}` === url);
}

type OfType<T extends AuthoredQuestion['type']> = Extract<AuthoredQuestion, { readonly type: T }>;

/** The questions of a type in one quiz. */
export function ofType<T extends AuthoredQuestion['type']>(id: string, type: T): readonly OfType<T>[] {
  const found = STARTERS.find((starter) => starter.id === id)?.questions ?? [];
  return found.filter((question): question is OfType<T> => question.type === type);
}

/** Every picture, sound or video in the quiz or question, however deep. */
export function mediaIn(value: unknown): readonly Media[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('url' in value) return [value as Media];
  return Object.values(value).flatMap(mediaIn);
}
