// Identifiers and order of what an interaction offers.

import { readFormatted } from '#core/content/formatted.ts';
import type { TextFormat } from '#core/content/formattedText.ts';
import { appearanceOf } from '#core/questions/pieces/pieces.ts';
import type { PlacingParts } from '#core/questions/placing/authoring.ts';
import { pairs, type Scored } from '#importers/qti/writing/scoring.ts';

export const id = (letter: string, index: number) => `${letter}${index + 1}`;

/** Not in the order that gives the answer away, for programs that don't shuffle: by the words, or backwards. */
export function mixed<Part>(parts: readonly Part[], wordsOf: (part: Part) => string): readonly Part[] {
  const sorted = parts.toSorted((one, other) => {
    const [words, others] = [wordsOf(one), wordsOf(other)];
    return words < others ? -1 : Number(words > others);
  });
  return sorted.every((part, index) => part === parts[index]) ? sorted.toReversed() : sorted;
}

/** Pieces with their identifiers: those of the places, not in order, and then others. */
export function piecesOf<Item extends { readonly text: string }>(
  items: readonly Item[],
  places: number,
): readonly { readonly item: Item; readonly identifier: string }[] {
  const all = items.map((item, index) => ({ item, identifier: id('P', index) }));
  return [...mixed(all.slice(0, places), ({ item }) => item.text), ...all.slice(places)];
}

const pieceInPlace = (piece: number, place: number) => `${id('P', piece)} ${id('G', place)}`;

/** Pieces that look like a correct one are correct, too. `pairOf` returns the pair of a piece and a place. */
export function placed(
  { items, right }: PlacingParts,
  format: TextFormat | undefined,
  pairOf = pieceInPlace,
): Scored {
  const looks = items.map(({ text, media }) =>
    appearanceOf({ ...readFormatted(text, format), ...(media && { media }) }),
  );
  const pairsAt = right.map((own, place) => {
    const wanted = new Set(own.map((piece) => looks[piece]));
    const alike = looks.flatMap((look, piece) => (wanted.has(look) ? piece : []));
    return [...new Set([...own, ...alike])].map((piece) => pairOf(piece, place));
  });
  return pairs(
    pairsAt.flatMap(([own = '']) => own),
    pairsAt.flatMap(([, ...others]) => others),
  );
}
