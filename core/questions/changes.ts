// Changes of a quiz since a room took its questions: which question has become which, and what differs.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';

/** Parts of a question that two versions are compared by. `answers`: its options or pieces, or its type. */
export const QUESTION_PARTS = [
  'text',
  'media',
  'answers',
  'key',
  'hints',
  'explanation',
  'time',
  'marks',
] as const;
export type QuestionPart = (typeof QUESTION_PARTS)[number];

/** A question's identity, from the surest sign to the weakest. Those of a room may have drawings, too. */
const SIGNS: readonly ((question: AuthoredQuestion) => string)[] = [
  ({ drawings: _drawings, ...question }) => JSON.stringify(question),
  ({ type, text, media }) => JSON.stringify([type, text, media?.url]),
  ({
    format: _format,
    text: _text,
    hints: _hints,
    explanation: _explanation,
    drawings: _drawings,
    ...rest
  }) => JSON.stringify(rest),
];

/**
 * Returns, for each of the questions `before`, its index among those of `now`; null if it is gone. Versions of
 * a quiz have no ids, so equal questions go together, then those that share their words or their answers, and
 * then neighbors of these.
 */
export function pairQuestions(
  before: readonly AuthoredQuestion[],
  now: readonly AuthoredQuestion[],
): readonly (number | null)[] {
  const pairs = new Map<number, number>();
  const left = new Set(now.keys());
  const pair = (index: number, place: number): void => {
    pairs.set(index, place);
    left.delete(place);
  };
  for (const signOf of SIGNS) {
    const places = new Map<string, number[]>();
    for (const place of left) {
      const sign = signOf(now[place] as AuthoredQuestion);
      places.set(sign, [...(places.get(sign) ?? []), place]);
    }
    for (const [index, question] of before.entries()) {
      const place = pairs.has(index) ? undefined : places.get(signOf(question))?.shift();
      if (place !== undefined) pair(index, place);
    }
  }
  for (const index of before.keys()) {
    const place = (pairs.get(index - 1) ?? -1) + 1;
    const isFirst = index === 0 || pairs.has(index - 1);
    if (!pairs.has(index) && isFirst && left.has(place)) pair(index, place);
  }
  return before.map((_, index) => pairs.get(index) ?? null);
}

/** Characters of a changed text that are shown, and of those, how many at most before the first difference. */
const EXCERPT = { length: 80, lead: 24 };

/** Returns both texts, shortened so that their first difference can be seen. */
export function excerpts(before: string, after: string): readonly [before: string, after: string] {
  const [one, other] = [[...before], [...after]];
  const { length, lead } = EXCERPT;
  const different = one.findIndex((character, place) => character !== other[place]);
  const isLong = Math.max(one.length, other.length) > length;
  const place = different < 0 ? one.length : different;
  const at = isLong ? Math.max(0, place - lead) : 0;
  // At the beginning of a word, if there is one.
  const space = at > 0 ? one.slice(at, place).indexOf(' ') : -1;
  const from = at + space + 1;
  const excerpt = (characters: readonly string[]): string =>
    [
      from > 0 ? '…' : '',
      ...characters.slice(from, from + length),
      characters.length > from + length ? '…' : '',
    ].join('');
  return [excerpt(one), excerpt(other)];
}
