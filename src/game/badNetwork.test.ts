import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { begun, flush, page, questions, start, startedGame } from '#src/game/testing/playedPage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a page on a bad network', () => {
  it('continues to the next question after requesting it while the connection was down', async () => {
    const { line, open } = await begun();
    open.intent({ type: 'choose', optionId: open.optionId('7') });
    await flush();
    line.down = true;
    await open.seen();
    await open.seen();
    await vi.advanceTimersByTimeAsync(100);
    expect(open.view.slide?.index).toBe(0);
    line.down = false;
    await vi.advanceTimersByTimeAsync(3_000);
    expect(open.view.slide?.index).toBe(1);
    open.close();
  });

  it('sends unacknowledged answers as it closes, with the same command id', async () => {
    const { line, open } = await begun();
    open.leaving();
    expect(line.beacons).toEqual([]);
    line.down = true;
    open.intent({ type: 'choose', optionId: open.optionId('7') });
    await flush();
    open.leaving();
    const questionId = open.view.slide?.question?.id;
    expect(line.beacons).toMatchObject([{ request: { questionId, response: { state: 'attempted' } } }]);
    line.down = false;
    await vi.advanceTimersByTimeAsync(3_000);
    // The page stayed open after all: its next try is the same command, and nothing is left to send.
    expect(line.commandIds.at(-1)).toBe(line.beacons[0]?.commandId);
    expect(open.view.me.totalCorrect).toBe(1);
    open.leaving();
    expect(line.beacons).toHaveLength(1);
    open.close();
  });

  it('requests the next question after a pause between two questions', async () => {
    const { game, open } = await begun();
    open.intent({ type: 'choose', optionId: open.optionId('7') });
    await flush();
    game.host({ type: 'pause' });
    await open.push();
    await open.seen();
    await open.seen();
    await vi.advanceTimersByTimeAsync(100);
    game.now = Date.now();
    game.host({ type: 'resume' });
    await open.push();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(open.view.slide?.index).toBe(1);
    open.close();
  });

  it('requests the view when a push overtakes the receipt of an answer', async () => {
    const { game, line, open } = await begun();
    line.hold.add('proceedGame');
    open.intent({ type: 'choose', optionId: open.optionId('7') });
    await flush();
    game.join('Late one');
    open.part('room', 'lobby');
    line.held.get('proceedGame')?.();
    await flush();
    expect(open.view.slide).toMatchObject({ answered: true, feedback: { result: 'correct' } });
    expect(open.state).toMatchObject({ phase: { id: 'feedback' }, draft: { state: 'open' } });
    open.close();
  });

  it('requests the view again if the one on its way may predate the answer', async () => {
    const { game, line, open } = await begun();
    line.hold.add('reconnectRoom').add('proceedGame');
    game.host({ type: 'pause' });
    open.intent({ type: 'skip' });
    await flush();
    expect(line.held.has('reconnectRoom')).toBe(true);
    game.host({ type: 'resume' });
    await vi.advanceTimersByTimeAsync(3_000);
    await open.push();
    open.intent({ type: 'choose', optionId: open.optionId('7') });
    await flush();
    game.join('Late one');
    open.part('room', 'lobby');
    line.held.get('proceedGame')?.();
    await flush();
    line.hold.clear();
    line.held.get('reconnectRoom')?.();
    await flush();
    expect(open.view.slide).toMatchObject({ answered: true, feedback: { result: 'correct' } });
    open.close();
  });

  it('continues after an answer has crossed with leaving its question for later', async () => {
    const { game, line, open } = await begun();
    const left = open.view.slide?.question?.id ?? '';
    const optionId = open.optionId('7');
    open.intent({ type: 'later' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(open.view.slide).toMatchObject({ index: 1, state: 'active' });
    line.loseNextAnswer = true;
    open.intent({ type: 'toggle', optionId: open.optionId('2') });
    open.intent({ type: 'submit' });
    await flush();
    expect(open.state.draft.state).toBe('kept');
    game.send({
      type: 'answer',
      playerId: line.playerId,
      commandId: 'crossed',
      questionId: left,
      state: 'attempted',
      answer: { type: 'MCQ', optionId },
      networkMs: 0,
    });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(open.view.slide).toMatchObject({ index: 2, state: 'active' });
    expect(open.state).toMatchObject({ phase: null, draft: { state: 'open' } });
    expect(open.view.me.totalCorrect).toBe(1);
    open.close();
  });

  it('leaves the current question alone when the answer to an earlier one is refused', async () => {
    const { game, line } = startedGame({ type: 'tp', questions: [...questions()].toSpliced(1, 1) });
    const open = page(line);
    await open.push();
    await start(game, open);
    line.down = true;
    open.intent({ type: 'choose', optionId: open.optionId('7') });
    await flush();
    game.host({ type: 'next' });
    game.wait(600);
    game.host({ type: 'next' });
    game.host({ type: 'next' });
    vi.setSystemTime(game.now);
    await open.push();
    open.intent({ type: 'type', text: 'Par' });
    line.down = false;
    await vi.advanceTimersByTimeAsync(16_000);
    expect(open.refused).toEqual(['response.ALREADY_ANSWERED']);
    expect(open.state.draft).toEqual({ answer: { type: 'BLANK', text: 'Par' }, state: 'open' });
    open.close();
  });

  it('requests the summary until it arrives', async () => {
    const { game, line, open } = await begun();
    line.down = true;
    game.host({ type: 'end' });
    open.part('room', 'me');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(open.view.summary).toBeNull();
    line.down = false;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(open.view.summary).not.toBeNull();
    open.close();
  });

  it('subscribes to the leaderboard until that succeeds, and again on every new connection', async () => {
    const { game, line } = startedGame({ type: 'tp', questions: questions() });
    const open = page(line);
    await open.push();
    await start(game, open);
    const subscriptions = () => line.calls.filter((name) => name === 'subscribe').length;
    game.host({ type: 'next' });
    game.wait(600);
    game.host({ type: 'next' });
    vi.setSystemTime(game.now);
    line.lost = 'subscribe';
    await open.push();
    expect(open.state.scene).toBe('leaderboard');
    await vi.advanceTimersByTimeAsync(4_000);
    expect(subscriptions()).toBe(3);
    line.lost = null;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(subscriptions()).toBe(4);
    open.reconnected();
    await flush();
    expect(subscriptions()).toBe(5);
    open.close();
  });

  it('skips and replays once each when the connection is back, and says that it is waiting', async () => {
    const { line, open } = await begun();
    line.down = true;
    open.intent({ type: 'skip' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(open.delays).toEqual(['delayed']);
    line.down = false;
    open.retry();
    await flush();
    expect(open.view.slide?.feedback?.state).toBe('passed');
    open.intent({ type: 'finish' });
    await flush();
    line.down = true;
    open.intent({ type: 'again' });
    open.intent({ type: 'again' });
    await flush();
    line.down = false;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(open.view.me.attempt).toBe(2);
    expect(open.delays).toHaveLength(2);
    open.close();
  });

  it("doesn't skip a question that was answered while the connection was down", async () => {
    const { game, line, open } = await begun();
    line.down = true;
    open.intent({ type: 'skip' });
    await flush();
    open.intent({ type: 'choose', optionId: open.optionId('7') });
    await flush();
    line.down = false;
    open.retry();
    await flush();
    expect(game.seat(line.playerId).responses).toMatchObject([{ state: 'attempted' }]);
    open.close();
  });

  it('finishes once the stored answer has been accepted', async () => {
    const { game, line, open } = await begun();
    line.lost = 'proceedGame';
    open.intent({ type: 'choose', optionId: open.optionId('7') });
    await flush();
    open.intent({ type: 'finish' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(open.state.finishing).toBe(true);
    expect(line.calls).not.toContain('playerGameOver');
    line.lost = null;
    open.retry();
    await flush();
    expect(game.seat(line.playerId).responses).toHaveLength(1);
    expect(open.state).toMatchObject({ scene: 'gameOver', finishing: false, phase: null });
    expect(open.refused).toEqual([]);
    open.close();
  });

  it('continues the game if the player cancels finishing before the connection is back', async () => {
    const { game, line, open } = await begun();
    line.down = true;
    open.intent({ type: 'finish' });
    await flush();
    open.intent({ type: 'stay' });
    line.down = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(game.seat(line.playerId).isOver).toBe(false);
    expect(open.state.finishing).toBe(false);
    open.close();
  });

  it('stores the answer, says so, and sends it when the connection is back', async () => {
    const { line, open } = await begun();
    line.down = true;
    open.intent({ type: 'choose', optionId: open.optionId('7') });
    await flush();
    expect(open.state.draft.state).toBe('kept');
    expect(open.kept.at(-1)).toBe(1);
    line.down = false;
    open.reconnected();
    await flush();
    expect(open.view.slide?.feedback?.result).toBe('correct');
    expect(open.kept.at(-1)).toBe(0);
    open.close();
  });

  it('stores no answer for a player who gave none before time ran out', async () => {
    const { game, line } = startedGame({ questions: questions(), options: { timer: 'strict' } });
    const open = page(line);
    await start(game, open);
    line.down = true;
    await vi.advanceTimersByTimeAsync(40_000);
    expect(open.state.draft).toEqual({ answer: null, state: 'kept' });
    expect(open.kept).not.toContain(1);
    line.down = false;
    open.reconnected();
    await flush();
    expect(open.view.slide?.feedback?.state).toBe('timedOut');
    open.close();
  });

  it.each(['skip', 'later'] as const)(
    "doesn't %s a question that was answered while the connection was down",
    async (type) => {
      const { line, open } = await begun();
      line.down = true;
      const calls = line.calls.length;
      open.intent({ type });
      await flush();
      // A socket that isn't known to be dead would deliver it ahead of the answer.
      expect(line.calls).toHaveLength(calls);
      expect(open.delays).toHaveLength(1);
      open.intent({ type: 'choose', optionId: open.optionId('7') });
      await flush();
      line.down = false;
      open.reconnected();
      await vi.advanceTimersByTimeAsync(100);
      expect(open.state.phase?.id).toBe('feedback');
      expect(open.view.slide?.feedback?.result).toBe('correct');
      expect(open.refused).toEqual([]);
      open.close();
    },
  );

  it('skips an unanswered question once the connection is back', async () => {
    const { line, open } = await begun();
    line.down = true;
    open.intent({ type: 'skip' });
    await flush();
    line.down = false;
    open.reconnected();
    await flush();
    expect(open.view.slide?.feedback?.state).toBe('passed');
    open.close();
  });

  it('counts an answer only once if its acknowledgment is lost', async () => {
    const { game, line, open } = await begun();
    line.loseNextAnswer = true;
    open.intent({ type: 'choose', optionId: open.optionId('7') });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(new Set(line.commandIds).size).toBe(1);
    expect(line.commandIds.length).toBeGreaterThan(1);
    expect(game.seat(line.playerId).responses).toHaveLength(1);
    expect(open.refused).toEqual([]);
    open.close();
  });

  it('tells the player when an answer came too late to be accepted', async () => {
    const { game, line } = startedGame({ type: 'tp', questions: questions() });
    const open = page(line);
    await open.push();
    await start(game, open);
    line.down = true;
    open.intent({ type: 'choose', optionId: open.optionId('7') });
    await flush();
    game.host({ type: 'next' });
    game.wait(600);
    line.down = false;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(open.refused).toEqual(['response.ALREADY_ANSWERED']);
    expect(open.state.draft).toEqual({ answer: null, state: 'open' });
    expect(open.view.slide?.state).toBe('reveal');
    open.close();
  });
});
