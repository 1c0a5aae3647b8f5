// BLANK on the server: a typed text is correct if it equals an accepted one once both are normalized
// (specification 2, section 5).

import type { QuestionAuthority } from '#core/questions/authorityTypes.ts';
import type { BlankKind } from '#core/questions/blank/index.ts';
import { blankSample } from '#core/questions/blank/sample.ts';
import { textModeration, textTally } from '#core/questions/typed/authority.ts';
import { withGrading } from '#core/questions/worth.ts';

/** Accepted texts, as written and as compared. */
export interface TextKey {
  readonly accepted: readonly string[];
  readonly normalized: readonly string[];
}

/** The text as typed, without tags and runs of spaces, so that nothing displayed escapes the comparison. */
function tidied(text: string): string {
  return text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Ignores case, width, tags, outer punctuation and runs of spaces, but not accents: they can change the word.
 */
export function normalizedText(text: string): string {
  return tidied(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.,;:!?"'\u201c\u201d\u00ab\u00bb\u00bf\u00a1]+|[\s.,;:!?"'\u201c\u201d\u00ab\u00bb]+$/g, '')
    .trim();
}

export const blankAuthority: QuestionAuthority<BlankKind, TextKey> = {
  build(authored, base) {
    const accepted = authored.accepted.filter((text) => text.trim() !== '');
    return {
      question: { type: 'BLANK', ...withGrading(base, accepted.length > 0) },
      key: { accepted, normalized: accepted.map(compared) },
    };
  },
  fits: (_question, answer) => answer.text.trim() !== '',
  grade: ({ key }, answer) => ({ right: key.normalized.includes(compared(answer.text)) ? 1 : 0, of: 1 }),
  reveal: ({ key }) => ({ type: 'BLANK', accepted: key.accepted }),
  aligned: (now) => now,
  shuffle: (keyed) => keyed,
  tally: textTally('BLANK', {
    compared,
    shown: (text) => (normalizedText(text) ? tidied(text) : text.trim()),
    right: ({ normalized }) => normalized,
  }),
  bot: ({ key }, right) => ({ type: 'BLANK', text: (right ? key.accepted[0] : undefined) ?? '?' }),
  can: {
    moderate: textModeration,
    accept(keyed, { text }, only) {
      const accepted = only ? [text] : [...keyed.key.accepted, text];
      return { ...keyed, key: { accepted, normalized: accepted.map(compared) } };
    },
  },
  sample: blankSample,
};

/** An answer of nothing but punctuation (`!`, `?`) is compared as typed. */
function compared(text: string): string {
  return normalizedText(text) || text.trim();
}
