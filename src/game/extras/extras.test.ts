import { expect, it } from 'vitest';
import { ownStateFixture, slideFixture, stageFixture } from '#scenes/player/playerFixtures.ts';
import { capital, judged } from '#scenes/questions/mcq/fixtures.ts';
import { rivers } from '#scenes/questions/msq/fixtures.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import { gestureAt, type Moment, selectedCount } from '#src/game/extras/guidance.ts';
import { hapticOf } from '#src/game/extras/haptics.ts';

const momentOf = ({ player, draft }: PlayerStageView): Moment => ({ view: player, draft, scene: 'question' });
const mcq = (index: number) => momentOf(stageFixture({ slide: slideFixture(capital, { index }) }));
const verdict = (index: number, result: 'correct' | 'incorrect' = 'correct') =>
  momentOf(stageFixture({ slide: slideFixture(capital, { ...judged('o2', result), index }) }));
const ticked = (index: number, ...optionIds: readonly string[]) =>
  momentOf(stageFixture({ slide: slideFixture(rivers, { index }) }, { answer: { type: 'MSQ', optionIds } }));
const sent: Moment = { ...mcq(0), draft: { answer: { type: 'MCQ', optionId: 'o2' }, state: 'sending' } };

it('shows beginners how to choose on the first question alone', () => {
  expect(gestureAt(mcq(0), 0, true)).toBe('choose');
  expect(gestureAt(mcq(1), 0, true)).toBeNull();
  expect(gestureAt(mcq(0), 3, true)).toBeNull();
  expect(gestureAt(sent, 0, true)).toBeNull();
});

it('shows how to go on at the fifth of every ten questions, in the first ten games', () => {
  const shown = Array.from({ length: 30 }, (_, index) => gestureAt(verdict(index), 3, true));
  expect(shown.flatMap((gesture, index) => (gesture ? [index + 1] : []))).toEqual([5, 15, 25]);
  expect(gestureAt(verdict(4), 3, true)).toBe('swipe');
  expect(gestureAt(verdict(4), 3, false)).toBe('next');
  expect(gestureAt(ticked(4, 'o1'), 3, true)).toBe('send');
  expect(gestureAt(ticked(4), 3, true)).toBeNull();
  expect(gestureAt(verdict(4), 10, true)).toBeNull();
});

it('counts what is selected and not submitted', () => {
  expect(selectedCount(ticked(0, 'o1', 'o4'))).toBe(2);
  expect(selectedCount(ticked(0))).toBe(0);
  expect(selectedCount({ ...ticked(0, 'o1'), draft: { ...ticked(0, 'o1').draft, state: 'sending' } })).toBe(
    0,
  );
  expect(selectedCount(sent)).toBe(0);
});

it('lets players feel their presses and verdicts, and nothing else', () => {
  expect(hapticOf(mcq(0), sent)).toBe('press');
  expect(hapticOf(ticked(0), ticked(0, 'o1'))).toBe('press');
  expect(hapticOf(sent, verdict(0))).toBe('correct');
  expect(hapticOf(sent, verdict(0, 'incorrect'))).toBe('incorrect');
  expect(hapticOf(verdict(0), verdict(0))).toBeNull();
  expect(hapticOf(verdict(0), mcq(1))).toBeNull();
  const richer = { ...mcq(0), view: { ...mcq(0).view, me: ownStateFixture({ score: 9 }) } };
  expect(hapticOf(mcq(0), richer)).toBeNull();
});
