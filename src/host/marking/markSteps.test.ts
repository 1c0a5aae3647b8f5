import { expect, it } from 'vitest';
import { creditOfKey, keyOfStep, markText, stepCount } from '#src/host/marking/markSteps.ts';

/** Each button of a question of this worth: its text, and the key that presses it. */
const buttons = (worth: number) =>
  Array.from({ length: stepCount(worth) + 1 }, (_, step) => {
    const key = keyOfStep(step);
    expect(creditOfKey(key, worth)).toBe(step / stepCount(worth));
    return `${markText('en', step / stepCount(worth), worth)} ${key}`;
  });

it('has a key for each mark of a question', () => {
  expect(buttons(1)).toEqual(['0% 0', '25% 1', '50% 2', '75% 3', '100% 4']);
  expect(buttons(3)).toEqual(['0 0', '1 1', '2 2', '3 3']);
  expect(buttons(9)).toHaveLength(10);
  expect(buttons(15).slice(8)).toEqual(['12 8', '13.5 9', '15 F']);
});

it('gives full marks with the same key everywhere, and nothing with others', () => {
  for (const worth of [1, 3, 15]) expect(creditOfKey('f', worth)).toBe(1);
  for (const key of ['4', 'a', 'Enter', '12', '']) expect(creditOfKey(key, 3)).toBeNull();
});
