// What is pressed while a question has only just come to stand under the finger was meant for what stood there before.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flush, type Line, page, questions, start, startedGame } from '#src/game/testing/playedPage.ts';
import { createMemoryKv } from '#src/platform/storage/kv.ts';
import { UNREAD_MS } from '#src/ui/doublePress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const read = () => vi.advanceTimersByTimeAsync(UNREAD_MS);
const peoplesPage = (line: Line, kv = createMemoryKv()) => page(line, kv, { unreadMs: UNREAD_MS });
type Page = ReturnType<typeof page>;
const pressOn = (open: Page, text: string) => open.intent({ type: 'choose', optionId: open.optionId(text) });
const answers = (line: Line) => line.calls.filter((name) => name === 'proceedGame').length;

const twoOfOne = () => [questions()[0], { ...questions()[0], text: 'Which is a prime, again?' }];

/** A game at the player's own pace, at the verdict on the first of two questions with one right answer. */
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

describe("a question at the player's own pace", () => {
  it('is not answered by the press that was to move on, just after the clock did', async () => {
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

  it('is not answered by the second half of the press that opened it', async () => {
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

  it('takes a press at once where the page has just opened on it', async () => {
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

  it('loses no letter that is typed at once, and is not sent by the key that was to move on', async () => {
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
  it('is not answered by who still taps at the countdown, or at what stood there before', async () => {
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

  it('is not ticked by a late press either, and stays as it was where it is pushed again', async () => {
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
