import { beforeAll, expect, it } from 'vitest';
import { loadKinds } from '#core/questions/kinds.ts';
import { handActBetween, soundHand } from '#scenes/player/handAct.ts';
import type { Draft } from '#scenes/player/view.ts';

beforeAll(loadKinds);

const answer = (...order: string[]) => ({ type: 'REORDER', order }) as const;
const none: Draft = { answer: null, state: 'open' };
const order = {
  id: 'q',
  type: 'REORDER',
  text: 'Count',
  timeMs: 1_000,
  hasCorrectAnswer: true,
  items: ['a', 'b'].map((id) => ({ id, text: id })),
} as const;
const pairs = { ...order, type: 'MATCH', places: ['x', 'y'].map((id) => ({ id, text: id })) } as const;
const tied = (placed: Readonly<Record<string, string>>) => ({ type: 'MATCH', placed }) as const;
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
  ['asked', once, { ...once, anyway: true }],
  [null, { ...once, anyway: true }, once],
] as const)('%s', (act, before, after) => {
  expect(handActBetween(before, after)).toBe(act);
});

function listener() {
  const heard: string[] = [];
  return { heard, sound: { play: (name: string, up = 0) => void heard.push(`${name} ${up}`) } };
}

it('sounds a step higher with each put, up to the octave, and announces the first that can be sent', () => {
  const { heard, sound } = listener();
  expect(soundHand(sound, 'put', order, once)).toBe('ready');
  expect(soundHand(sound, 'put', order, twice)).toBeNull();
  const long = { ...twice, past: Array.from({ length: 30 }, () => answer('b', 'a')) };
  soundHand(sound, 'put', order, long);
  soundHand(sound, 'undone', order, none);
  expect(heard).toEqual(['putDown 0', 'complete 0', 'putDown 2', 'putDown 12', 'putBack 0']);
});

it('announces an answer of parts when it is complete, and sounds lower when pieces only change places', () => {
  const { heard, sound } = listener();
  const first: Draft = { answer: tied({ a: 'x' }), state: 'open', past: [null] };
  const full: Draft = { answer: tied({ a: 'x', b: 'y' }), state: 'open', past: [null, first.answer] };
  const swapped: Draft = { ...full, answer: tied({ a: 'y', b: 'x' }), past: [null, full.answer] };
  expect(soundHand(sound, 'put', pairs, first)).toBeNull();
  expect(soundHand(sound, 'put', pairs, full)).toBe('ready');
  expect(soundHand(sound, 'put', pairs, swapped)).toBeNull();
  expect(soundHand(sound, 'asked', pairs, { ...first, anyway: true })).toBeNull();
  expect(heard).toEqual(['putDown 0', 'putDown 2', 'complete 0', 'putBack 0']);
});
