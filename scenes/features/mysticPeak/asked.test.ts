// Where a verdict on the mountain says that points come from: the sums agree with what is shown.
import { expect, it } from 'vitest';
import type { Role } from '#core/features/mysticPeak/ids.ts';
import { PeakGame } from '#core/features/mysticPeak/testGame.ts';
import { mysticPeakPart } from '#scenes/features/mysticPeak/asked.ts';

/** What is said of the last answer. */
function said(role: Role, ...answers: readonly string[]) {
  const game = new PeakGame(['Ana']);
  const [ana = ''] = game.players;
  for (const answer of answers) {
    game.toQuestion(ana, role);
    game.answer(ana, [answer]);
  }
  const { slide } = game.view(ana);
  if (!slide) throw new Error('no question was answered');
  const { breakup } = slide.feedback ?? {};
  const parts = mysticPeakPart.points?.(slide) ?? [];
  expect(parts.reduce((sum, { points }) => sum + points, breakup?.base ?? 0)).toBe(breakup?.total ?? 0);
  return parts.map(({ words: { values }, points }) => {
    const from = values?.['from'];
    return [typeof from === 'object' && 'key' in from ? from.key : from, points];
  });
}

const FIRST = ['mysticPeak:points.firstGo', 400] as const;
const LEADER = 'mysticPeak:role.LEADER';

it('names the go and the way of a right answer, also of the one that passes a camp', () => {
  expect(said('TREKKER', 'right')).toEqual([FIRST]);
  expect(said('LEADER', 'right')).toEqual([FIRST, [LEADER, 300]]);
  expect(said('LEADER', ...Array<string>(5).fill('right'))).toEqual([FIRST, [LEADER, 300]]);
  expect(said('LEADER', 'wrong', 'right', 'right', 'right', 'right', 'right')).toEqual([
    ['mysticPeak:points.secondGo', 200],
    [LEADER, 300],
  ]);
});

it('names the way of what is taken, and nothing where nothing is', () => {
  expect(said('LEADER', 'right', 'wrong')).toEqual([[LEADER, -300]]);
  expect(said('LEADER', 'wrong')).toEqual([]);
  expect(said('TREKKER', 'right', 'wrong')).toEqual([]);
});

it('counts what is done, so that a question that comes again is no step back', () => {
  const game = new PeakGame(['Ana']);
  const [ana = ''] = game.players;
  const places: (number | null | undefined)[] = [];
  for (const answer of ['right', 'wrong', 'right', 'right', 'right', 'right', 'right']) {
    game.toQuestion(ana);
    places.push(mysticPeakPart.place?.(game.view(ana)));
    game.answer(ana, [answer]);
    places.push(mysticPeakPart.place?.(game.view(ana)));
  }
  // Each is asked and judged under the same number, also the one that comes again.
  expect(places).toEqual([1, 1, 2, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
});
