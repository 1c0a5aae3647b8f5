// Chart of a DND_IMAGE question's answers, for the projector and its twin.

import { letterOfOption } from '#core/questions/options/letters.ts';
import { optionWords } from '#core/questions/options/options.ts';
import type { RightPieces } from '#core/questions/placing/placing.ts';
import { message } from '#scenes/message.ts';
import type { ProjectorPartView } from '#scenes/projector/questionPart.ts';
import type { BoardChart } from '#scenes/questions/board/model.ts';
import {
  commonMistake,
  mostMissed,
  mostMissedWords,
  rightCount,
  SOLUTION,
} from '#scenes/questions/placing/model.ts';

type ChartView = Pick<ProjectorPartView<'DND_IMAGE'>, 'question' | 'reveal' | 'distribution'>;

/** The picture and the labels as dealt; then the correct labels by place, with shares and mistakes. */
export function dndImageChart({ question, reveal, distribution }: ChartView): BoardChart {
  const { items, places, picture } = question;
  const right = reveal && Object.keys(reveal.right).length > 0 ? reveal.right : null;
  const { answered = 0, spread } = distribution ?? {};
  const counts = right && answered > 0 && spread ? spread.counts : null;
  const countAt = (id: string): number | null => right && counts && rightCount(right, counts, id);
  const labelOf = (by: RightPieces, id: string): string => {
    const item = items.find((each) => each.id === by[id]?.[0]);
    return item ? optionWords(item) : '';
  };
  const worst = right && counts && mostMissed(question, right, counts, answered);
  return {
    board: picture,
    head: right ? SOLUTION : message('kinds:dndImage.labels'),
    isRevealed: right !== null,
    rows: right
      ? places.flatMap(({ id }, at) => {
          const item = items.find((each) => each.id === right[id]?.[0]);
          const mistake = counts && commonMistake(question, right, counts, id);
          return item
            ? {
                item,
                lead: `${at + 1}`,
                count: countAt(id),
                isRight: true,
                note: mistake
                  ? message('kinds:dndImage.mistake', { item: mistake.item.text, count: mistake.count })
                  : null,
              }
            : [];
        })
      : items.map((item, at) => ({ item, lead: letterOfOption(at), count: null, isRight: true, note: null })),
    pins: places.map(({ id, x = 0, y = 0 }, at) => ({
      point: { x, y },
      number: at + 1,
      count: countAt(id),
      isRight: true,
    })),
    regions: [],
    dots: [],
    players: answered,
    worst: worst && right ? mostMissedWords(labelOf(right, worst.id)) : null,
  };
}
