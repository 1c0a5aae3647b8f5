// A press just after a question has appeared was meant for what was there before.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  flush,
  type FakeConnection,
  page,
  questions,
  start,
  startedGame,
} from '#src/game/testing/playedPage.ts';
import { createMemoryKv } from '#src/platform/storage/kv.ts';
import { UNREAD_MS } from '#src/ui/doublePress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const read = () => vi.advanceTimersByTimeAsync(UNREAD_MS);
const peoplesPage = (line: FakeConnection, kv = createMemoryKv()) =>
  page(line, kv, { ignorePressMs: UNREAD_MS });
type Page = ReturnType<typeof page>;
const pressOn = (open: Page, text: string) => open.intent({ type: 'choose', optionId: open.optionId(text) });
const answers = (line: FakeConnection) => line.calls.filter((name) => name === 'proceedGame').length;

const twoOfOne = () => [questions()[0], { ...questions()[0], text: 'Which is a prime, again?' }];

/** A student-paced game at the verdict on the first of two questions with one correct answer. */
async function atVerdict() {
  const { game, line } = startedGame({ questions: twoOfOne(), options: { studentLeaderboard: 'no' } });
  const open = peoplesPage(line);
  await start(game, open);
  await read();
  pressOn(open, '7');
  await flush();
  expect(open.state.phase?.id).toBe('feedback');
  return { line, open };
}

describe('a student-paced question', () => {
  it("isn't answered by a press on Next that comes just after the clock moved on", async () => {
    const { line, open } = await atVerdict();
    await open.seen();
    await flush();
    expect(open.view.slide).toMatchObject({ index: 1, answered: false });
    pressOn(open, '4');
    open.intent({ type: 'skip' });
    open.intent({ type: 'later' });
    await flush();
    expect(answers(line)).toBe(1);
    expect(line.calls).not.toContain('skipQuestion');
    expect(line.calls).not.toContain('answerLater');
    expect(open.state.draft).toEqual({ answer: null, state: 'open' });
    await read();
    pressOn(open, '7');
    await flush();
    expect(answers(line)).toBe(2);
    open.close();
  });

  it("isn't answered by the second half of the press that opened it", async () => {
    const { line, open } = await atVerdict();
    open.intent({ type: 'next' });
    await flush();
    expect(open.view.slide?.index).toBe(1);
    await vi.advanceTimersByTimeAsync(UNREAD_MS / 2);
    pressOn(open, '4');
    await flush();
    expect(answers(line)).toBe(1);
    open.close();
  });

  it('accepts a press immediately if the page has just opened on it', async () => {
    const { game, line } = startedGame({ questions: questions() });
    const kv = createMemoryKv();
    const open = peoplesPage(line, kv);
    await start(game, open);
    open.close();
    const again = peoplesPage(line, kv);
    await again.push();
    await again.resume();
    pressOn(again, '7');
    await flush();
    expect(answers(line)).toBe(1);
    again.close();
  });

  it("loses no letter typed right away, and isn't submitted by the key that was meant to move on", async () => {
    const { game, line } = startedGame({ questions: questions().slice(2) });
    const open = peoplesPage(line);
    await start(game, open);
    for (const text of ['P', 'Pa', 'Par']) open.intent({ type: 'type', text });
    open.intent({ type: 'submit' });
    await flush();
    expect(open.state.draft).toEqual({ answer: { type: 'BLANK', text: 'Par' }, state: 'open' });
    await read();
    open.intent({ type: 'submit' });
    await flush();
    expect(answers(line)).toBe(1);
    open.close();
  });
});

describe('a question that the teacher opens', () => {
  it("isn't answered by taps meant for the countdown or the previous slide", async () => {
    const { game, line } = startedGame({ type: 'tp', questions: twoOfOne() });
    const open = peoplesPage(line);
    await start(game, open);
    pressOn(open, '4');
    await flush();
    expect(answers(line)).toBe(0);
    await read();
    pressOn(open, '7');
    await flush();
    expect(answers(line)).toBe(1);
    while (open.view.slide?.index !== 1 || open.view.slide.state !== 'active') {
      if (open.view.slide?.state !== 'waiting') game.host({ type: 'next' });
      await vi.advanceTimersByTimeAsync(UNREAD_MS);
      await open.push();
    }
    pressOn(open, '4');
    await flush();
    expect(answers(line)).toBe(1);
    open.close();
  });

  it("ignores an early press on an option, and doesn't start over when it is pushed again", async () => {
    const { game, line } = startedGame({ type: 'tp', questions: questions().slice(1) });
    const open = peoplesPage(line);
    await open.push();
    await start(game, open);
    open.intent({ type: 'toggle', optionId: open.optionId('3') });
    expect(open.state.draft.answer).toBeNull();
    await read();
    open.intent({ type: 'toggle', optionId: open.optionId('2') });
    await open.push();
    open.intent({ type: 'toggle', optionId: open.optionId('4') });
    expect(open.state.draft.answer).toMatchObject({ optionIds: [expect.any(String), expect.any(String)] });
    open.close();
  });
});
