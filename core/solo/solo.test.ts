import { expect, it } from 'vitest';
import { choices } from '#core/testing/choices.ts';
import { drawnQuestions, SOLO, SOLO_TYPES } from '#core/solo/solo.ts';
import { soloOptions } from '#core/features/options.ts';

const questions = choices(250);

it("asks all questions of a short quiz, and draws from a long one by seed, in the author's order", () => {
  expect(drawnQuestions(questions.slice(0, 100), [1, 2])).toEqual(questions.slice(0, 100));
  const drawn = drawnQuestions(questions, [1, 2]);
  expect(drawn).toHaveLength(SOLO.maxQuestions);
  expect(drawn).toEqual(questions.filter((question) => drawn.includes(question)));
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(drawnQuestions(questions, [1, 2])).toEqual(drawn);
  expect(drawnQuestions(questions, [1, 3])).not.toEqual(drawn);
});

it('keeps groups together', () => {
  // Twenty groups of five, followed by a group for each single question.
  const inFives = questions.map((question, n) => ({
    ...question,
    group: n < 100 ? `five ${Math.floor(n / 5)}` : `${n}`,
  }));
  for (let seed = 1; seed <= 20; seed += 1) {
    const drawn = drawnQuestions(inFives, [seed, 0]);
    expect(drawn).toHaveLength(SOLO.maxQuestions);
    const sizes = drawn.map(({ group }) => drawn.filter((each) => each.group === group).length);
    expect(new Set(sizes)).toEqual(new Set([1, 5]));
  }
});

it('lets a student choose the timer, and nothing that would reveal more or end sooner', () => {
  expect(SOLO_TYPES).toEqual(['normal', 'mastery_mode']);
  expect(soloOptions('normal')).toMatchObject({ timer: 'classic', limitAttempts: 0, showAnswers: 'always' });
  expect(soloOptions('normal', { timer: 'off' })).toMatchObject({ timer: 'off' });
  expect(soloOptions('mastery_mode')).toMatchObject({ timer: 'off', masteryReattempts: 'unlimited' });
});
