import { expect, it } from 'vitest';
import { pauseLine } from '#scenes/player/model.ts';

it('tells players to wait for a paused live game, or to come back to an assigned one', () => {
  expect(pauseLine({ state: 'running', dueAt: null })).toBeNull();
  expect(pauseLine({ state: 'paused', dueAt: null })?.key).toBe('scenes:paused.line');
  expect(pauseLine({ state: 'paused', dueAt: 1 })?.key).toBe('scenes:paused.assigned');
});
