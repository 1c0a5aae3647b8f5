// Model of a question with places, for the canvas, the twin and the host: the state of each place and piece, and
// the corrections.

import type { PlacingType } from '#core/questions/families.ts';
import { optionWords } from '#core/questions/options/options.ts';
import {
  isRightIn,
  type Place,
  type Placed,
  type PlacedCounts,
  piecesIn,
  type PlacingQuestion,
  type PlacingRules,
  type RightPieces,
  solved,
  waitingHalf,
} from '#core/questions/placing/placing.ts';
import type { AnswerOf, QuestionOf, RevealOf } from '#core/questions/question.ts';
import type { Option } from '#core/questions/questionBase.ts';
import { type Message, message } from '#scenes/message.ts';
import type { ProjectorPartView } from '#scenes/projector/questionPart.ts';
import type { Draft } from '#scenes/player/view.ts';
import type { Placed as PlacedPiece, Reading } from '#scenes/questions/pieces/model.ts';

/**
 * open: a piece can be put here. next: it waits for a piece. held: chosen by the player. off: out of play. right,
 * wrong: judged. told: neither, but the correct pieces are revealed.
 */
export type PlaceState = 'open' | 'next' | 'held' | 'off' | 'right' | 'wrong' | 'told';

/** A place as drawn and read out. */
export interface BoardPlace {
  readonly place: Place;
  readonly index: number;
  readonly state: PlaceState;
  readonly pieces: readonly Option[];
  /** What would be correct here, if it's revealed and nothing is here. */
  readonly correction: Message | null;
}

export interface PlacingBoard extends Reading {
  readonly places: readonly BoardPlace[];
  /** Id of the piece that waits for a place; null for none. */
  readonly waiting: string | null;
}

export interface PlacingView<T extends PlacingType> {
  readonly question: QuestionOf<T>;
  readonly draft: Pick<Draft<T>, 'answer' | 'state' | 'held'>;
  readonly answer: AnswerOf<T> | null;
  readonly reveal: RevealOf<T> | null;
  readonly open: boolean;
}

/** The heading of a correct placement that is no one's answer. */
export const SOLUTION: Message = message('kinds:placing.solution');

/** Says how many are correct. */
export function scoreWords({ right, of }: { readonly right: number; readonly of: number }): Message {
  return message('kinds:placing.score', { count: right, total: of });
}

/** Says where the piece belongs; null if the reveal doesn't name a place. */
function belongsIn(question: PlacingQuestion, right: RightPieces, piece: string): Message {
  const at = question.places.findIndex(({ id }) => right[id]?.includes(piece));
  const place = question.places[at];
  if (!place) return message('kinds:placing.belongsNowhere');
  return message('kinds:placing.arrow', { place: placeName(place, at) }, 'kinds:placing.belongsIn');
}

/** A place in words: what is written there, or its number. */
export function placeName(place: Place, index: number): string {
  return optionWords(place) || `${index + 1}`;
}

/** The pieces and places of a question, as they are now. */
export function placingBoard<T extends PlacingType>(
  rules: PlacingRules<T>,
  { question, draft, answer, reveal, open: canOpen }: PlacingView<T>,
): PlacingBoard {
  const { items, places }: PlacingQuestion = question;
  const { holdsMany } = rules;
  const open = canOpen && draft.state === 'open';
  const told = reveal && Object.keys(reveal.right).length > 0 ? reveal.right : null;
  const placed: Placed = answer
    ? answer.placed
    : told
      ? solved(question, told, holdsMany)
      : (draft.answer?.placed ?? {});
  const waiting = open ? (draft.held ?? waitingHalf(rules, question, placed)) : null;
  const judged = answer ? told : null;
  const stateOf = (id: string): PlaceState => {
    if (!open) return 'off';
    if (id !== waiting) return 'open';
    return id === draft.held ? 'held' : 'next';
  };
  const indexOf = (id: string) => places.findIndex((place) => place.id === placed[id]);
  const pieces = items.map((item): PlacedPiece => {
    const { id } = item;
    const index = indexOf(id);
    const place = index < 0 ? null : index;
    if (!judged) return { item, place, verdict: told && 'told', correction: null };
    if (isRightIn(judged, id, placed[id])) return { item, place, verdict: 'right', correction: null };
    const isMissed = holdsMany && Object.values(judged).some((ids) => ids.includes(id));
    if (place === null && !isMissed) return { item, place, verdict: 'told', correction: null };
    const own = judged[placed[id] ?? '']?.[0];
    const correction = holdsMany ? belongsIn(question, judged, id) : own && rightHere(items, own);
    return { item, place, verdict: 'wrong', correction: correction || null };
  });
  return {
    items,
    pieces,
    head: told && !answer ? SOLUTION : null,
    waiting: items.some(({ id }) => id === waiting) && waiting !== draft.held ? waiting : null,
    places: places.map((place, index): BoardPlace => {
      const ids = piecesIn(question, placed, place.id);
      const own = judged?.[place.id]?.[0];
      const isRight = judged && ids.some((id) => isRightIn(judged, id, place.id));
      const isMissed = !holdsMany && ids.length === 0 && own !== undefined;
      return {
        place,
        index,
        state: judged ? judgedState(holdsMany, isRight === true) : told ? 'told' : stateOf(place.id),
        pieces: items.filter(({ id }) => ids.includes(id)),
        correction: isMissed ? rightHere(items, own) : null,
      };
    }),
  };
}

