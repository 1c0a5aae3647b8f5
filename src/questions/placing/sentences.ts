// Screen reader text of kinds with places: labels of pieces and places, and announcements of moves. Each kind says
// them in its own nouns, under its own key in `kinds`, such as `match`.

import { optionWords, wordsById } from '#core/questions/options/options.ts';
import { type Placed, type PlacingQuestion, piecesIn } from '#core/questions/placing/placing.ts';
import { type Message, message } from '#scenes/message.ts';
import type { BoardPiece } from '#scenes/questions/pieces/model.ts';
import { type BoardPlace, placeName } from '#scenes/questions/placing/model.ts';
import type { PieceSentences } from '#src/questions/pieces/announcements.ts';

/** `place`: name of the piece's place; null while it is in none. */
export function pieceLabel(
  key: string,
  { item, state, letter, correction }: BoardPiece,
  place: string | null,
): Message {
  const said = { letter, item: optionWords(item), place: place ?? '' };
  if (state === 'right') return message(`kinds:${key}.right`, said);
  if (state === 'wrong') {
    const known = correction ? { ...said, correction } : said;
    return message(`kinds:${key}.${place === null ? 'missed' : 'wrong'}`, known);
  }
  return message(`kinds:${key}.${place === null ? 'piece' : 'placed'}`, said);
}

export function placeLabel(key: string, { place, index, pieces, correction }: BoardPlace): Message {
  const said = { place: placeName(place, index), number: index + 1 };
  if (correction) return message(`kinds:${key}.emptyTold`, { ...said, correction });
  if (pieces.length === 0) return message(`kinds:${key}.empty`, said);
  return message(`kinds:${key}.filled`, { ...said, items: pieces.map(optionWords).join(', ') });
}

export function sentencesOf(
  key: string,
  question: PlacingQuestion,
  placed: Placed,
  total: number,
): PieceSentences<Placed> {
  const named = wordsById(question.items);
  const nameOf = (id: string | undefined): string => {
    const at = question.places.findIndex((place) => place.id === id);
    const place = question.places[at];
    return place ? placeName(place, at) : '';
  };
  const put = (piece: string): Message => {
    const item = named.get(piece);
    // A place was chosen, and no piece came of it.
    if (item === undefined) return message(`kinds:${key}.unchosen`, { place: nameOf(piece) });
    if (placed[piece] === undefined) return message(`kinds:${key}.back`, { item });
    const done = Object.keys(placed).length;
    const next = named.get(firstLoose(question, placed) ?? '') ?? '';
    const values = { item, place: nameOf(placed[piece]), done, count: total, next };
    return message(`kinds:${key}.${done === total ? 'complete' : 'put'}`, values);
  };
  return {
    pickedUp(id) {
      const item = named.get(id);
      if (item === undefined) return message(`kinds:${key}.chosen`, { place: nameOf(id) });
      return message(`kinds:${key}.pickedUp`, { item, count: question.places.length });
    },
    over: put,
    put,
    moved: (before) => question.items.find(({ id }) => before[id] !== placed[id])?.id,
  };
}

/** The first piece that is in no place; null if there is none. */
export function firstLoose({ items }: PlacingQuestion, placed: Placed, but?: string): string | null {
  return items.find(({ id }) => id !== but && placed[id] === undefined)?.id ?? null;
}

/** The first place without a piece; null if there is none. */
export function firstEmpty(question: PlacingQuestion, placed: Placed): string | null {
  return question.places.find(({ id }) => piecesIn(question, placed, id).length === 0)?.id ?? null;
}
