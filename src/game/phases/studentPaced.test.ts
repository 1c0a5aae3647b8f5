// A student-paced game, played on a page against the rules of the core.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryKv } from '#src/platform/storage/kv.ts';
import { asSort } from '#core/testing/asSort.ts';
import { flush, page, questions, start, startedGame } from '#src/game/testing/playedPage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NUMBERS = ['Q1', 'Q2', 'Q3', 'Q4', 'Q5'].map((text) => ({
  type: 'MCQ' as const,
  text,
  options: [{ text: 'right', correct: true }, { text: 'wrong' }],
}));

/** A page on which the player answers and continues, at a game with others. */
async function among(settings: Parameters<typeof startedGame>[0] = {}, autoNext = true) {
  const { game, line } = startedGame({ questions: NUMBERS, options: { timer: 'off' }, ...settings });
  const cleo = game.join('Cleo');
  const open = page(line, createMemoryKv(), { settings: { autoNext } });
  await start(game, open);
  const next = async () => {
    open.intent({ type: 'next' });
    await flush();
  };
  if (!autoNext) await next();
  const answer = async (word: 'right' | 'wrong') => {
    // No two answers come at the same time.
    await vi.advanceTimersByTimeAsync(100);
    open.intent({ type: 'choose', optionId: open.optionId(word) });
    await flush();
  };
  /** Cleo answers the next question, before the player's next answer. */
  const other = (word: 'right' | 'wrong') => {
    game.now = Date.now() + 50;
    game.open(cleo);
    game.answer(cleo, [word]);
  };
  return { game, line, open, next, answer, other };
}

/** A page that shows the leaderboard, has requested the next question, and gets no answer. */
async function nextOnItsWay() {
  const playing = await among();
  const { line, open, next, answer } = playing;
  for (const word of ['right', 'right', 'right'] as const) {
    await answer(word);
    if (open.view.me.answered < 3) await next();
  }
  line.lost = 'getQuestions';
  await next();
  await next();
  expect(open.state.scene).toBe('leaderboard');
  return playing;
}

