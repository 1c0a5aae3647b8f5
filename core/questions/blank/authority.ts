// BLANK on the server: a typed text is correct if it equals an accepted one once both are normalized, or by the
// rules for numbers and typos (specification 2, section 5).

import type { QuestionAuthority } from '#core/questions/authorityTypes.ts';
import { playedBlank, shownAccepted } from '#core/questions/blank/build.ts';
import type { BlankKind } from '#core/questions/blank/index.ts';
import { blankSample } from '#core/questions/blank/sample.ts';
import { textModeration, textTally } from '#core/questions/typed/authority.ts';
import { judgeTyped } from '#core/questions/typed/judge.ts';
import type { TypedRules } from '#core/questions/typed/numbers.ts';
import { comparedText, shownText, tidied } from '#core/questions/typed/texts.ts';

/** Accepted texts, as written and as compared. */
export interface TextKey extends TypedRules {
  readonly accepted: readonly string[];
  readonly normalized: readonly string[];
}

/** A number's case may tell units apart. */
const compared = (text: string, { number }: BlankKind['question']): string =>
  number ? tidied(text) : comparedText(text);

export const blankAuthority: QuestionAuthority<BlankKind, TextKey> = {
  build(authored, base) {
    const { number, forgiveTypo, decimal } = authored;
    const accepted = authored.accepted.filter((text) => text.trim() !== '');
    return {
      question: playedBlank({ ...authored, accepted }, base),
      key: {
        accepted,
        normalized: accepted.map(comparedText),
        ...(number && { number, ...(decimal && { decimal }) }),
        ...(forgiveTypo && { forgiveTypo }),
      },
    };
  },
  fits: (_question, answer) => answer.text.trim() !== '',
  grade: ({ key }, answer) => ({ right: judgeTyped(answer.text, key.accepted, key), of: 1 }),
  reveal: ({ key }) => ({ type: 'BLANK', accepted: shownAccepted(key) }),
  aligned: (now) => now,
  shuffle: (keyed) => keyed,
  tally: textTally('BLANK', {
    compared,
    shown: shownText,
    right(key) {
      const normalized = new Set(key.normalized);
      const { number, forgiveTypo } = key;
      return (text) =>
        number || forgiveTypo ? judgeTyped(text, key.accepted, key) === 1 : normalized.has(text);
    },
  }),
  bot: ({ key }, right) => ({ type: 'BLANK', text: (right ? shownAccepted(key)[0] : undefined) ?? '?' }),
  can: {
    moderate: textModeration,
    accept(keyed, { text }, only) {
      const accepted = only ? [text] : [...keyed.key.accepted, text];
      return { ...keyed, key: { ...keyed.key, accepted, normalized: accepted.map(comparedText) } };
    },
  },
  sample: blankSample,
};
