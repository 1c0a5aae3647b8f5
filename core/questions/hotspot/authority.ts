// HOTSPOT on the server: each correct region counts once, and a mark near several counts for the nearest.

import { deepEqual } from '#core/collections/deepEqual.ts';
import type { KeyedAs, QuestionAuthority } from '#core/questions/authorityTypes.ts';
import { askedFrom, regionsOf } from '#core/questions/hotspot/authoring.ts';
import { cellMiddle, cellOf, MARK_GRID } from '#core/questions/board/grid.ts';
import type { Region } from '#core/questions/board/regions.ts';
import { type HotspotKind, soundMarks } from '#core/questions/hotspot/index.ts';
import { judgedMarks } from '#core/questions/hotspot/judging.ts';
import { hotspotSample } from '#core/questions/hotspot/sample.ts';
import { middleOfShape } from '#core/questions/board/shapes.ts';
import { playedOptions, sameOptions } from '#core/questions/options/authority.ts';
import { withGrading } from '#core/questions/worth.ts';
import { shuffled } from '#core/random/stream.ts';

/** All regions, in the author's order. */
export interface HotspotKey {
  readonly regions: readonly Region[];
}

type Keyed = KeyedAs<HotspotKind, HotspotKey>;
type Counts = Readonly<Record<string, number>>;

const judged = ({ question, key }: Keyed, answer: HotspotKind['answer']) =>
  judgedMarks(question.picture, key.regions, answer);

/** The counts with these keys counted once more or less; what nobody has is left out. */
function counted(counts: Counts, keys: readonly (string | number)[], by: 1 | -1): Counts {
  const next: Record<string, number> = { ...counts };
  for (const key of keys) next[key] = (next[key] ?? 0) + by;
  return Object.fromEntries(Object.entries(next).filter(([, count]) => count !== 0));
}

export const hotspotAuthority: QuestionAuthority<HotspotKind, HotspotKey> = {
  build(authored, base, draws) {
    const drawn = playedOptions(
      authored.regions.map(() => ({ text: '' })),
      { text: '' },
      draws,
    );
    const regions = regionsOf(
      authored.regions,
      drawn.map(({ id }) => id),
    );
    const asked = askedFrom(authored.picture, regions, (names) => shuffled(draws, names));
    return { question: { type: 'HOTSPOT', ...withGrading(base, true), ...asked }, key: { regions } };
  },
  fits: (question, answer) => soundMarks(question, answer) !== null,
  grade: (keyed, answer) => ({
    right: judged(keyed, answer).filter(({ isRight }) => isRight).length,
    of: keyed.question.spots,
  }),
  reveal: ({ key }) => ({ type: 'HOTSPOT', regions: key.regions }),
  aligned(now, played) {
    const { picture, spots, names = [] } = now.question;
    const ids = sameOptions(names, played.question.names ?? []);
    const isSame = deepEqual(picture, played.question.picture) && spots === played.question.spots;
    if (!ids || !isSame) return null;
    const withId = <Named extends { readonly id: string }>(named: Named): Named => ({
      ...named,
      id: ids.get(named.id) ?? named.id,
    });
    const { names: dealt, ...question } = { ...now.question, names: played.question.names };
    return {
      question: { ...question, ...(dealt && { names: dealt }) },
      key: { regions: now.key.regions.map(withId) },
    };
  },
  // Names are dealt only once, like pieces.
  shuffle: (keyed) => keyed,
  tally: {
    start: () => ({ cells: {}, hits: {} }),
    count(keyed, { cells, hits }, answer, by) {
      const found = judged(keyed, answer).map(({ region }) => keyed.key.regions[region ?? -1]?.id);
      const ids = [...new Set(found)].filter((id) => id !== undefined);
      return { cells: counted(cells, answer.marks.map(cellOf), by), hits: counted(hits, ids, by) };
    },
    spread(_keyed, { cells, hits }, { mayKnowCorrect }) {
      const most = Object.entries(cells).toSorted(([, a], [, b]) => b - a);
      return {
        type: 'HOTSPOT',
        cells: Object.fromEntries(most.slice(0, MARK_GRID.maxCells)),
        hits: mayKnowCorrect ? hits : null,
      };
    },
  },
  bot(keyed, right) {
    const of = (...marks: HotspotKind['answer']['marks']) => ({ type: 'HOTSPOT', marks }) as const;
    const { question, key } = keyed;
    if (right)
      return of(
        ...key.regions.flatMap(({ shape, correct }) =>
          correct ? middleOfShape(shape, question.picture) : [],
        ),
      );
    // The first cell that isn't in any correct region.
    const cells = Array.from({ length: MARK_GRID.side ** 2 }, (_, cell) => of(cellMiddle(cell)));
    return cells.find((answer) => !judged(keyed, answer)[0]?.isRight) ?? of({ x: 0, y: 0 });
  },
  can: {},
  sample: hotspotSample,
};
