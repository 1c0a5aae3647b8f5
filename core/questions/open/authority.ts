// OPEN on the server: its key is the marks that a person gave to answers.

import {
  type Buckets,
  bucketEntries,
  emptyBuckets,
  lookUp,
  withKey,
  withoutKey,
} from '#core/collections/buckets.ts';
import type { QuestionAuthority } from '#core/questions/authorityTypes.ts';
import type { OpenKind } from '#core/questions/open/index.ts';
import { openSample } from '#core/questions/open/sample.ts';
import { textModeration, textTally } from '#core/questions/typed/authority.ts';

/** Share of the question's worth that each marked text earns, 0 to 1. */
type Marks = Buckets<number>;

/** Maximum number of marked texts, so that a script can't fill up memory. */
const MARKS_KEPT = 20_000;

const compared = (text: string): string => text.trim();

export const openAuthority: QuestionAuthority<OpenKind, Marks | null> = {
  build: (_authored, base) => ({ question: { type: 'OPEN', ...base, hasCorrectAnswer: false }, key: null }),
  fits: (_question, answer) => compared(answer.text) !== '',
  grade: () => ({ right: 0, of: 1 }),
  reveal: () => ({ type: 'OPEN' }),
  // Marks go by what players wrote.
  aligned: (now, { key }) => ({ ...now, key }),
  shuffle: (keyed) => keyed,
  tally: textTally('OPEN', { compared, shown: compared, right: () => () => false }),
  bot: () => ({ type: 'OPEN', text: '…' }),
  can: {
    moderate: textModeration,
    mark: {
      compared: ({ text }) => compared(text),
      credit: ({ key }, text) => (key ? lookUp(key, compared(text)) : undefined),
      withMarks(keyed, given) {
        const marks = given.reduce(
          (each, { answer, credit }) =>
            credit === null ? withoutKey(each, compared(answer)) : withKey(each, compared(answer), credit),
          keyed.key ?? emptyBuckets<number>(),
        );
        const { length } = [...bucketEntries(marks)];
        return length > MARKS_KEPT ? null : { ...keyed, key: length === 0 ? null : marks };
      },
    },
  },
  sample: openSample,
};
