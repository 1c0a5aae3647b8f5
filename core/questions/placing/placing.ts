// Questions that are answered by putting pieces into places: their types, the rules of a move, and how an
// answer is made.

import type { ActResult, QuestionKind } from '#core/questions/kind.ts';
import { optionWords, wordsById } from '#core/questions/options/options.ts';
import { handTraits, type PiecesQuestion, type PutAct } from '#core/questions/pieces/pieces.ts';
import type { AuthoredBase, Option } from '#core/questions/questionBase.ts';
import { storedField } from '#core/questions/storedField.ts';
import type { Fraction } from '#core/scoring/score.ts';

/** A place for pieces, with what is written or drawn at it. */
export interface Place extends Option {
  /** Its point on a picture, in parts of the picture's width and height. */
  readonly x?: number;
  readonly y?: number;
  /** Ids of the only pieces that may be put here; absent if any may. */
  readonly choices?: readonly string[];
}

export interface PlacingQuestion extends PiecesQuestion {
  readonly places: readonly Place[];
}

/** Ids of places by the ids of the pieces in them; pieces that are in none are absent. */
export type Placed = Readonly<Record<string, string>>;

/** Ids of the pieces that are correct in each place; the first one is the place's own. */
export type RightPieces = Readonly<Record<string, readonly string[]>>;

/** Number of players by place and piece. */
export type PlacedCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The types of a kind with places. `More`: further fields of its question. */
export interface PlacingKind<Type extends string, Authored, More = unknown> {
  readonly authored: AuthoredBase & Authored & { readonly type: Type };
  readonly question: PlacingQuestion & More & { readonly type: Type };
  readonly answer: { readonly type: Type; readonly placed: Placed };
  readonly reveal: { readonly type: Type; readonly right: RightPieces };
  readonly act: PutAct;
  readonly tally: PlacedCounts;
  readonly spread: { readonly type: Type; readonly counts: PlacedCounts };
}

/** The kind-specific parts. */
export interface PlacingRules<Type extends string> {
  readonly type: Type;
  /** True if a place holds any number of pieces. Then the pieces are judged; otherwise the places are. */
  readonly holdsMany: boolean;
  /**
   * The half of a move that waits for the other one: the next empty place waits for a piece, or the next piece
   * waits for a place.
   */
  readonly waits: 'place' | 'piece';
  /** True if a press on a full place or on its piece takes the piece out, instead of picking it up. */
  readonly empties?: true;
  /** True if the piece may go there; absent if any piece may go anywhere. */
  readonly allows?: (question: PlacingQuestion, piece: string, place: string) => boolean;
}

/** Ids of the pieces in a place, in the order they were dealt. */
export function piecesIn({ items }: PlacingQuestion, placed: Placed, place: string): readonly string[] {
  return items.flatMap(({ id }) => (placed[id] === place ? id : []));
}

/** The pieces that may be put in a place; choices that are all numbers ascend. */
export function piecesFor({ items }: PlacingQuestion, { choices }: Place): readonly Option[] {
  if (!choices) return items;
  const own = items.filter(({ id }) => choices.includes(id));
  const valueOf = ({ text }: Option): number => (text.trim() === '' ? NaN : Number(text.replace(',', '.')));
  return own.some((item) => Number.isNaN(valueOf(item)))
    ? own
    : own.toSorted((a, b) => valueOf(a) - valueOf(b));
}

/** Number of pieces that a full answer places. */
export function completeCount({ items, places }: PlacingQuestion, holdsMany: boolean): number {
  return holdsMany ? items.length : Math.min(items.length, places.length);
}

const NOWHERE: Placed = {};

function has(list: readonly Option[], id: unknown): id is string {
  return list.some((each) => each.id === id);
}

/** The placement after a move; null if the move means nothing. */
function afterPut<Type extends string>(
  { holdsMany, allows = () => true }: PlacingRules<Type>,
  question: PlacingQuestion,
  placed: Placed,
  { piece, place }: PutAct,
): Placed | null {
  const from = placed[piece];
  const { [piece]: _, ...others } = placed;
  if (place === null) return from === undefined ? null : others;
  const to = question.places[Number(place)]?.id;
  if (to === undefined || to === from || !has(question.items, piece) || !allows(question, piece, to))
    return null;
  const [other] = holdsMany ? [] : piecesIn(question, others, to);
  if (other === undefined) return { ...others, [piece]: to };
  // Two that are placed swap; a piece from the tray sends the old one back there.
  const { [other]: _gone, ...rest } = others;
  const swapped = from !== undefined && allows(question, other, from) ? { [other]: from } : {};
  return { ...rest, ...swapped, [piece]: to };
}

/** Stored or sent data as a placement in this question; null if it isn't one, or is empty. */
export function soundPlacement<Type extends string>(
  rules: PlacingRules<Type>,
  question: PlacingQuestion,
  kept: unknown,
): Placed | null {
  if (typeof kept !== 'object' || kept === null) return null;
  let placed = NOWHERE;
  for (const [piece, place] of Object.entries(kept)) {
    const index = question.places.findIndex(({ id }) => id === place);
    const next = index < 0 ? null : afterPut(rules, question, placed, { type: 'put', piece, place: index });
    // A second piece in a place would have replaced the first.
    if (!next || Object.keys(next).length <= Object.keys(placed).length) return null;
    placed = next;
  }
  return placed === NOWHERE ? null : placed;
}

/** The correct placement: each piece in the place that it belongs to. */
export function solved({ places }: PlacingQuestion, right: RightPieces, holdsMany: boolean): Placed {
  const placed: Record<string, string> = {};
  for (const { id } of places)
    for (const piece of holdsMany ? (right[id] ?? []) : (right[id] ?? []).slice(0, 1)) placed[piece] ??= id;
  return placed;
}

