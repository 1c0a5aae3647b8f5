// Answers of samples with places, written as `piece=place`.

import { optionWords } from '#core/questions/options/options.ts';
import type { PutAct } from '#core/questions/pieces/pieces.ts';
import type { Placed, PlacingQuestion } from '#core/questions/placing/placing.ts';
import { idOfText } from '#core/questions/sample.ts';

/** The placement that says `words`, such as `Paris=France`; places without words go by their number from 1. */
export function placedByWords({ items, places }: PlacingQuestion, words: readonly string[]): Placed {
  return Object.fromEntries(
    words.map((each) => {
      const [piece = '', place = ''] = each.split('=');
      const at = places.findIndex((other, index) => (optionWords(other) || `${index + 1}`) === place);
      return [idOfText(items, piece), places[at]?.id ?? place];
    }),
  );
}

/** An arbitrary placement picked by a number; it doesn't always fit the question. */
export function anyPlacement({ items, places }: PlacingQuestion, what: number): Placed {
  const count = 1 + (what % items.length);
  return Object.fromEntries(
    items.slice(0, count).map(({ id }, at) => [id, places[(at + what) % places.length]?.id ?? '']),
  );
}

/** Puts the pieces into their places one by one. */
export function putsFor(placed: Placed, { places }: PlacingQuestion): readonly PutAct[] {
  const ids = places.map(({ id }) => id);
  return Object.entries(placed).map(([piece, place]) => ({ type: 'put', piece, place: ids.indexOf(place) }));
}
