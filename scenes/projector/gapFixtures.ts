// Texts with gaps on the projector: open, and revealed in every way.

import type { GapsType } from '#core/questions/families.ts';
import { type PlacingQuestion, piecesFor, type RightPieces } from '#core/questions/placing/placing.ts';
import type { Distribution, Question, Reveal } from '#core/questions/question.ts';
import type { ProjectorSlide } from '#core/views/projectorView.ts';
import { REVEALED, slideOf } from '#scenes/projector/fixtureViews.ts';
import { boiling, boilingReveal } from '#scenes/questions/cloze/fixtures.ts';
import { longRight, longWords, planets, planetsRight } from '#scenes/questions/dragndrop/fixtures.ts';
import { grammar, heart, heartRight } from '#scenes/questions/dropdown/fixtures.ts';

type Asked = PlacingQuestion & Question & { readonly type: GapsType };

/** A revealed question, with a mistake in some of its gaps. */
function filled(asked: Asked, answered: number, right: RightPieces): ProjectorSlide {
  const counts = Object.fromEntries(
    asked.places.map((place, at) => {
      const [own = ''] = right[place.id] ?? [];
      const rightly = Math.round(answered * (1 - ((at * 7) % 10) / 12));
      const wrong = piecesFor(asked, place).find(({ id }) => !right[place.id]?.includes(id))?.id ?? '';
      return [place.id, { [own]: rightly, [wrong]: answered - rightly }];
    }),
  );
  const { type } = asked;
  return slideOf(asked, {
    ...REVEALED,
    reveal: { type, right } as Reveal,
    distribution: {
      answered,
      unanswered: 1,
      correct: Math.floor(answered / 3),
      partial: Math.floor(answered / 2),
      spread: { type, counts },
    } as Distribution,
  });
}

/** Revealed texts of three gaps. */
const typedGaps = slideOf(boiling, {
  ...REVEALED,
  reveal: boilingReveal,
  distribution: {
    answered: 24,
    unanswered: 2,
    correct: 8,
    partial: 12,
    spread: {
      type: 'CLOZE',
      gaps: [
        ['100', '90', '212', '10'],
        ['steam', 'water vapor', 'ice', 'clouds'],
        ['air pressure', 'pressure', 'temperature', 'amount of oxygen in the air'],
      ].map((texts, gap) => ({
        texts: texts.map((text, at) => ({
          text,
          count: [15, 5, 3, 1][at] ?? 0,
          correct: at < (gap > 0 ? 2 : 1),
        })),
      })),
    },
  },
});

export const gapSlides: Readonly<Record<string, ProjectorSlide>> = {
  'words, open': slideOf(planets),
  'words, long': slideOf(longWords),
  'words, revealed': filled(planets, 27, planetsRight),
  'words, revealed to five': filled(planets, 5, planetsRight),
  'words, long, revealed': filled(longWords, 27, longRight),
  'words, nobody': filled(planets, 0, planetsRight),
  'lists, open': slideOf(heart),
  'lists, long': slideOf(grammar),
  'lists, revealed': filled(heart, 27, heartRight),
  'typed, open': slideOf(boiling),
  'typed, revealed': typedGaps,
};
