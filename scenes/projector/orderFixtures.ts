// Ordering questions on the projector: open, and revealed in every way.

import type { QuestionOf } from '#core/questions/question.ts';
import type { ProjectorSlide } from '#core/views/projectorView.ts';
import { slideOf, REVEALED } from '#scenes/projector/fixtureViews.ts';
import { long, pictured, ten, tenOrder, water, waterOrder } from '#scenes/questions/reorder/fixtures.ts';

/**
 * A revealed question. `right`: item ids in the correct order, by default as listed. `kept`: per item, how
 * many players had it in order.
 */
function ordered(
  asked: QuestionOf<'REORDER'>,
  kept: readonly number[] | null,
  answered: number,
  { right = asked.items.map(({ id }) => id), why }: { right?: readonly string[]; why?: string } = {},
): ProjectorSlide {
  const by = (value: (place: number) => number) =>
    Object.fromEntries(right.map((id, place) => [id, Math.round(value(place))]));
  return slideOf(asked, {
    ...REVEALED,
    reveal: { type: 'REORDER', order: right },
    distribution: {
      answered,
      unanswered: 1,
      correct: Math.floor(answered / 3),
      partial: Math.floor(answered / 2),
      // Neighbors in the middle have swapped places.
      spread: {
        type: 'REORDER',
        places: by((place) => answered * (place === 1 ? 2.1 : place)),
        kept: kept && by((place) => kept[place % kept.length] ?? 0),
      },
    },
    explanation: why === undefined ? null : { text: why },
  });
}

export const orderSlides: Readonly<Record<string, ProjectorSlide>> = {
  open: slideOf(water),
  'long, open': slideOf(long),
  revealed: ordered(water, [18, 9, 17, 21, 24], 27, { right: waterOrder }),
  'revealed to five': ordered(water, [5, 3, 2, 5, 4], 5, {
    right: waterOrder,
    why: 'Heat turns water into vapor, which cools to clouds, and falls as rain.',
  }),
  ten: ordered(ten, [18, 9, 17, 21, 24], 27, { right: tenOrder }),
  long: ordered(long, [26, 20, 23], 27),
  pictured: ordered(pictured, [9, 5, 8], 9),
  'without the right one': { ...ordered(water, null, 27), reveal: null },
  nobody: ordered(water, [0], 0),
};
