import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyed } from '#core/questions/authority.ts';
import { authoringOf, convertQuestion } from '#core/questions/authoring.ts';
import type { ClozeGap } from '#core/questions/cloze/index.ts';
import { judgedGaps } from '#core/questions/cloze/judge.ts';
import { kindOf } from '#core/questions/kinds.ts';
import type { AuthoredOf, QuestionOf } from '#core/questions/question.ts';
import { stream } from '#core/random/stream.ts';
import { Game } from '#core/testing/game.ts';

const words = (...gaps: readonly string[]): readonly ClozeGap[] =>
  gaps.map((accepted) => ({ accepted: accepted.split('|') }));
const written = (text: string, gaps: readonly ClozeGap[]): AuthoredOf<'CLOZE'> => ({
  type: 'CLOZE',
  text,
  gaps,
});
const built = (authored: AuthoredOf<'CLOZE'>): QuestionOf<'CLOZE'> => {
  const { question } = keyed(authored, stream([1, 2], 'ids'));
  if (question.type !== 'CLOZE') throw new Error();
  return question;
};

describe('a question', () => {
  it('has its gaps in reading order, whatever their numbers', () => {
    const question = built(
      written('[[2]] and [[1]]', [{ accepted: ['7'], number: { unit: 'm' } }, { accepted: ['a'] }]),
    );
    expect(question).toMatchObject({
      text: '____ and ____\u00a0m',
      gapsAt: [0, 9],
      fields: [{}, { number: { unit: 'm' } }],
    });
  });

  it('tells nothing about its answers but the widest one’s width, in steps', () => {
    const one = built(written('[[1]] [[2]]', words('yes', 'photosynthesis')));
    const other = built(written('[[1]] [[2]]', words('transpiration', 'no|never')));
    expect({ ...one, id: '' }).toEqual({ ...other, id: '' });
    expect(one.width).toBe(16);
    const units = (unit: string, otherUnits: readonly string[]) =>
      built(written('[[1]]', [{ accepted: ['5'], number: { unit, otherUnits } }])).fields;
    expect(units('m', ['km', 'cm'])).toEqual(units('cm', ['m', 'km']));
  });

  it('loses a gap, keeping the others, when it becomes another kind and returns', () => {
    const cloze = written('A [[2]] is a [[1]].', words('pet', 'cat|dog'));
    const blank = convertQuestion(cloze, 'BLANK');
    expect(blank).toMatchObject({ text: 'A ____ is a ____.', accepted: ['cat', 'dog'] });
    expect(convertQuestion(blank, 'CLOZE')).toMatchObject({
      text: 'A [[1]] is a ____.',
      gaps: words('cat|dog'),
    });
    expect(convertQuestion(convertQuestion(cloze, 'OPEN'), 'CLOZE')).toMatchObject({ gaps: [] });
  });

  it('can be previewed in any state', () => {
    const draft = written('[[1]] [[1]] [[3]]', words('', 'b'));
    const { question, reveal } = authoringOf('CLOZE').preview(draft, {
      id: 'q',
      text: draft.text,
      timeMs: 1,
    });
    expect(question).toMatchObject({ text: '____ [[1]] [[3]]', fields: [{}], hasCorrectAnswer: false });
    expect(reveal.gaps).toEqual([{ accepted: [] }]);
  });
});

