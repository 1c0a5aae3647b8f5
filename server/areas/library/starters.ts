import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { flattenQuestions } from '#core/questions/authoring.ts';
import type { Library } from '#server/areas/library/library.ts';
import { STARTERS } from '#server/areas/library/starterFiles.ts';

const kindsIn = ({ questions }: AuthoredQuiz): number =>
  new Set(flattenQuestions(questions).map(({ type }) => type)).size;

/** Starters are listed by the last change, as all quizzes are: theirs are seconds after this one. */
const FIRST_CHANGE_S = Date.UTC(2026, 0) / 1_000;

/**
 * Puts every starter quiz into the library; unchanged ones stay as they are. The one with the most kinds of
 * questions is listed first.
 */
export async function placeStarters(library: Library): Promise<number> {
  const quizzes = [...STARTERS].toSorted(([, a], [, b]) => kindsIn(a.quiz) - kindsIn(b.quiz));
  for (const [place, [id, { quiz }]] of quizzes.entries())
    await library.placeStarter(id, quiz, FIRST_CHANGE_S + place);
  return quizzes.length;
}
