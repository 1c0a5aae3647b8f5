// Orders on the projector: open, and told in each way.

import type { QuestionOf } from '#core/questions/question.ts';
import type { ProjectorSlide } from '#core/views/projectorView.ts';
import { slideOf, TOLD } from '#scenes/projector/fixtureViews.ts';
import { long, pictured, ten, tenOrder, water, waterOrder } from '#scenes/questions/reorder/fixtures.ts';

/** Revealed, with the items in the order of their ids, or of `right`; `kept`: of each of these, how many had it in order. */
function ordered(
  asked: QuestionOf<'REORDER'>,
  kept: readonly number[] | null,
  answered: number,
  { right = asked.items.map(({ id }) => id), why }: { right?: readonly string[]; why?: string } = {},
): ProjectorSlide {
  const by = (value: (place: number) => number) =>
    Object.fromEntries(right.map((id, place) => [id, Math.round(value(place))]));
  return slideOf(asked, {
    ...TOLD,
    reveal: { type: 'REORDER', order: right },
    distribution: {
      answered,
      unanswered: 1,
      correct: Math.floor(answered / 3),
      partial: Math.floor(answered / 2),
      // Neighbors in the middle have changed places.
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
