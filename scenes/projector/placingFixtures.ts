// Questions with places on the projector: open, and revealed in every way.

import type { Distribution, Question, Reveal } from '#core/questions/question.ts';
import type { PlacingQuestion, RightPieces } from '#core/questions/placing/placing.ts';
import type { ProjectorSlide } from '#core/views/projectorView.ts';
import { slideOf, REVEALED } from '#scenes/projector/fixtureViews.ts';
import { animals, animalsRight, four, fourRight, six } from '#scenes/questions/classification/fixtures.ts';
import {
  capitals,
  capitalsRight,
  eight,
  eightRight,
  long,
  longRight,
} from '#scenes/questions/match/fixtures.ts';

/** A revealed question. `right`: null if it isn't told. */
function placed(
  asked: PlacingQuestion & Question,
  answered: number,
  key: RightPieces,
  right: RightPieces | null = key,
): ProjectorSlide {
  const { type, items, places } = asked;
  // Each piece is put where it belongs by a share of the players, and in the next place by most of the others.
  const counts = Object.fromEntries(
    places.map(({ id }, at) => {
      const before = places[(at + places.length - 1) % places.length]?.id ?? '';
      const counted = items.map((item, nth) => {
        const rightly = Math.round(answered * (1 - ((nth * 7) % 10) / 12));
        if (key[id]?.includes(item.id)) return [item.id, rightly] as const;
        return [
          item.id,
          key[before]?.includes(item.id) ? Math.floor((answered - rightly) * 0.8) : 0,
        ] as const;
      });
      return [id, Object.fromEntries(counted)];
    }),
  );
  return slideOf(asked, {
    ...REVEALED,
    reveal: right && ({ type, right } as Reveal),
    distribution: {
      answered,
      unanswered: 1,
      correct: Math.floor(answered / 3),
      partial: Math.floor(answered / 2),
      spread: { type, counts },
    } as Distribution,
  });
}

export const placingSlides: Readonly<Record<string, ProjectorSlide>> = {
  'pairs, open': slideOf(capitals),
  'pairs, revealed': placed(capitals, 27, capitalsRight),
  'pairs, revealed to five': placed(capitals, 5, capitalsRight),
  'pairs, eight': placed(eight, 27, eightRight),
  'pairs, long': placed(long, 27, longRight),
  'pairs, without the right ones': placed(capitals, 27, capitalsRight, null),
  'pairs, nobody': placed(capitals, 0, capitalsRight),
  'groups, open': slideOf(animals),
  'groups, revealed': placed(animals, 27, animalsRight),
  'groups, revealed to five': placed(animals, 5, animalsRight),
  'groups, four': placed(four, 24, fourRight),
  'groups, six': slideOf(six),
  'groups, without the right ones': placed(animals, 27, animalsRight, null),
};
