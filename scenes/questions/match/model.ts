// Chart of a MATCH question's answers, for the projector and its twin.

import { optionWords } from '#core/questions/options/options.ts';
import { type PlacedCounts, solved } from '#core/questions/placing/placing.ts';
import type { Option } from '#core/questions/questionBase.ts';
import { message } from '#scenes/message.ts';
import type { ProjectorPartView } from '#scenes/projector/questionPart.ts';
import type { ChartTie, ColumnsChart } from '#scenes/questions/pieces/model.ts';
import { mostMissed, rightCount, shareWords } from '#scenes/questions/placing/model.ts';

type ChartView = Pick<ProjectorPartView<'MATCH'>, 'question' | 'reveal' | 'distribution'>;

/** Prompts beside partners as dealt; once answers may be shown, tied as often as players tied them. */
export function matchChart({ question, reveal, distribution }: ChartView): ColumnsChart {
  const { items, places } = question;
  const right = reveal && Object.keys(reveal.right).length > 0 ? reveal.right : null;
  const counts = distribution?.spread.counts ?? null;
  const answered = distribution?.answered ?? 0;
  const placed = right && solved(question, right, false);
  // The partners of the correct pairs go first, each across from its prompt.
  const own = placed ? places.flatMap(({ id }) => items.find((item) => placed[item.id] === id) ?? []) : [];
  const partners = placed ? [...own, ...items.filter((item) => !own.includes(item))] : items;
  const worst = right && counts ? mostMissed(question, right, counts, answered) : null;
  const shares =
    right && counts && answered > 0
      ? partners.map((_, row) => {
          const place = places[row];
          return place ? shareWords(rightCount(right, counts, place.id), answered) : null;
        })
      : null;
  return {
    columns: [
      {
        id: 'prompts',
        head: message('scenes:match.prompts'),
        rows: places,
        shares: null,
        isRight: false,
        isLettered: true,
      },
      {
        id: 'partners',
        head: message(right ? 'scenes:placing.solution' : 'scenes:match.partners'),
        rows: partners,
        shares,
        isRight: right !== null,
      },
    ],
    ties: counts && answered > 0 ? tiesOf(places, partners, counts, answered, worst) : [],
    worst: worst && message('scenes:placing.mostMissed', { item: optionWords(worst) }),
  };
}

/** One for each pair that anybody tied, or once it is revealed, for the correct pairs and the worst mistakes. */
function tiesOf(
  places: readonly Option[],
  partners: readonly Option[],
  counts: PlacedCounts,
  answered: number,
  worst: Option | null,
): readonly ChartTie[] {
  return places.flatMap((place, from) =>
    partners.flatMap((partner, to) => {
      const count = counts[place.id]?.[partner.id] ?? 0;
      return count === 0
        ? []
        : { from, to, share: count / answered, isWorst: place === worst && from !== to };
    }),
  );
}
