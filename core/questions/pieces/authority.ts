// Server side of questions that are answered by moving pieces: grading, reveal and tallies.

import type { KeyedAs, SpreadViewer } from '#core/questions/authorityTypes.ts';
import type { PiecesKind, PiecesQuestion, PiecesRules } from '#core/questions/pieces/pieces.ts';

const none = ({ items }: PiecesQuestion) => Object.fromEntries(items.map(({ id }) => [id, 0]));

/**
 * Authority shared by kinds with pieces. The key is the correct placement, in the form the reveal sends it.
 */
export function piecesAuthority<Type extends string, Authored, Placed>(rules: PiecesRules<Type, Placed>) {
  type K = PiecesKind<Type, Authored, Placed>;
  type Keyed = KeyedAs<K, Placed>;
  return {
    fits: (question: K['question'], answer: K['answer']) => rules.whole(question, answer) !== null,
    grade: ({ question, key }: Keyed, answer: K['answer']) => rules.rightOf(question, answer, key),
    reveal: ({ key }: Keyed): K['reveal'] => ({ type: rules.type, ...key }),
    tally: {
      start: (question: K['question']): K['tally'] => ({ places: none(question), kept: none(question) }),
      count({ question, key }: Keyed, tally: K['tally'], answer: K['answer'], by: 1 | -1): K['tally'] {
        const places: Record<string, number> = { ...tally.places };
        const kept: Record<string, number> = { ...tally.kept };
        for (const [place, piece] of rules.judged(question, answer, key).entries()) {
          places[piece.id] = (places[piece.id] ?? 0) + by * place;
          kept[piece.id] = (kept[piece.id] ?? 0) + by * Number(piece.kept);
        }
        return { places, kept };
      },
      spread: (_keyed: Keyed, { places, kept }: K['tally'], eyes: SpreadViewer): K['spread'] => ({
        type: rules.type,
        places,
        kept: eyes.mayKnowCorrect ? kept : null,
      }),
    },
    can: {},
  };
}
