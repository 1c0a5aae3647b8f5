// Submitting an answer that lacks parts: the page asks first, whichever way it is submitted.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleOf } from '#core/questions/authority.ts';
import { page, start, startedGame, flush } from '#src/game/testing/playedPage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const { authored } = sampleOf('MATCH');

async function playing() {
  const { game, line } = startedGame({ questions: [authored], options: { timer: 'off' } });
  const open = page(line);
  await start(game, open);
  const tie = (piece: number, place: number) => {
    const { question } = open.view.slide ?? {};
    if (question?.type !== 'MATCH') throw new Error('no such question');
    open.intent({ type: 'put', piece: question.items[piece]?.id ?? '', place });
  };
  const submit = async () => {
    open.intent({ type: 'submit' });
    await flush();
    return line.calls.filter((name) => name === 'proceedGame').length;
  };
  return { open, tie, submit };
}

describe('an unfinished answer', () => {
  it('is sent when it is submitted twice', async () => {
    const { open, tie, submit } = await playing();
    tie(0, 0);
    expect(await submit()).toBe(0);
    expect(open.state.draft.anyway).toBe(true);
    await vi.advanceTimersByTimeAsync(600);
    expect(await submit()).toBe(1);
    expect(open.view.slide?.answered).toBe(true);
    open.close();
  });

  it('is not sent by a double press', async () => {
    const { open, tie, submit } = await playing();
    tie(0, 0);
    open.intent({ type: 'submit' });
    expect(await submit()).toBe(0);
    expect(open.state.draft.anyway).toBe(true);
    open.close();
  });

  it('is asked about again after a while, and after a change', async () => {
    const { open, tie, submit } = await playing();
    tie(0, 0);
    await submit();
    await vi.advanceTimersByTimeAsync(4_100);
    expect(open.state.draft.anyway).toBeUndefined();
    expect(await submit()).toBe(0);
    tie(1, 1);
    expect(open.state.draft.anyway).toBeUndefined();
    expect(await submit()).toBe(0);
    tie(2, 2);
    expect(await submit()).toBe(1);
    open.close();
  });
});
