// Chart of a MATCH question's answers, for the projector and its twin.

import { letterOfOption } from '#core/questions/options/letters.ts';
import { optionWords } from '#core/questions/options/options.ts';
import {
  type PlacedCounts,
  type PlacingQuestion,
  type RightPieces,
  solved,
} from '#core/questions/placing/placing.ts';
import type { Option } from '#core/questions/questionBase.ts';
import { message } from '#scenes/message.ts';
import type { ProjectorPartView } from '#scenes/projector/questionPart.ts';
import type { ChartTie, ColumnsChart } from '#scenes/questions/pieces/model.ts';
import {
  commonMistake,
  mostMissed,
  mostMissedWords,
  rightCount,
  shareWords,
  SOLUTION,
} from '#scenes/questions/placing/model.ts';

type ChartView = Pick<ProjectorPartView<'MATCH'>, 'question' | 'reveal' | 'distribution' | 'plain'>;

/** Prompts beside partners as dealt; once answers may be shown, tied as often as players tied them. */
export function matchChart({ question, reveal, distribution, plain }: ChartView): ColumnsChart {
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
        head: message('kinds:match.prompts'),
        rows: places,
        shares: null,
        isRight: false,
        ...(plain && { signs: places.map(() => '') }),
      },
      {
        id: 'partners',
        head: right ? SOLUTION : message('kinds:match.partners'),
        rows: partners,
        shares,
        isRight: right !== null,
        // As on players' devices and on paper.
        signs: partners.map((partner) => (plain ? '' : letterOfOption(items.indexOf(partner)))),
      },
    ],
    ties: counts && answered > 0 ? tiesOf(question, partners, counts, { answered, right, worst }) : [],
    worst: worst && mostMissedWords(optionWords(worst)),
  };
}

/**
 * Once it is revealed, the correct pairs by how many players had them, and each prompt's most common mistake; before
 * that, what most players tied to each prompt.
 */
function tiesOf(
  question: PlacingQuestion,
  partners: readonly Option[],
  counts: PlacedCounts,
  { answered, right, worst }: Known,
): readonly ChartTie[] {
  return question.places.flatMap((place, from): readonly ChartTie[] => {
    const mistake = commonMistake(question, right ?? {}, counts, place.id);
    const to = mistake ? partners.findIndex(({ id }) => id === mistake.item.id) : -1;
    const isWorst = place === worst;
    const other = mistake && {
      from,
      to,
      share: mistake.count / answered,
      isWorst: right !== null && isWorst,
      ...(right && { isWrong: true as const }),
    };
    const correct = right && {
      from,
      to: from,
      share: rightCount(right, counts, place.id) / answered,
      isWorst: false,
    };
    return [...(correct && correct.share > 0 ? [correct] : []), ...(other && to >= 0 ? [other] : [])];
  });
}

interface Known {
  readonly answered: number;
  readonly right: RightPieces | null;
  readonly worst: Option | null;
}