describe('a student-paced game', () => {
  it('shows the lobby, the countdown and the first question automatically', async () => {
    const { game, line } = startedGame();
    const open = page(line);
    await open.push();
    expect(open.state.scene).toBe('lobby');
    game.host({ type: 'start' });
    await open.push();
    expect(open.state.scene).toBe('countdown');
    expect(line.calls).not.toContain('getQuestions');
    await vi.advanceTimersByTimeAsync(3_000);
    expect(open.state.scene).toBe('question');
    expect(open.view.slide?.question?.text).toBe('Which is a prime?');
    open.close();
  });

  it('goes from a pressed option through feedback to the next question', async () => {
    const { game, line } = startedGame({ questions: questions() });
    const open = page(line);
    await start(game, open);
    open.intent({ type: 'choose', optionId: open.optionId('7') });
    expect(open.state.draft).toEqual({
      answer: { type: 'MCQ', optionId: open.optionId('7') },
      state: 'sending',
    });
    await flush();
    expect(open.view.slide?.feedback?.result).toBe('correct');
    expect(open.view.me.score).toBeGreaterThan(0);
    expect(open.state).toMatchObject({
      scene: 'question',
      phase: { id: 'feedback' },
      draft: { state: 'open', answer: null },
    });
    await open.seen();
    expect(open.state).toMatchObject({ scene: 'question', phase: null });
    expect(open.view.slide?.question?.text).toBe('Which are even?');
    open.close();
  });

  it.each([true, false])(
    'shows the leaderboard after every third question; it passes by itself (automatic: %s)',
    async (autoNext) => {
      const { open, next, answer } = await among({}, autoNext);
      for (const text of ['Q1', 'Q2', 'Q3', 'Q4']) {
        expect(open.view.slide).toMatchObject({ answered: false, question: { text } });
        await answer('right');
        await next();
        if (text !== 'Q3') continue;
        expect(open.state).toMatchObject({ scene: 'leaderboard', waitsForNext: false });
        await open.seen();
      }
      expect(open.view.slide).toMatchObject({ answered: false, question: { text: 'Q5' } });
      open.close();
    },
  );

  it('shows the leaderboard where the player overtook somebody, or was overtaken', async () => {
    const { open, next, answer, other } = await among();
    const leadsTo = async (scene: string) => {
      await next();
      expect(open.state.scene).toBe(scene);
      if (scene === 'leaderboard') await next();
    };
    other('right');
    await answer('wrong');
    // The first rank isn't a move.
    await leadsTo('question');
    await answer('right');
    expect(open.view.me).toMatchObject({ rank: 2, previousRank: 2 });
    await leadsTo('question');
    await answer('right');
    expect(open.view.me).toMatchObject({ rank: 1, previousRank: 2 });
    await leadsTo('leaderboard');
    other('right');
    other('right');
    await answer('wrong');
    expect(open.view.me).toMatchObject({ rank: 2, previousRank: 1 });
    await leadsTo('leaderboard');
    expect(open.view.slide).toMatchObject({ answered: false, question: { text: 'Q5' } });
    open.close();
  });

  it('shows no leaderboard to a player alone, or where students see none', async () => {
    const hidden = await among({ questions: NUMBERS, options: { studentLeaderboard: 'no' } });
    for (const text of ['Q2', 'Q3', 'Q4']) {
      await hidden.answer('right');
      await hidden.next();
      expect(hidden.open.view.slide).toMatchObject({ answered: false, question: { text } });
    }
    hidden.open.close();
  });

  it('continues without a verdict after a slide that is only shown, even at the end', async () => {
    const restore = asSort('OPEN', 'shown');
    const slide = { type: 'OPEN', text: 'Look' } as const;
    const { game, line } = startedGame({ questions: [slide, questions()[2], slide] });
    const open = page(line);
    await start(game, open);
    const see = async () => {
      open.intent({ type: 'type', text: 'seen' });
      open.intent({ type: 'submit' });
      await flush();
    };
    await see();
    expect(open.state).toMatchObject({ scene: 'question', phase: null });
    expect(open.view.slide?.question?.text).toBe('The capital of France?');
    await see();
    expect(open.state).toMatchObject({ phase: { id: 'feedback' } });
    await open.seen();
    expect(open.view.slide?.question?.text).toBe('Look');
    await see();
    expect(open.view.me).toMatchObject({ isOver: true, answered: 1 });
    expect(open.state.phase?.id).not.toBe('feedback');
    open.close();
    restore();
  });

  it('keeps the phase between two questions until the next question has arrived', async () => {
    const { game, line } = startedGame({ questions: questions() });
    const open = page(line);
    await start(game, open);
    open.intent({ type: 'choose', optionId: open.optionId('7') });
    await flush();
    line.hold.add('getQuestions');
    const asked = line.calls.length;
    await open.seen();
    for (let press = 0; press < 3; press += 1) open.intent({ type: 'next' });
    await flush();
    expect(open.state).toMatchObject({ scene: 'question', phase: { id: 'feedback' } });
    expect(line.calls.slice(asked)).toEqual(['getQuestions']);

    line.held.get('getQuestions')?.();
    await flush();
    expect(open.state).toMatchObject({ scene: 'question', phase: null });
    expect(open.view.slide?.question?.text).toBe('Which are even?');
    open.close();
  });

  it.each([
    ['a pause', { type: 'pause' }, 'leaderboard'],
    ['the end', { type: 'end' }, 'gameOver'],
  ] as const)('shows %s that comes while the next question is on its way', async (_, command, scene) => {
    const { game, open } = await nextOnItsWay();
    game.host(command);
    await open.push();
    expect(open.state.scene).toBe(scene);
    open.close();
  });

  it('shows an end from another device, with questions left for later, while the next question is on its way', async () => {
    const { game, line, open } = await nextOnItsWay();
    game.open(line.playerId);
    const questionId = game.room.questions[game.currentQuestion(line.playerId)]?.question.id ?? '';
    const seat = { playerId: line.playerId, commandId: game.commandId() };
    expect(game.send({ type: 'answerLater', ...seat, questionId, draft: null })).toMatchObject({ ok: true });
    game.send({ type: 'finish', playerId: line.playerId });
    await open.push();
    expect(open.view.slide?.feedback?.state).toBe('seen');
    expect(open.state).toMatchObject({ scene: 'gameOver', phase: null });
    open.close();
  });

  it('continues immediately when the player presses Next', async () => {
    const { game, line } = startedGame({ questions: questions() });
    const open = page(line);
    await start(game, open);
    open.intent({ type: 'choose', optionId: open.optionId('4') });
    await flush();
    open.intent({ type: 'next' });
    open.intent({ type: 'next' });
    await flush();
    expect(open.view.slide?.index).toBe(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(open.view.slide?.index).toBe(1);
    open.close();
  });

  it('waits for the player if there is an explanation to read or the player prefers to', async () => {
    const { game, line } = startedGame();
    const open = page(line);
    await start(game, open);
    open.intent({ type: 'choose', optionId: open.optionId('7') });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(open.state).toMatchObject({ phase: { id: 'feedback' }, waitsForNext: true });
    open.close();

    const other = startedGame({ questions: questions() });
    const slow = page(other.line, createMemoryKv(), { settings: { autoNext: false } });
    await start(other.game, slow);
    expect(slow.state).toMatchObject({ scene: 'question', waitsForNext: true });
    expect(slow.view.slide?.question).toBeNull();
    slow.intent({ type: 'next' });
    await flush();
    slow.intent({ type: 'choose', optionId: slow.optionId('7') });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(slow.state).toMatchObject({ phase: { id: 'feedback' }, waitsForNext: true });
    slow.intent({ type: 'next' });
    await flush();
    expect(slow.view.slide).toMatchObject({ index: 1, state: 'active' });
    slow.close();
  });

  it('selects, deselects and submits several options, and sends typed text', async () => {
    const { game, line } = startedGame({ questions: questions() });
    const open = page(line);
    await start(game, open);
    open.intent({ type: 'skip' });
    await flush();
    open.intent({ type: 'next' });
    open.intent({ type: 'next' });
    await flush();
    for (const text of ['4', '3', '2', '3']) open.intent({ type: 'toggle', optionId: open.optionId(text) });
    expect(open.state.draft.answer).toMatchObject({ optionIds: [expect.any(String), expect.any(String)] });
    open.intent({ type: 'submit' });
    await flush();
    expect(open.view.slide?.feedback?.result).toBe('correct');
    open.intent({ type: 'next' });
    open.intent({ type: 'next' });
    await flush();
    open.intent({ type: 'submit' });
    expect(line.calls.filter((name) => name === 'proceedGame')).toHaveLength(1);
    open.intent({ type: 'type', text: ' paris ' });
    open.intent({ type: 'submit' });
    await flush();
    expect(open.view.slide?.feedback?.result).toBe('correct');
    expect(open.view.me.isOver).toBe(true);
    expect(open.state.scene).toBe('question');
    await open.seen();
    expect(open.state.scene).toBe('gameOver');
    expect(open.view.summary?.totalCorrect).toBe(2);
    open.close();
  });

  it('ends an attempt early and plays another one', async () => {
    const { game, line } = startedGame({ questions: questions() });
    const open = page(line);
    await start(game, open);
    open.intent({ type: 'finish' });
    await flush();
    expect(open.state.scene).toBe('gameOver');
    open.intent({ type: 'again' });
    await flush();
    expect(open.view.me.attempt).toBe(2);
    expect(open.state.scene).toBe('question');
    expect(open.view.slide?.state).toBe('active');
    open.close();
  });

  it('shows the end immediately to a player who finishes while feedback is waiting to be read', async () => {
    const { game, line } = startedGame({ questions: questions() });
    const open = page(line, undefined, { settings: { autoNext: false } });
    await start(game, open);
    open.intent({ type: 'next' });
    await flush();
    open.intent({ type: 'choose', optionId: open.optionId('7') });
    await flush();
    expect(open.state).toMatchObject({ phase: { id: 'feedback' }, waitsForNext: true });
    open.intent({ type: 'finish' });
    await flush();
    expect(open.state).toMatchObject({ scene: 'gameOver', phase: null });
    open.close();
  });

  it('times out on a strict clock and sends the draft', async () => {
    const { game, line } = startedGame({ questions: questions().slice(1), options: { timer: 'strict' } });
    const open = page(line);
    await start(game, open);
    open.intent({ type: 'toggle', optionId: open.optionId('2') });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(open.view.slide).toMatchObject({ answered: true, answer: { optionIds: [expect.any(String)] } });
    expect(open.view.slide?.feedback?.state).toBe('timedOut');
    open.close();
  });

  it('lets the clock run out if it only affects the bonus', async () => {
    const { game, line } = startedGame();
    const open = page(line);
    await start(game, open);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(open.view.slide?.answered).toBe(false);
    open.close();
  });

  it('does nothing while paused', async () => {
    const { game, line } = startedGame({ questions: questions() });
    const open = page(line);
    await start(game, open);
    game.host({ type: 'pause' });
    await open.push();
    open.intent({ type: 'choose', optionId: open.optionId('7') });
    await flush();
    expect(line.calls).not.toContain('proceedGame');
    open.close();
  });

  it.each(['async', 'solo'] as const)(
    'opens a game with play mode %s only when the player starts it',
    async (playMode) => {
      const { game, line } = startedGame({ questions: questions(), playMode });
      const open = page(line);
      await open.push();
      await vi.advanceTimersByTimeAsync(10_000);
      expect(open.state).toMatchObject({ scene: 'question', waitsForNext: true });
      expect(game.seat(line.playerId).open).toBeNull();
      open.intent({ type: 'next' });
      await flush();
      expect(open.view.slide).toMatchObject({ index: 0, state: 'active' });
      open.close();
    },
  );
});
