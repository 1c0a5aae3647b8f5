// Chart of the answers to a text with gaps, for the projector and its twin.

import type { FormattedText } from '#core/content/formattedText.ts';
import type { GapsType } from '#core/questions/families.ts';
import { optionWords } from '#core/questions/options/options.ts';
import {
  type PlacedCounts,
  type Place,
  piecesFor,
  type PlacingQuestion,
  type RightPieces,
} from '#core/questions/placing/placing.ts';
import type { Option } from '#core/questions/questionBase.ts';
import { message } from '#scenes/message.ts';
import type { ProjectorPartView } from '#scenes/projector/questionPart.ts';
import type { ColumnsChart } from '#scenes/questions/pieces/model.ts';
import { numberedWords } from '#core/questions/gaps/numbered.ts';
import {
  commonMistake,
  missedWords,
  mostMissed,
  rightCount,
  shareWords,
  SOLUTION,
} from '#scenes/questions/placing/model.ts';

type ChartView = Pick<ProjectorPartView<GapsType>, 'question' | 'reveal' | 'distribution'>;

/**
 * The correct words of each gap beside the most common wrong ones, once they're revealed. Before that, the choices
 * of each gap; null if all words go anywhere.
 */
export function gapsChart({ question, reveal, distribution }: ChartView): ColumnsChart | null {
  const right = reveal && Object.keys(reveal.right).length > 0 ? reveal.right : null;
  if (!right) return choicesChart(question);
  const { answered, spread } = distribution ?? { answered: 0, spread: null };
  const counts: PlacedCounts = spread?.counts ?? {};
  const { places } = question;
  const mistakes = places.map(({ id }) => commonMistake(question, right, counts, id));
  const worst = mostMissed(question, right, counts, answered);
  return {
    columns: [
      {
        id: 'right',
        head: SOLUTION,
        rows: places.map((place) => rightWordsIn(question, right, place)),
        shares: places.map(({ id }) =>
          answered > 0 ? shareWords(rightCount(right, counts, id), answered) : null,
        ),
        isRight: true,
      },
      ...(mistakes.some((mistake) => mistake)
        ? [
            {
              id: 'mistakes',
              head: message('kinds:gaps.mistakes'),
              rows: places.map(({ id }, at) => wordsAt(id, mistakes[at]?.item)),
              shares: mistakes.map((mistake) => mistake && shareWords(mistake.count, answered)),
              isRight: false,
            },
          ]
        : []),
    ],
    ties: [],
    worst: worst && missedWords(rightWordsIn(question, right, worst)),
  };
}

/** The question with numbered gaps; once it is revealed, with the correct words in them. */
export function wordsOnWall({ question, reveal }: Pick<ChartView, 'question' | 'reveal'>): FormattedText {
  const right = reveal && Object.keys(reveal.right).length > 0 ? reveal.right : null;
  return numberedWords(question, (gap) => {
    const place = question.places[gap];
    return right && place ? optionWords(rightWordsIn(question, right, place)) : undefined;
  });
}

function choicesChart(question: PlacingQuestion): ColumnsChart | null {
  const { places } = question;
  if (places.some(({ choices }) => !choices)) return null;
  const rows = places.map((place) => ({
    id: place.id,
    text: piecesFor(question, place).map(optionWords).join(' / '),
  }));
  return {
    columns: [{ id: 'choices', head: message('kinds:gaps.choices'), rows, shares: null, isRight: false }],
    ties: [],
    worst: null,
  };
}

/** The gap's own words. */
function rightWordsIn({ items }: PlacingQuestion, right: RightPieces, { id }: Place): Option {
  return wordsAt(
    id,
    items.find((item) => item.id === right[id]?.[0]),
  );
}

/** A row by its gap's id, as several gaps may have the same words. */
const wordsAt = (id: string, item?: Option): Option => ({ text: '–', ...item, id });
