import { expect, it } from 'vitest';
import { handActBetween, soundHand } from '#scenes/player/handAct.ts';
import type { Draft } from '#scenes/player/view.ts';

const answer = (...order: string[]) => ({ type: 'REORDER', order }) as const;
const none: Draft = { answer: null, state: 'open' };
const once: Draft = { answer: answer('b', 'a'), state: 'open', past: [null] };
const twice: Draft = { answer: answer('a', 'b'), state: 'open', past: [null, answer('b', 'a')] };

it.each([
  ['held', none, { ...none, held: 'a' }],
  ['back', { ...once, held: 'a' }, once],
  ['put', { ...none, held: 'a' }, once],
  ['put', once, twice],
  ['put', { ...once, held: 'a' }, { ...twice, held: 'a' }],
  ['undone', twice, once],
  [null, once, once],
  [null, none, { answer: { type: 'MSQ', optionIds: ['a'] }, state: 'open' }],
  [null, once, { answer: once.answer, state: 'sending' }],
] as const)('%s', (act, before, after) => {
  expect(handActBetween(before, after)).toBe(act);
});

it('sounds a step higher with each put, up to the octave, and announces the first that can be sent', () => {
  const heard: string[] = [];
  const sound = { play: (name: string, up = 0) => heard.push(`${name} ${up}`) };
  expect(soundHand(sound, 'put', once)).toBe('ready');
  expect(soundHand(sound, 'put', twice)).toBeNull();
  soundHand(sound, 'put', { ...twice, past: Array.from({ length: 30 }, () => answer('b', 'a')) });
  soundHand(sound, 'undone', none);
  expect(heard).toEqual(['putDown 0', 'join 0', 'putDown 2', 'putDown 12', 'putBack 0']);
});
