// Pairs of a key: pieces with their places.

import type { ImportItem } from '#importers/kinds.ts';
import type { AnswerKey } from '#importers/qti/answerKeys.ts';
import type { Response } from '#importers/qti/declarations.ts';
import { lookOf } from '#importers/qti/qtiDecision.ts';

export type Pair = readonly [string, string];

export function pairsOf({ right }: Pick<AnswerKey, 'right'>): readonly Pair[] {
  return right.map((pair) => {
    const [one = '', other = ''] = pair.split(' ');
    return [one, other];
  });
}

/**
 * Those of the correct response first. Other pairs that look like one before are left out: pieces that look the same
 * are equally correct anyway. `pieces`: by their ids.
 */
export function correctPairs(
  key: AnswerKey,
  { correct }: Response,
  pieces: ReadonlyMap<string, ImportItem>,
): readonly Pair[] {
  if (correct.length === 0) return pairsOf(key);
  const own = pairsOf({ right: key.right.filter((pair) => correct.includes(pair)) });
  const others = pairsOf({ right: key.right.filter((pair) => !correct.includes(pair)) });
  const look = (pair: Pair) =>
    pair
      .map((id) => {
        const piece = pieces.get(id);
        return piece ? lookOf(piece) : id;
      })
      .join('\n');
  const seen = new Set(own.map(look));
  return [...own, ...others.filter((pair) => seen.size < seen.add(look(pair)).size)];
}
