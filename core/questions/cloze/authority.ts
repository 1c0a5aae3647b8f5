// CLOZE on the server: each gap counts one, a right number with a wrong unit half (specification 2, section 5).

import { deepEqual } from '#core/collections/deepEqual.ts';
import type { QuestionAuthority } from '#core/questions/authorityTypes.ts';
import { builtCloze } from '#core/questions/cloze/build.ts';
import type { ClozeKind } from '#core/questions/cloze/index.ts';
import { type ClozeKey, judgedGaps, shareIn } from '#core/questions/cloze/judge.ts';
import { clozeSample } from '#core/questions/cloze/sample.ts';
import { countedText, emptyTexts, shownTexts, textModeration } from '#core/questions/typed/authority.ts';
import { comparedText, shownText, tidied } from '#core/questions/typed/texts.ts';

/** Texts that aren't numbers are compared without case. */
const compared = (text: string, isNumber: boolean): string => (isNumber ? tidied(text) : comparedText(text));

export const clozeAuthority: QuestionAuthority<ClozeKind, ClozeKey> = {
  build: builtCloze,
  fits: ({ fields }, { texts }) => texts.length === fields.length && texts.some((text) => text.trim() !== ''),
  grade: ({ key }, { texts }) => ({
    right: judgedGaps(key, texts).reduce((sum, share) => sum + share, 0),
    of: key.gaps.length,
  }),
  reveal: ({ key }) => ({ type: 'CLOZE', ...key }),
  aligned: (now, played) => (deepEqual(now.question.fields, played.question.fields) ? now : null),
  shuffle: (keyed) => keyed,
  tally: {
    start: ({ fields }) => ({ gaps: fields.map(emptyTexts) }),
    count: ({ question }, { gaps }, { texts }, by) => ({
      gaps: gaps.map((tally, gap) => {
        const text = texts[gap] ?? '';
        const isNumber = question.fields[gap]?.number !== undefined;
        return text.trim() === '' ? tally : countedText(tally, compared(text, isNumber), shownText(text), by);
      }),
    }),
    spread({ key }, { gaps }, eyes) {
      const share = shareIn(key);
      return {
        type: 'CLOZE',
        gaps: gaps.map((tally, place) => {
          const right = key.anyOrder ? [...key.gaps.keys()] : [place];
          const isRight = (text: string) => right.some((gap) => share(text, gap) === 1);
          return { texts: shownTexts(tally, isRight, eyes) };
        }),
      };
    },
  },
  bot: ({ key }, right) => ({
    type: 'CLOZE',
    texts: key.gaps.map(({ accepted: [first = '?'] }) => (right ? first : '?')),
  }),
  can: {
    moderate: {
      find: ({ gaps }, shown) =>
        gaps.map((tally) => textModeration.find(tally, shown)).find((text) => text !== undefined),
      withHidden(tally, text, hidden) {
        const gaps = tally.gaps.map((each) => textModeration.withHidden(each, text, hidden));
        return gaps.every((each, place) => each === tally.gaps[place]) ? tally : { gaps };
      },
      hidden: ({ gaps }) => [...new Set(gaps.flatMap(textModeration.hidden))],
      withheld: ({ gaps }, mayBeShown) => [
        ...new Set(gaps.flatMap((spread) => textModeration.withheld(spread, mayBeShown))),
      ],
    },
  },
  sample: clozeSample,
};
