import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { authorityOf, keyed } from '#core/questions/authority.ts';
import { authoringOf, convertQuestion } from '#core/questions/authoring.ts';
import { kindOf } from '#core/questions/kinds.ts';
import { type Placed, piecesFor } from '#core/questions/placing/placing.ts';
import type { AuthoredOf } from '#core/questions/question.ts';
import { stream } from '#core/random/stream.ts';

/** Choices as [right/wrong/wrong]; all of those with * are correct. */
const written = (text: string, ...gaps: readonly string[]): AuthoredOf<'DROPDOWN'> => ({
  type: 'DROPDOWN',
  text,
  gaps: gaps.map((choices) => ({
    choices: choices
      .split('/')
      .map((each) => ({ text: each.replace('*', ''), ...(each.endsWith('*') && { correct: true }) })),
  })),
});
function built(authored: AuthoredOf<'DROPDOWN'>) {
  const { question, key } = keyed(authored, stream([1, 2], 'ids'));
  if (question.type !== 'DROPDOWN' || key === null || !('right' in key)) throw new Error();
  const choicesOf = (gap: number) => {
    const place = question.places[gap];
    return place ? piecesFor(question, place) : [];
  };
  const idIn = (gap: number, text: string) => choicesOf(gap).find((item) => item.text === text)?.id ?? '';
  const graded = (placed: Placed) =>
    authorityOf('DROPDOWN').grade({ question, key }, { type: 'DROPDOWN', placed });
  return { question, right: key.right, choicesOf, idIn, graded };
}

describe('a question', () => {
  it('lists the choices of each gap, in reading order', () => {
    const { question, choicesOf } = built(written('[[2]] and [[1]]', 'a*/b/c', 'd*/e'));
    expect(question.gapsAt).toEqual([0, 9]);
    expect(
      [0, 1].map((gap) =>
        choicesOf(gap)
          .map(({ text }) => text)
          .toSorted(),
      ),
    ).toEqual([
      ['d', 'e'],
      ['a', 'b', 'c'],
    ]);
  });

  it('shuffles choices, but lists numbers from low to high', () => {
    const numbers = built(written('[[1]]', '12*/3,5/-4/1.25'));
    expect(numbers.choicesOf(0).map(({ text }) => text)).toEqual(['-4', '1.25', '3,5', '12']);
    const firsts = Array.from({ length: 20 }, (_, seed) => {
      const { question } = keyed(written('[[1]]', 'a*/b/c/'), stream([seed, 1], 'ids'));
      return question.type === 'DROPDOWN' ? question.items[0]?.text : '';
    });
    expect(new Set(firsts).size).toBeGreaterThan(1);
  });

  it('keeps its correct choices when it becomes another kind', () => {
    const question = written('A [[1]].', 'cat*/dog');
    expect(convertQuestion(question, 'MCQ')).toMatchObject({
      text: 'A ____.',
      options: [{ text: 'cat', correct: true }, { text: 'dog' }],
    });
    expect(convertQuestion(convertQuestion(question, 'MCQ'), 'DROPDOWN')).toMatchObject(question);
  });

  it('can be previewed in any state', () => {
    const draft = written('[[1]] [[2]]', '');
    const { question, reveal } = authoringOf('DROPDOWN').preview(draft, {
      id: 'q',
      text: draft.text,
      timeMs: 1,
    });
    expect(question.text).toBe('____ [[2]]');
    expect(reveal.right).toEqual({ p0: [] });
  });
});

describe('an answer', () => {
  it('takes only choices of the gap itself, each gap counting one', () => {
    const { question, idIn, graded } = built(written('[[1]] [[2]]', 'is*/are', 'is/are*'));
    const { applyAct } = kindOf('DROPDOWN');
    const put = (piece: string, place: number) => applyAct(question, null, { type: 'put', piece, place });
    expect(put(idIn(1, 'is'), 0)).toBeNull();
    expect(put(idIn(0, 'is'), 0)?.answer?.placed).toEqual({ [idIn(0, 'is')]: question.places[0]?.id });
    const [first = '', second = ''] = question.places.map(({ id }) => id);
    expect(graded({ [idIn(0, 'is')]: first, [idIn(1, 'is')]: second })).toEqual({ right: 1, of: 2 });
    expect(graded({ [idIn(0, 'is')]: first, [idIn(1, 'are')]: second })).toEqual({ right: 2, of: 2 });
  });

  it('earns everything with any correct choice, and nothing while it is empty', () => {
    const gap = fc
      .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 2, maxLength: 5 })
      .chain((texts) => fc.tuple(fc.constant(texts), fc.integer({ min: 1, max: texts.length })))
      .map(([texts, correct]) => texts.map((text, at) => (at < correct ? `${text}*` : text)).join('/'));
    fc.assert(
      fc.property(fc.array(gap, { minLength: 1, maxLength: 12 }), fc.nat(), (gaps, pick) => {
        const text = gaps.map((_, at) => `[[${at + 1}]]`).join(' ');
        const { question, right, graded } = built(written(text, ...gaps));
        const placed = Object.fromEntries(
          question.places.map(({ id, choices = [] }) => {
            const correct = choices.filter((piece) => right[id]?.includes(piece));
            return [correct[pick % correct.length] ?? '', id];
          }),
        );
        expect(graded(placed)).toEqual({ right: gaps.length, of: gaps.length });
        expect(graded({})).toEqual({ right: 0, of: gaps.length });
        expect(authorityOf('DROPDOWN').fits(question, { type: 'DROPDOWN', placed })).toBe(true);
      }),
    );
  });

  it('means the same after a change of other words, even where gaps share their choices', () => {
    const build = (text: string, seed: number) => {
      const made = keyed(written(text, 'is*/are', 'is/are*'), stream([seed, 2], 'ids'));
      if (made.question.type !== 'DROPDOWN' || made.key === null || !('right' in made.key)) throw new Error();
      return { question: made.question, key: made.key };
    };
    const played = build('[[1]] [[2]]', 1);
    const aligned = authorityOf('DROPDOWN').aligned(build('[[1]], [[2]]', 7), played);
    expect(aligned?.question.places).toEqual(played.question.places);
    const sorted = (right: object) => Object.values(right).map((ids: string[]) => ids.toSorted());
    expect(sorted(aligned?.key.right ?? {})).toEqual(sorted(played.key.right));
  });

  it('of a bot fits, right or wrong', () => {
    const { question, key } = keyed(written('[[1]] [[2]]', 'a*/b', 'c*/d*/e'), stream([1, 2], 'ids'));
    if (question.type !== 'DROPDOWN' || key === null || !('right' in key)) throw new Error();
    const { bot, fits, grade } = authorityOf('DROPDOWN');
    for (const right of [true, false]) {
      const answer = bot({ question, key }, right, stream([1, 1], 'bot'));
      expect(fits(question, answer)).toBe(true);
      expect(grade({ question, key }, answer).right).toBe(right ? 2 : 0);
    }
  });
});
