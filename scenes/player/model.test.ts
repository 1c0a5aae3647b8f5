import { expect, it } from 'vitest';
import { pauseLine } from '#scenes/player/model.ts';

it('says of a paused game whether one waits for it, or comes back', () => {
  expect(pauseLine({ state: 'running', dueAt: null })).toBeNull();
  expect(pauseLine({ state: 'paused', dueAt: null })?.key).toBe('scenes:paused.line');
  expect(pauseLine({ state: 'paused', dueAt: 1 })?.key).toBe('scenes:paused.assigned');
});