/** True if the piece is correct in this place. */
export function isRightIn(right: RightPieces, piece: string, place: string | undefined): boolean {
  return place !== undefined && (right[place]?.includes(piece) ?? false);
}

/**
 * How much of a placement is correct: places, out of all; or, where a place holds any number of pieces, pieces less
 * the placed ones that belong nowhere, out of those that belong somewhere (decisions, "Scoring").
 */
export function placedScore<Type extends string>(
  { holdsMany }: PlacingRules<Type>,
  question: PlacingQuestion,
  placed: Placed,
  right: RightPieces,
): Fraction {
  const { items, places } = question;
  if (!holdsMany) {
    const isFilled = (place: string) =>
      piecesIn(question, placed, place).some((piece) => isRightIn(right, piece, place));
    return { right: places.filter(({ id }) => isFilled(id)).length, of: places.length };
  }
  const belong = new Set(Object.values(right).flat());
  const correct = items.filter(({ id }) => isRightIn(right, id, placed[id])).length;
  const extras = items.filter(({ id }) => !belong.has(id) && placed[id] !== undefined).length;
  return { right: Math.max(0, correct - extras), of: belong.size };
}

/** The placement in words, place by place; null if it says nothing. */
function placedWords(
  { items, places }: PlacingQuestion,
  piecesOf: (place: string) => readonly string[],
): string | null {
  const words = wordsById(items);
  const all = places.flatMap((place, at) => {
    const pieces = piecesOf(place.id).map((id) => words.get(id) ?? '');
    return pieces.length > 0 ? `${optionWords(place) || at + 1}: ${pieces.join(', ')}` : [];
  });
  return all.join('; ') || null;
}

/** The id of the place or piece that waits for the other half of a move; null if none does. */
export function waitingHalf<Type extends string>(
  { waits }: PlacingRules<Type>,
  question: PlacingQuestion,
  placed: Placed,
): string | null {
  const { items, places } = question;
  if (waits === 'piece') return items.find(({ id }) => placed[id] === undefined)?.id ?? null;
  return places.find(({ id }) => piecesIn(question, placed, id).length === 0)?.id ?? null;
}

/** What a press on a piece or a place does. `held`: the piece or place chosen before, if any. */
export type Press = PutAct | { readonly type: 'hold'; readonly piece: string | null };

/**
 * The result of pressing a piece or a place, by its id: both halves of a move can come first, and the half that
 * waits saves one press.
 */
export function pressed<Type extends string>(
  rules: PlacingRules<Type>,
  question: PlacingQuestion,
  placed: Placed,
  held: string | undefined,
  id: string,
): Press {
  // A second press takes a placed piece out, and puts back any other.
  if (held === id)
    return placed[id] === undefined ? { type: 'hold', piece: null } : { type: 'put', piece: id, place: null };
  const { items, places } = question;
  const put = (piece: string, place: string): Press => ({
    type: 'put',
    piece,
    place: places.findIndex((each) => each.id === place),
  });
  if (held === undefined && rules.empties) {
    const [full] = placed[id] === undefined ? piecesIn(question, placed, id) : [id];
    if (full !== undefined) return { type: 'put', piece: full, place: null };
  }
  const waiting = held ?? waitingHalf(rules, question, placed);
  const isFree = (piece: string, place: string) =>
    (rules.allows?.(question, piece, place) ?? true) && placed[piece] !== place;
  if (has(places, id)) {
    if (waiting !== null && has(items, waiting) && isFree(waiting, id)) return put(waiting, id);
    const [inside] = rules.holdsMany ? [] : piecesIn(question, placed, id);
    return { type: 'hold', piece: inside ?? id };
  }
  if (waiting !== null && has(places, waiting) && (held !== undefined || placed[id] === undefined))
    if (isFree(id, waiting)) return put(id, waiting);
  // Onto another piece that is placed: there.
  const to = placed[id];
  if (held !== undefined && has(items, held) && to !== undefined && !rules.holdsMany && isFree(held, to))
    return put(held, to);
  return { type: 'hold', piece: id };
}

/** Base of a kind with places: a letter picks up a piece, a number puts it into a place, a button submits. */
export function placingKind<Type extends string, Authored, More>(
  rules: PlacingRules<Type>,
): Omit<QuestionKind<PlacingKind<Type, Authored, More>>, 'types'> {
  const { type, holdsMany } = rules;
  type K = PlacingKind<Type, Authored, More>;
  const answer = (placed: Placed): K['answer'] => ({ type, placed });
  return {
    ...handTraits,
    can: { parts: { ...handTraits.can.parts, total: (question) => completeCount(question, holdsMany) } },
    chosenCount: (draft) => Object.keys(draft?.placed ?? {}).length,
    applyAct(question, draft, act): ActResult<K['answer']> | null {
      const placed = afterPut(rules, question, draft?.placed ?? NOWHERE, act);
      if (!placed) return null;
      return { answer: Object.keys(placed).length > 0 ? answer(placed) : null, isSubmitted: false };
    },
    actOfKey(question, key, held) {
      if (held === undefined || !/^[1-9]$/.test(key) || !has(question.items, held)) return null;
      return { type: 'put', piece: held, place: Number(key) - 1 };
    },
    submittable: (draft) => draft,
    restored(question, kept) {
      const placed = soundPlacement(rules, question, storedField(kept, 'placed'));
      return placed && answer(placed);
    },
    answerWords: (question, { placed }) =>
      placedWords(question, (place) => piecesIn(question, placed, place)),
    // In the author's order, however the pieces were dealt.
    rightWords: (question, { right }) =>
      placedWords(question, (place) => (right[place] ?? []).slice(0, holdsMany ? undefined : 1)),
    possibleWords: () => [],
  };
}
