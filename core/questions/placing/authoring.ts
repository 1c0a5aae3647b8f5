// Authoring of questions with places: their pieces and places, and previews.

import type { FormattedText } from '#core/content/formattedText.ts';
import type { Picture } from '#core/content/media.ts';
import { previewChoices } from '#core/questions/options/authoring.ts';
import { appearanceOf } from '#core/questions/pieces/pieces.ts';
import type { Place, RightPieces } from '#core/questions/placing/placing.ts';
import type { AuthoredBase, Option } from '#core/questions/questionBase.ts';
import { shuffled, stream } from '#core/random/stream.ts';

/** A piece, or what is at a place, as authored. */
export interface AuthoredItem {
  readonly text: string;
  readonly media?: Picture;
}

/** The pieces and places of a question as authored, before they have ids. */
export interface PlacingParts {
  readonly items: readonly AuthoredItem[];
  readonly places: readonly (AuthoredItem & Pick<Place, 'x' | 'y'>)[];
  /** For each place, indexes of the pieces that are correct there, its own one first. */
  readonly right: readonly (readonly number[])[];
  /** For each place, indexes of the only pieces that may be put there; absent if any may. */
  readonly choices?: readonly (readonly number[])[];
}

/** Fields of a place besides words and a picture; `items`: the pieces in the author's order. */
export function placeFields(
  { places, choices }: PlacingParts,
  at: number,
  items: readonly Option[],
): Pick<Place, 'x' | 'y' | 'choices'> {
  const { x, y } = places[at] ?? {};
  const own = choices?.[at]?.flatMap((piece) => items[piece]?.id ?? []);
  return { ...(x !== undefined && { x }), ...(y !== undefined && { y }), ...(own && { choices: own }) };
}

/** Ids of the correct pieces by place. Pieces that look the same are equally correct. */
export function rightOf(
  right: PlacingParts['right'],
  items: readonly Option[],
  places: readonly Place[],
): RightPieces {
  const looks = items.map((item) => appearanceOf(item));
  return Object.fromEntries(
    places.map(({ id }, at) => {
      const own = right[at] ?? [];
      const wanted = new Set(own.map((piece) => looks[piece]));
      const alike = items.flatMap((item, piece) => (wanted.has(looks[piece]) ? item.id : []));
      return [id, [...new Set([...own.flatMap((piece) => items[piece]?.id ?? []), ...alike])]];
    }),
  );
}

/**
 * Pieces, places and the correct placement outside of any game. The pieces are shuffled by the id alone, so their
 * order stays the same in a second print and while the author types. `unwritten`: stands for a piece without
 * words, by its number from 1.
 */
export function previewPlacing(
  parts: PlacingParts,
  { format }: Pick<AuthoredBase, 'format'>,
  id: string,
  unwritten?: (number: number) => FormattedText,
): { readonly items: readonly Option[]; readonly places: readonly Place[]; readonly right: RightPieces } {
  const items = previewChoices(parts.items, format, unwritten);
  const places = previewChoices(parts.places, format).map((place, at) => ({
    ...place,
    ...placeFields(parts, at, items),
    id: `p${at}`,
  }));
  return { items: shuffled(stream([0, 0], id), items), places, right: rightOf(parts.right, items, places) };
}
