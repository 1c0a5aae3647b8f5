import { expect, it } from 'vitest';
import { drawnQuestions, SOLO, SOLO_TYPES, soloOptions } from '#core/solo/solo.ts';

const questions = Array.from({ length: 250 }, (_, n) => n);

it('asks all of a short quiz, and of a long one as many as a game has, in the author’s order, others for another seed', () => {
  expect(drawnQuestions(questions.slice(0, 100), [1, 2])).toEqual(questions.slice(0, 100));
  const drawn = drawnQuestions(questions, [1, 2]);
  expect(drawn).toHaveLength(SOLO.mostQuestions);
  expect(drawn).toEqual(drawn.toSorted((a, b) => a - b));
  expect(new Set(drawn).size).toBe(drawn.length);
  expect(drawnQuestions(questions, [1, 2])).toEqual(drawn);
  expect(drawnQuestions(questions, [1, 3])).not.toEqual(drawn);
});

it('lets a student choose the clock, and nothing that would tell more or end sooner', () => {
  expect(SOLO_TYPES).toEqual(['normal', 'mastery_mode']);
  expect(soloOptions('normal')).toMatchObject({ timer: 'classic', limitAttempts: 0, showAnswers: 'always' });
  expect(soloOptions('normal', 'off')).toMatchObject({ timer: 'off' });
  expect(soloOptions('mastery_mode')).toMatchObject({ timer: 'off', masteryReattempts: 'unlimited' });
});
