// Test helper that turns a question kind into another sort, for sorts that no real kind has yet.

import { authoringOf } from '#core/questions/authoring.ts';
import type { QuestionAuthoring } from '#core/questions/authoringTypes.ts';
import type { QuestionSort } from '#core/questions/kind.ts';
import { kindOf, type QuestionKinds, type QuestionType } from '#core/questions/kinds.ts';

type Held<T extends QuestionType> = Pick<QuestionAuthoring<QuestionKinds[T]>, 'mapChildren'>;

/** Returns a function that restores the kind. */
export function asSort<T extends QuestionType>(type: T, sort: QuestionSort, held: Held<T> = {}): () => void {
  const kind: { sort: QuestionSort } = kindOf(type);
  const authoring: { -readonly [Name in keyof Held<T>]?: Held<T>[Name] } = authoringOf(type);
  const before = kind.sort;
  kind.sort = sort;
  Object.assign(authoring, held);
  return () => {
    kind.sort = before;
    delete authoring.mapChildren;
  };
}
