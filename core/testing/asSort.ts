// A kind as if it were of another sort, for tests: each kind that there is asks for an answer.

import { authoringOf } from '#core/questions/authoring.ts';
import type { QuestionAuthoring } from '#core/questions/authoringTypes.ts';
import type { QuestionSort } from '#core/questions/kind.ts';
import { kindOf, type QuestionKinds, type QuestionType } from '#core/questions/kinds.ts';

type Held<T extends QuestionType> = Pick<QuestionAuthoring<QuestionKinds[T]>, 'withChildren'>;

/** Gives what makes the kind again what it is. */
export function asSort<T extends QuestionType>(type: T, sort: QuestionSort, held: Held<T> = {}): () => void {
  const kind: { sort: QuestionSort } = kindOf(type);
  const authoring: { -readonly [Name in keyof Held<T>]?: Held<T>[Name] } = authoringOf(type);
  const before = kind.sort;
  kind.sort = sort;
  Object.assign(authoring, held);
  return () => {
    kind.sort = before;
    delete authoring.withChildren;
  };
}
