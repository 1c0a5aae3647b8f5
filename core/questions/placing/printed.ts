// Questions with places as printed.

import { appearanceOf } from '#core/questions/pieces/pieces.ts';
import type { PlacingQuestion } from '#core/questions/placing/placing.ts';
import { shuffled, stream } from '#core/random/stream.ts';

/**
 * The question with its pieces in the same order in every game and quiz that asks it, so that sheets can be reused.
 */
export function printedPlacing<Q extends PlacingQuestion>(question: Q): Q {
  const named = question.items.map((item) => ({ item, name: appearanceOf(item) }));
  const sorted = named.toSorted((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
  const seed = JSON.stringify([question.text, ...sorted.map(({ name }) => name)]);
  return {
    ...question,
    items: shuffled(
      stream([0, 0], seed),
      sorted.map(({ item }) => item),
    ),
  };
}
