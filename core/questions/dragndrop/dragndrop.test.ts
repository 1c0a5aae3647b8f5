import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { authorityOf, keyed } from '#core/questions/authority.ts';
import { authoringOf, convertQuestion } from '#core/questions/authoring.ts';
import { kindOf } from '#core/questions/kinds.ts';
import type { Placed } from '#core/questions/placing/placing.ts';
import { idOfText } from '#core/questions/sample.ts';
import type { AuthoredOf } from '#core/questions/question.ts';
import { stream } from '#core/random/stream.ts';

const written = (
  text: string,
  gaps: readonly string[],
  extras: readonly string[] = [],
): AuthoredOf<'DRAGNDROP'> => ({
  type: 'DRAGNDROP',
  text,
  gaps: gaps.map((words) => ({ accepted: words.split('|') })),
  ...(extras.length > 0 && { extras }),
});
function built(authored: AuthoredOf<'DRAGNDROP'>, seed: readonly [number, number] = [1, 2]) {
  const { question, key } = keyed(authored, stream(seed, 'ids'));
  if (question.type !== 'DRAGNDROP' || key === null || !('right' in key)) throw new Error();
  const { id } = question;
  /** Words by gap; '' leaves it empty. */
  const scored = (words: readonly string[]) => {
    const placed: Record<string, string> = {};
    for (const [gap, word] of words.entries()) {
      const piece = question.items.find((item) => item.text === word && placed[item.id] === undefined);
      if (piece) placed[piece.id] = question.places[gap]?.id ?? '';
    }
    return graded(placed);
  };
  const graded = (placed: Placed) =>
    authorityOf('DRAGNDROP').grade({ question, key }, { type: 'DRAGNDROP', placed });
  return { id, question, right: key.right, scored, graded };
}

describe('a question', () => {
  it('has its gaps in reading order, whatever their numbers', () => {
    const { question, right } = built(written('[[2]] and [[1]]', ['last', 'first']));
    expect(question).toMatchObject({ text: '____ and ____', gapsAt: [0, 9] });
    const words = question.places.map(
      ({ id }) => question.items.find((item) => item.id === right[id]?.[0])?.text,
    );
    expect(words).toEqual(['first', 'last']);
  });

  it('deals all words, and nothing that tells which belongs where', () => {
    const letters = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'), {
      minLength: 2,
      maxLength: 10,
    });
    fc.assert(
      fc.property(letters, fc.nat(), (words, seed) => {
        const [extra = '', ...own] = words;
        const text = own.map((_, gap) => `[[${gap + 1}]]`).join(' ');
        const one = built(written(text, own, [extra]), [seed, 1]).question;
        const other = built(written(text, own.toReversed(), [extra]), [seed, 1]).question;
        expect(one.items.map((item) => item.text).toSorted()).toEqual(words.toSorted());
        expect(one.places).toEqual(other.places);
        expect(one.items.map(({ id }) => id)).toEqual(other.items.map(({ id }) => id));
      }),
    );
  });

  it('keeps its gaps when it becomes another kind and returns', () => {
    const question = written('A [[2]] is a [[1]].', ['pet', 'cat'], ['dog']);
    const dropdown = convertQuestion(question, 'DROPDOWN');
    expect(dropdown).toMatchObject({ text: 'A [[1]] is a [[2]].' });
    expect(convertQuestion(dropdown, 'DRAGNDROP')).toMatchObject({
      text: 'A [[1]] is a [[2]].',
      gaps: [{ accepted: ['cat'] }, { accepted: ['pet'] }],
    });
    const choices = convertQuestion(written('A [[1]].', ['cat'], ['dog']), 'MCQ');
    expect(choices).toMatchObject({
      text: 'A ____.',
      options: [{ text: 'cat', correct: true }, { text: 'dog' }],
    });
    expect(convertQuestion(choices, 'DRAGNDROP')).toMatchObject({
      text: 'A [[1]].',
      gaps: [{ accepted: ['cat'] }],
      extras: ['dog'],
    });
  });

  it('can be previewed in any state', () => {
    const draft = written('[[1]] [[1]] [[3]]', ['', 'b']);
    const { question } = authoringOf('DRAGNDROP').preview(draft, { id: 'q', text: draft.text, timeMs: 1 });
    expect(question).toMatchObject({ text: '____ [[1]] [[3]]', gapsAt: [0] });
    expect(question.places).toHaveLength(1);
  });
});

describe('an answer', () => {
  it('earns its gaps: all for the key, none while it is empty, in whatever order words were put', () => {
    const lists = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(lists, fc.array(fc.nat(), { minLength: 8, maxLength: 8 }), (words, order) => {
        const { question, right, graded } = built(
          written(words.map((_, gap) => `[[${gap + 1}]]`).join(' '), words, ['a', 'x']),
        );
        const key = question.places.map(({ id }) => [right[id]?.[0] ?? '', id] as const);
        expect(graded(Object.fromEntries(key))).toEqual({ right: words.length, of: words.length });
        expect(graded({})).toEqual({ right: 0, of: words.length });
        const some = key.filter((_, gap) => (order[gap] ?? 0) % 2 === 0);
        const shuffled = some
          .toSorted(([a], [b]) => (order[a.length] ?? 0) - (order[b.length] ?? 0))
          .toReversed();
        expect(graded(Object.fromEntries(shuffled))).toEqual(graded(Object.fromEntries(some)));
        expect(graded(Object.fromEntries(some)).right).toBe(some.length);
      }),
    );
  });

  it('may have words in any order where the author accepts each in every gap, but each word only once', () => {
    const colors = ['red|green|blue', 'green|red|blue', 'blue|red|green'];
    const { scored } = built(written('[[1]], [[2]], [[3]]', colors, ['pink']));
    expect(scored(['blue', 'red', 'green']).right).toBe(3);
    expect(scored(['blue', 'pink', 'green']).right).toBe(2);
    expect(scored(['red', 'red', 'red']).right).toBe(1);
  });

  it('counts an extra word that is also right, and takes equal words for one another', () => {
    const { scored, question } = built(written('[[1]] [[2]] [[3]]', ['the', 'the', 'cat|dog'], ['dog']));
    expect(question.items.filter(({ text }) => text === 'the')).toHaveLength(2);
    expect(scored(['the', 'the', 'dog']).right).toBe(3);
    expect(scored(['the', '', 'cat']).right).toBe(2);
  });

  it('ignores accepted words that are not dealt', () => {
    const { scored, right } = built(written('[[1]]', ['cat|lynx']));
    expect(Object.values(right)[0]).toHaveLength(1);
    expect(scored(['cat']).right).toBe(1);
  });

  it('needs one press a word: the next empty gap waits for it', () => {
    const { question } = built(written('[[1]] [[2]]', ['a', 'b']));
    const { answerWords, applyAct } = kindOf('DRAGNDROP');
    const piece = idOfText(question.items, 'b');
    const act = { type: 'put', piece, place: 0 } as const;
    const made = applyAct(question, null, act)?.answer;
    expect(made && answerWords(question, made)).toBe('1: b');
  });
});
