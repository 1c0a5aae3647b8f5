import { expect, it } from 'vitest';
import type { PartView } from '#scenes/player/question/part.ts';
import { NO_DRAFT } from '#scenes/player/view.ts';
import { boardOf, type Placed } from '#scenes/questions/pieces/model.ts';

const items = ['one', 'two', 'three'].map((text) => ({ id: text, text }));
const pieces = items
  .toReversed()
  .map((item, place): Placed => ({ item, place, verdict: null, correction: null }));
const view: PartView<'REORDER'> = {
  question: { id: 'q', type: 'REORDER', text: 'Count', timeMs: 1_000, hasCorrectAnswer: true, items },
  draft: NO_DRAFT as PartView<'REORDER'>['draft'],
  answer: null,
  removed: [],
  tried: null,
  shuffle: null,
  open: true,
  unanswered: false,
  reveal: null,
  result: null,
  distribution: null,
  asList: false,
};
const states = (changes: Partial<typeof view>, verdict: Placed['verdict'] = null) =>
  boardOf(
    { ...view, ...changes },
    { items, head: null, pieces: pieces.map((piece) => ({ ...piece, verdict })) },
  ).pieces.map(({ state }) => state);

it('lets pieces be moved while the question is open, with one of them held', () => {
  expect(states({})).toEqual(['open', 'open', 'open']);
  expect(states({ draft: { ...view.draft, held: 'two' } })).toEqual(['open', 'held', 'open']);
  expect(states({ draft: { ...view.draft, held: 'two' }, open: false })).toEqual(['off', 'off', 'off']);
});

it('locks pieces with the answer, until their results are revealed', () => {
  const answer = { type: 'REORDER', order: ['one', 'two', 'three'] } as const;
  expect(states({ draft: { ...view.draft, state: 'sending' } })).toEqual(['locked', 'locked', 'locked']);
  expect(states({ answer, open: false })).toEqual(['locked', 'locked', 'locked']);
  expect(states({ answer, open: false }, 'right')).toEqual(['right', 'right', 'right']);
});

it('names pieces by letters as dealt, wherever they are put', () => {
  const { pieces: named } = boardOf(view, { items, head: null, pieces });
  expect(named.map(({ item, letter }) => `${letter} ${item.id}`)).toEqual(['C three', 'B two', 'A one']);
});