describe('an answer', () => {
  it('earns its gaps, and half of one for a number with a wrong unit', () => {
    const gaps: readonly ClozeGap[] = [...words('Paris'), { accepted: ['12'], number: { unit: 'm' } }];
    expect(judgedGaps({ gaps }, ['paris', '12'])).toEqual([1, 1]);
    expect(judgedGaps({ gaps }, ['', '12 cm'])).toEqual([0, 0.5]);
  });

  it('may come in any order, but each gap counts only once', () => {
    const key = { gaps: words('red', 'green', 'blue'), anyOrder: true } as const;
    expect(judgedGaps(key, ['blue', 'red', 'green'])).toEqual([1, 1, 1]);
    expect(judgedGaps(key, ['red', 'red', 'red'])).toEqual([1, 0, 0]);
    // The first could take the other's only gap.
    const overlapping = { gaps: words('cat', 'cat|dog'), anyOrder: true } as const;
    expect(judgedGaps(overlapping, ['cat', 'dog'])).toEqual([1, 1]);
    expect(judgedGaps(overlapping, ['dog', 'cat'])).toEqual([1, 1]);
  });

  it('takes no other gap’s answer for a typo', () => {
    const key = { gaps: words('affect', 'effect'), forgiveTypo: true } as const;
    expect(judgedGaps(key, ['effect', 'affect'])).toEqual([0, 0]);
    expect(judgedGaps(key, ['afect', 'efect'])).toEqual([1, 1]);
  });

  it('earns at least as much in any order, and the most that is possible', () => {
    const letters = fc.constantFrom('a', 'b', 'c', 'd');
    const gaps = fc.array(fc.uniqueArray(letters, { minLength: 1 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(gaps, fc.array(letters, { minLength: 5, maxLength: 5 }), (accepted, texts) => {
        const key = { gaps: accepted.map((each) => ({ accepted: each })) };
        const total = (shares: readonly number[]) => shares.reduce((sum, share) => sum + share, 0);
        const most = (used: readonly number[], at: number): number =>
          at === accepted.length
            ? 0
            : Math.max(
                most(used, at + 1),
                ...accepted.map((each, gap) =>
                  each.includes(texts[at] as 'a') && !used.includes(gap)
                    ? 1 + most([...used, gap], at + 1)
                    : 0,
                ),
              );
        const anyOrder = total(judgedGaps({ ...key, anyOrder: true }, texts));
        expect(anyOrder).toBe(most([], 0));
        expect(anyOrder).toBeGreaterThanOrEqual(total(judgedGaps(key, texts)));
      }),
    );
  });

  it('is made gap by gap, and can be submitted from the first character on', () => {
    const question = built(written('[[1]] [[2]]', words('a', 'b')));
    const { applyAct, submittable, answerWords } = kindOf('CLOZE');
    const typed = applyAct(question, null, { type: 'fillGap', gap: 1, text: ' b' })?.answer ?? null;
    expect(typed).toEqual({ type: 'CLOZE', texts: ['', ' b'] });
    const answer = typed && submittable(typed);
    expect(answer).toEqual({ type: 'CLOZE', texts: ['', 'b'] });
    expect(answer && answerWords(question, answer)).toBe('–; b');
    expect(applyAct(question, typed, { type: 'fillGap', gap: 1, text: '' })?.answer).toBeNull();
    expect(applyAct(question, null, { type: 'fillGap', gap: 2, text: 'x' })).toBeNull();
  });
});

describe('in a game', () => {
  const gaps: readonly ClozeGap[] = [...words('red', 'green'), { accepted: ['12'], number: { unit: 'm' } }];
  const question = written('[[1]], [[2]], [[3]]', gaps);

  it('tells the player how many gaps are fully correct, and counts texts by gap', () => {
    const game = new Game({ questions: [question] });
    const [ana, ben] = [game.join('Ana'), game.join('Ben')];
    game.start();
    game.wait(3_000);
    for (const player of [ana, ben]) game.open(player);
    game.answer(ana, ['Red', 'blue', '12 cm']);
    expect(game.view(ana).slide?.feedback).toMatchObject({ result: 'partial', parts: { right: 1, of: 3 } });
    game.answer(ben, ['blue', '', '12']);
    const spread = game.hostView().questions[0]?.distribution.spread;
    expect(spread).toMatchObject({
      gaps: [
        {
          texts: [
            { text: 'Red', count: 1, correct: true },
            { text: 'blue', count: 1, correct: false },
          ],
        },
        { texts: [{ text: 'blue', count: 1 }] },
        {
          texts: [
            { text: '12', correct: true },
            { text: '12 cm', correct: false },
          ],
        },
      ],
    });
  });
});
