import { expect, it } from 'vitest';
import type { Role } from '#core/features/mysticPeak/ids.ts';
import { PeakGame } from '#core/features/mysticPeak/testGame.ts';
import { mysticPeakPart } from '#scenes/features/mysticPeak/questionPart.ts';

/** Sources of the last answer's points in the verdict. Checks that they add up to its total. */
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

it('names the try and the role of a correct answer, even of one that passes a camp', () => {
  expect(said('TREKKER', 'right')).toEqual([FIRST]);
  expect(said('LEADER', 'right')).toEqual([FIRST, [LEADER, 300]]);
  expect(said('LEADER', ...Array<string>(5).fill('right'))).toEqual([FIRST, [LEADER, 300]]);
  expect(said('LEADER', 'wrong', 'right', 'right', 'right', 'right', 'right')).toEqual([
    ['mysticPeak:points.secondGo', 200],
    [LEADER, 300],
  ]);
});

it('names the role that cost points, and nothing when none were lost', () => {
  expect(said('LEADER', 'right', 'wrong')).toEqual([[LEADER, -300]]);
  expect(said('LEADER', 'wrong')).toEqual([]);
  expect(said('TREKKER', 'right', 'wrong')).toEqual([]);
});

it('counts completed questions, so that a repeated question is no step back', () => {
  const game = new PeakGame(['Ana']);
  const [ana = ''] = game.players;
  const places: (number | null | undefined)[] = [];
  for (const answer of ['right', 'wrong', 'right', 'right', 'right', 'right', 'right']) {
    game.toQuestion(ana);
    places.push(mysticPeakPart.place?.(game.view(ana)));
    game.answer(ana, [answer]);
    places.push(mysticPeakPart.place?.(game.view(ana)));
  }
  // A question keeps its number until it's judged, even if it will be asked again later.
  expect(places).toEqual([1, 1, 2, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
});

it('counts all questions once the peak is reached', () => {
  const game = new PeakGame(['Ana']);
  const [ana = ''] = game.players;
  const place = () => mysticPeakPart.place?.(game.view(ana));
  for (let number = 1; number <= 13; number += 1) {
    game.toQuestion(ana);
    expect(place()).toBe(number);
    game.answer(ana, ['right']);
    expect(place()).toBe(number);
  }
});
