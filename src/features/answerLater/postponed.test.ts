// A question left for later, on a page against the rules of the core.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { POSTPONED_MS } from '#src/features/answerLater/player.tsx';
import { flush, page, questions, start, startedGame } from '#src/game/testing/playedPage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a question left for later', () => {
  it('says that a question is left for later, continues, and brings it back with its draft', async () => {
    const { game, line } = startedGame({ questions: [...questions()].reverse(), options: { timer: 'off' } });
    const open = page(line);
    await start(game, open);
    open.intent({ type: 'type', text: 'Par' });
    open.intent({ type: 'later' });
    await flush();
    expect(open.view.slide).toMatchObject({ question: null, postponed: 1 });
    expect(open.state).toMatchObject({ scene: 'question', waitsForNext: true });
    await vi.advanceTimersByTimeAsync(POSTPONED_MS - 100);
    expect(open.view.slide?.question).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect(open.view.slide).toMatchObject({ index: 1, postponed: 1 });
    expect(open.state.draft).toMatchObject({ answer: null });
    for (const texts of [['2', '4'], ['7']]) {
      for (const text of texts)
        open.intent({ type: texts.length > 1 ? 'toggle' : 'choose', optionId: open.optionId(text) });
      open.intent({ type: 'submit' });
      await flush();
      await open.seen();
      await open.seen();
    }
    expect(open.view.slide).toMatchObject({ index: 0, wasPostponed: true, mayPostpone: false });
    expect(open.state.draft).toMatchObject({ answer: { text: 'Par' }, state: 'open' });
    open.intent({ type: 'type', text: 'Paris' });
    open.intent({ type: 'submit' });
    await flush();
    expect(open.view.summary).toMatchObject({ totalCorrect: 3, unanswered: 0 });
    open.close();
  });

  it('continues immediately with reduced motion, or when the player presses Next', async () => {
    const { game, line } = startedGame({ questions: questions() });
    const open = page(line, undefined, { lessMotion: () => true });
    await start(game, open);
    open.intent({ type: 'later' });
    await flush();
    expect(open.view.slide).toMatchObject({ index: 1, postponed: 1 });
    open.close();
    const other = startedGame({ questions: questions() });
    const pressed = page(other.line);
    await start(other.game, pressed);
    pressed.intent({ type: 'later' });
    await flush();
    pressed.intent({ type: 'next' });
    await flush();
    expect(pressed.view.slide).toMatchObject({ index: 1, postponed: 1 });
    pressed.close();
  });

  it('goes to the end, not back to questions left for later, when the player finishes', async () => {
    const { game, line } = startedGame({ questions: questions() });
    const open = page(line, undefined, { lessMotion: () => true });
    await start(game, open);
    open.intent({ type: 'later' });
    await flush();
    open.intent({ type: 'finish' });
    await flush();
    expect(open.state).toMatchObject({ scene: 'gameOver', phase: null });
    open.close();
  });
});