function judgedState(holdsMany: boolean, isRight: boolean): PlaceState {
  // Then the pieces are judged.
  if (holdsMany) return 'told';
  return isRight ? 'right' : 'wrong';
}

/** Says which piece is correct in a place. */
function rightHere(items: readonly Option[], id: string): Message {
  const item = items.find((each) => each.id === id);
  return message('kinds:placing.rightHere', { item: item ? optionWords(item) : '' });
}

// ---------------------------------------------------------------- the room's answers

/** Minimum number of players for naming what most of them missed: fewer would expose someone. */
export const SEVERAL = 2;
/** Up to this many players, the number is shown; beyond that, a share says more. */
const COUNTED = 12;

/** Number of players who put a correct piece into the place. */
export function rightCount(right: RightPieces, counts: PlacedCounts, place: string): number {
  return Object.entries(counts[place] ?? {}).reduce(
    (sum, [piece, count]) => sum + (isRightIn(right, piece, place) ? count : 0),
    0,
  );
}

/** The place that the fewest players filled correctly; null if it would expose someone, or if all did. */
export function mostMissed(
  { places }: PlacingQuestion,
  right: RightPieces,
  counts: PlacedCounts,
  answered: number,
): Option | null {
  const [worst] = places.toSorted(
    (a, b) => rightCount(right, counts, a.id) - rightCount(right, counts, b.id),
  );
  const isMissed = worst && answered >= SEVERAL && rightCount(right, counts, worst.id) < answered;
  return isMissed ? worst : null;
}

/** Says which piece or place the fewest players had right. */
export function missedWords(item: Option): Message {
  return message('kinds:placing.mostMissed', { item: optionWords(item) });
}

/** The wrong piece that most players put into the place, and how many did; null if fewer than two did. */
export function commonMistake(
  { items }: PlacingQuestion,
  right: RightPieces,
  counts: PlacedCounts,
  place: string,
): { readonly item: Option; readonly count: number } | null {
  const wrong = Object.entries(counts[place] ?? {})
    .filter(([piece, count]) => count >= SEVERAL && !isRightIn(right, piece, place))
    .toSorted(([, a], [, b]) => b - a);
  const [piece, count] = wrong[0] ?? [];
  const item = items.find(({ id }) => id === piece);
  return item && count !== undefined ? { item, count } : null;
}

/** Names the place that most players got wrong. */
export function mostMissedWords(item: string): Message {
  return message('kinds:placing.mostMissed', { item });
}

/** Says how many players had it right. */
export function shareWords(count: number, total: number): Message {
  return total <= COUNTED
    ? message('kinds:placing.of', { count, total })
    : message('kinds:placing.share', { percent: Math.round((100 * count) / total), count });
}

/** An item with where players put it. */
export interface ItemRow {
  readonly item: Option;
  /** Index of the group and share of players (0 to 1); where it belongs comes first. */
  readonly parts: readonly { readonly place: number; readonly share: number }[];
  /** Number of players who had it right; null while that isn't known. */
  readonly right: number | null;
}

/** The items as dealt; once the answers may be shown, those that most players missed first. */
export function itemRows<T extends PlacingType>({
  question,
  reveal,
  distribution,
}: Pick<ProjectorPartView<T>, 'question' | 'reveal' | 'distribution'>): readonly ItemRow[] {
  const { items, places }: PlacingQuestion = question;
  const right = reveal && Object.keys(reveal.right).length > 0 ? reveal.right : null;
  const { answered = 0, spread } = distribution ?? {};
  const all: PlacedCounts = spread?.counts ?? {};
  if (!spread || answered === 0) return items.map((item) => ({ item, parts: [], right: null }));
  const rows = items.map((item) => {
    const counts = places.map(({ id }, place) => ({ id, place, count: all[id]?.[item.id] ?? 0 }));
    const isRight = ({ id }: { readonly id: string }) => right !== null && isRightIn(right, item.id, id);
    const sum = (all: typeof counts) => all.reduce((total, { count }) => total + count, 0);
    // An item that belongs nowhere is right in no group.
    const known = counts.some(isRight) ? sum(counts.filter(isRight)) : answered - sum(counts);
    const parts = counts
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => Number(isRight(b)) - Number(isRight(a)) || b.count - a.count)
      .map(({ place, count }) => ({ place, share: count / answered }));
    return { known, row: { item, parts, right: right && known } };
  });
  return rows.toSorted((a, b) => (right ? a.known - b.known : 0)).map(({ row }) => row);
}
