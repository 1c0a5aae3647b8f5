import { expect, it } from 'vitest';
import { capitals, capitalsRight } from '#scenes/questions/match/fixtures.ts';
import { matchChart } from '#scenes/questions/match/model.ts';

const signsOf = (plain: boolean) =>
  matchChart({
    question: capitals,
    reveal: { type: 'MATCH', right: capitalsRight },
    distribution: null,
    plain,
  }).columns.map(({ rows, signs }) => rows.map(({ text }, row) => `${signs?.[row] ?? row + 1} ${text}`));

it('leaves each partner the letter that players see on it, whatever its row', () => {
  expect(signsOf(false)).toEqual([
    ['1 France', '2 Japan', '3 Peru', '4 Kenya', '5 Norway'],
    ['C Paris', 'E Tokyo', 'A Lima', 'D Nairobi', 'B Oslo'],
  ]);
});

it('shows no letters where each device has its own', () => {
  expect(signsOf(true)[1]?.[0]).toBe(' Paris');
});
