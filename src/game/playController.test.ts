// A teacher-paced game, played on a page against the rules of the core.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flush, page, questions, start, startedGame } from '#src/game/testing/playedPage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a teacher-paced game', () => {
  it("follows the teacher's slides", async () => {
    const { game, line } = startedGame({ type: 'tp', questions: questions() });
    const open = page(line);
    await open.push();
    await start(game, open);
    expect(open.state.scene).toBe('question');
    open.intent({ type: 'choose', optionId: open.optionId('7') });
    await flush();
    expect(open.view.slide).toMatchObject({ answered: true, feedback: null, state: 'active' });
    game.host({ type: 'next' });
    await open.push();
    await vi.advanceTimersByTimeAsync(600);
    await open.push();
    expect(open.view.slide).toMatchObject({ state: 'reveal', feedback: { result: 'correct' } });
    game.host({ type: 'next' });
    await open.push();
    expect(open.state.scene).toBe('leaderboard');
    expect(line.calls).toContain('subscribe');
    expect(line.calls).not.toContain('getQuestions');
    open.close();
  });

  it('sends the draft when the question closes', async () => {
    const { game, line } = startedGame({
      type: 'tp',
      questions: questions().slice(1),
      options: { timer: 'classic' },
    });
    const open = page(line);
    await open.push();
    await start(game, open);
    for (const text of ['2', '4']) open.intent({ type: 'toggle', optionId: open.optionId(text) });
    game.host({ type: 'next' });
    await open.push();
    await open.push();
    expect(game.seat(line.playerId).pending ?? game.seat(line.playerId).responses[0]).toMatchObject({
      state: 'autoAttempted',
      result: 'correct',
    });
    open.close();
  });
});

describe('a clock that the teacher changes', () => {
  it.each(['strict', 'classic'] as const)(
    'sends the draft as an answer when the teacher moves on early (timer %s)',
    async (timer) => {
      const { game, line } = startedGame({
        type: 'tp',
        questions: questions().slice(2),
        options: { timer },
      });
      const open = page(line);
      await open.push();
      await start(game, open);
      open.intent({ type: 'type', text: 'Paris' });
      game.now = Date.now();
      game.host({ type: 'next' });
      open.part('slide');
      await flush();
      await vi.advanceTimersByTimeAsync(600);
      await open.push();
      expect(game.seat(line.playerId).responses[0]).toMatchObject({
        state: 'autoAttempted',
        result: 'correct',
      });
      expect(open.refused).toEqual([]);
      open.close();
    },
  );

  it('reopens the question if time was added while its timeout was on its way', async () => {
    const { game, line } = startedGame({ type: 'tp', questions: questions().slice(1) });
    const open = page(line);
    await open.push();
    await start(game, open);
    open.intent({ type: 'toggle', optionId: open.optionId('2') });
    const deadline = open.view.slide?.deadline ?? 0;
    await vi.advanceTimersByTimeAsync(deadline - Date.now() - 700);
    game.now = Date.now();
    game.host({ type: 'addTime', ms: 30_000 });
    await vi.advanceTimersByTimeAsync(750);
    expect(line.commandIds).toHaveLength(1);
    await open.push();
    expect(open.state.draft).toEqual({
      answer: { type: 'MSQ', optionIds: [open.optionId('2')] },
      state: 'open',
    });
    open.intent({ type: 'toggle', optionId: open.optionId('4') });
    await vi.advanceTimersByTimeAsync(25_000);
    expect(line.commandIds).toHaveLength(1);
    open.intent({ type: 'submit' });
    await flush();
    expect(game.seat(line.playerId).pending).toMatchObject({ state: 'attempted', result: 'correct' });
    open.close();
  });
});
