import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { flattenQuestions } from '#core/questions/authoring.ts';
import type { Library } from '#server/areas/library/library.ts';
import { STARTERS } from '#server/areas/library/starterFiles.ts';

const kindsIn = ({ questions }: AuthoredQuiz): number =>
  new Set(flattenQuestions(questions).map(({ type }) => type)).size;

/**
 * Puts every starter quiz into the library; unchanged ones stay as they are. The last one is listed first, so
 * that's the one with the most kinds of questions.
 */
export async function placeStarters(library: Library): Promise<number> {
  const quizzes = [...STARTERS].toSorted(([, a], [, b]) => kindsIn(a.quiz) - kindsIn(b.quiz));
  for (const [id, { quiz }] of quizzes) await library.placeStarter(id, quiz);
  return quizzes.length;
}
