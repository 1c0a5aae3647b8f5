// Server side of questions with places: building, grading, reveal and tallies.

import type { KeyedAs } from '#core/questions/authorityTypes.ts';
import { playedOptions, sameOptions } from '#core/questions/options/authority.ts';
import { placeFields, type PlacingParts, rightOf } from '#core/questions/placing/authoring.ts';
import {
  isRightIn,
  type Place,
  type Placed,
  placedScore,
  type PlacingKind,
  type PlacingQuestion,
  type PlacingRules,
  type RightPieces,
  solved,
  soundPlacement,
} from '#core/questions/placing/placing.ts';
import type { AuthoredBase, Option } from '#core/questions/questionBase.ts';
import { shuffled, type Stream } from '#core/random/stream.ts';
import type { Fraction } from '#core/scoring/score.ts';

/** The pieces that are correct in each place. */
export interface PlacingKey {
  readonly right: RightPieces;
}

/**
 * Pieces and places with random ids, and the key. The pieces are shuffled even in games that don't shuffle: the
 * author writes each beside its place.
 */
export function builtPlacing(
  parts: PlacingParts,
  base: AuthoredBase,
  draws: Stream,
): { readonly items: readonly Option[]; readonly places: readonly Place[]; readonly key: PlacingKey } {
  const items = playedOptions(parts.items, base, draws);
  const written = playedOptions(parts.places, base, draws);
  const places = written.map((place, at) => ({ ...place, ...placeFields(parts, at, items) }));
  return { items: shuffled(draws, items), places, key: { right: rightOf(parts.right, items, places) } };
}

/** Authority shared by kinds with places. */
export function placingAuthority<Type extends string, Authored, More>(rules: PlacingRules<Type>) {
  type K = PlacingKind<Type, Authored, More>;
  type Keyed = KeyedAs<K, PlacingKey>;
  const { type, holdsMany } = rules;
  return {
    fits: (question: K['question'], answer: K['answer']) =>
      soundPlacement(rules, question, answer.placed) !== null,
    grade: ({ question, key }: Keyed, { placed }: K['answer']): Fraction =>
      placedScore(rules, question, placed, key.right),
    reveal: ({ key }: Keyed): K['reveal'] => ({ type, right: key.right }),
    aligned(now: Keyed, played: Keyed): Keyed | null {
      const items = sameOptions(namedChoices(now.question), namedChoices(played.question));
      const places = sameOptions(withoutChoices(now.question), withoutChoices(played.question));
      if (!items || !places) return null;
      const right = Object.fromEntries(
        Object.entries(now.key.right).map(([place, ids]) => [
          places.get(place) ?? place,
          ids.map((id) => items.get(id) ?? id),
        ]),
      );
      const { question } = played;
      return {
        question: { ...now.question, items: question.items, places: question.places },
        key: { right },
      };
    },
    // Dealt only once, as the author's order gives the key away.
    shuffle: (keyed: Keyed) => keyed,
    tally: {
      start: (): K['tally'] => ({}),
      count(_keyed: Keyed, tally: K['tally'], { placed }: K['answer'], by: 1 | -1): K['tally'] {
        const counts: Record<string, Record<string, number>> = { ...tally };
        for (const [piece, place] of Object.entries(placed))
          counts[place] = { ...counts[place], [piece]: (counts[place]?.[piece] ?? 0) + by };
        return counts;
      },
      spread: (_keyed: Keyed, counts: K['tally']): K['spread'] => ({ type, counts }),
    },
    bot({ question, key }: Keyed, right: boolean): K['answer'] {
      const wrong = right ? {} : wrongPlacement(rules, question, key.right);
      const isWrong = Object.keys(wrong).length > 0;
      return { type, placed: isWrong ? wrong : solved(question, key.right, holdsMany) };
    },
    can: {},
  };
}

/** The pieces, with the number of the place that a choice is for in its words. */
function namedChoices({ items, places }: PlacingQuestion): readonly Option[] {
  return items.map((item) => {
    const at = places.findIndex(({ choices }) => choices?.includes(item.id));
    return at < 0 ? item : { ...item, text: `${at} ${item.text}` };
  });
}

function withoutChoices({ places }: PlacingQuestion): readonly Place[] {
  return places.map(({ choices: _choices, ...place }) => place);
}

/** A placement in which nothing is correct; empty if there is none. */
function wrongPlacement<Type extends string>(
  { holdsMany, allows = () => true }: PlacingRules<Type>,
  question: PlacingQuestion,
  right: RightPieces,
): Placed {
  const placed: Record<string, string> = {};
  const filled = new Set<string>();
  for (const { id: piece } of question.items) {
    const wrong = question.places.find(
      ({ id }) => !filled.has(id) && !isRightIn(right, piece, id) && allows(question, piece, id),
    );
    if (!wrong) continue;
    placed[piece] = wrong.id;
    if (!holdsMany) filled.add(wrong.id);
  }
  return placed;
}
