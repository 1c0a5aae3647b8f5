// The controller against the real rules of the core: a server in the page, whose line can be cut.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayerView } from '#core/views/playerView.ts';
import { Game, type GameSettings } from '#core/testing/game.ts';
import type { PlayState } from '#src/game/play.ts';
import { createPlayController, type PlayDeps } from '#src/game/playController.ts';
import { PACE } from '#src/game/studentPace.ts';
import type { Caller, CallOptions } from '#src/services/requests/caller.ts';
import { RequestError } from '#src/services/requests/requestError.ts';
import { createSeatDraft } from '#src/services/storage/drafts.ts';
import { createMemoryKv } from '#src/services/storage/kv.ts';
import { createOutbox } from '#src/services/storage/outbox.ts';
import { createRoomStore, type RoomStore } from '#src/stores/roomStore.ts';
import { createServerClock } from '#src/stores/serverClock.ts';

const flush = () => vi.advanceTimersByTimeAsync(0);

/** One player's line to a room: calls are judged by the core, `push` brings what others did. */
class Line {
  readonly calls: string[] = [];
  readonly commandIds: string[] = [];
  down = false;
  /** Calls of this name get no answer, while all others do. */
  lost: string | null = null;
  /** Answers to calls of this name wait until they are let through. */
  readonly held = new Map<string, () => void>();
  readonly hold = new Set<string>();
  /** The server takes the next answer, but its acknowledgement gets lost. */
  loseNextAnswer = false;
  readonly game: Game;
  readonly playerId: string;

  constructor(game: Game, playerId: string) {
    this.game = game;
    this.playerId = playerId;
  }

  view = (): PlayerView => structuredClone(this.game.view(this.playerId)) as PlayerView;

  caller: Caller = {
    call: (async (name: string, request: Record<string, never>, options: CallOptions = {}) => {
      this.calls.push(name);
      await Promise.resolve();
      if (this.down || this.lost === name) throw new RequestError('network');
      this.game.now = Date.now();
      const answer = structuredClone(this.decide(name, request, options));
      if (this.hold.has(name)) await new Promise<void>((go) => this.held.set(name, go));
      if (!this.loseNextAnswer) return answer;
      this.loseNextAnswer = false;
      throw new RequestError('network');
    }) as unknown as Caller['call'],
  };

  private decide(
    name: string,
    request: Record<string, never>,
    { commandId = 'command' }: CallOptions,
  ): unknown {
    const { game, playerId } = this;
    const seat = { playerId, commandId };
    const receipt = () => {
      const { seq, me, slide } = this.view();
      return { seq, now: game.now, me: game.room.type === 'tp' ? null : me, slide: slide && pick(slide) };
    };
    switch (name) {
      case 'getQuestions':
        this.send({ type: 'openQuestion', playerId });
        return { view: this.view(), now: game.now };
      case 'proceedGame': {
        this.commandIds.push(commandId);
        const { questionId, response } = request as unknown as {
          questionId: string;
          response: { state: 'attempted'; answer: null };
        };
        this.send({
          type: 'answer',
          ...seat,
          questionId,
          state: response.state,
          answer: response.answer,
          networkMs: 0,
        });
        return receipt();
      }
      case 'skipQuestion':
        this.send({
          type: 'skip',
          ...seat,
          questionId: (request as unknown as { questionId: string }).questionId,
        });
        return receipt();
      case 'playerGameOver':
        this.send({ type: 'finish', playerId });
        return { view: this.view(), now: game.now };
      case 'rejoin':
        this.send({ type: 'startAttempt', playerId });
        return { view: this.view(), now: game.now };
      case 'subscribe':
        return { board: this.view().board };
      default:
        return { role: 'player', view: this.view(), now: game.now };
    }
  }

  private send(command: Parameters<Game['send']>[0]) {
    const decision = this.game.send(command);
    if (!decision.ok) throw new RequestError(decision.reason);
  }
}

const pick = ({ index, state, answer, answered, feedback }: NonNullable<PlayerView['slide']>) => ({
  index,
  state,
  answer,
  answered,
  feedback,
});

/** A page that a player has open; `kv` and `line` outlive it. */
function page(line: Line, kv = createMemoryKv(), changes: Partial<PlayDeps> = {}) {
  const room: RoomStore<PlayerView> = createRoomStore<PlayerView>();
  const refused: string[] = [];
  const kept: number[] = [];
  const delays: string[] = [];
  const seat = { roomHash: line.game.room.hash, playerId: line.playerId, ticket: 'secret' };
  const controller = createPlayController({
    caller: line.caller,
    room,
    outbox: createOutbox(kv),
    kept: createSeatDraft(kv, seat),
    clock: createServerClock(),
    seat,
    autoNext: () => true,
    isOffline: () => line.down,
    onKept: (count) => kept.push(count),
    onRefused: (error) => refused.push(error.type),
    onDelay: () => delays.push('delayed'),
    ...changes,
  });
  const push = async () => {
    line.game.now = Date.now();
    line.game.send({ type: 'deadline' });
    room.put(line.view());
    await flush();
  };
  return {
    ...controller,
    push,
    /** What a push brings that changed these parts of the view alone. */
    part(...parts: (keyof PlayerView)[]) {
      const view = line.view();
      const patch = Object.fromEntries(parts.map((name) => [name, view[name]]));
      room.apply({ roomHash: view.room.hash, seq: view.seq, patch });
    },
    refused,
    kept,
    delays,
    get view() {
      return room.getState().view as PlayerView;
    },
    get state(): PlayState {
      return controller.play.getState();
    },
    optionId(text: string) {
      const question = this.view.slide?.question;
      if (!question || !('options' in question)) throw new Error('no options');
      return question.options.find((option) => option.text === text)?.id ?? '';
    },
  };
}

function startedGame(settings: GameSettings = {}) {
  const game = new Game(settings);
  vi.setSystemTime(game.now);
  const ana = game.join('Ana');
  game.join('Ben');
  const line = new Line(game, ana);
  return { game, line };
}

/** Starts the game and lets the 3-2-1 pass on the page's clock. */
async function start(game: Game, open: ReturnType<typeof page>) {
  game.host({ type: 'start' });
  await open.push();
  await vi.advanceTimersByTimeAsync(3_000);
  await open.push();
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a student-paced game', () => {
  it('shows lobby, countdown and the first question by itself', async () => {
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

  it('goes from a pressed option over feedback and standings to the next question', async () => {
    const { game, line } = startedGame({ questions: questions() });
    const open = page(line);
    await start(game, open);
    open.intent({ type: 'choose', optionId: open.optionId('7') });
    expect(open.state.draft).toEqual({ optionIds: [open.optionId('7')], text: '', state: 'sending' });
    await flush();
    expect(open.view.slide?.feedback?.result).toBe('correct');
    expect(open.view.me.score).toBeGreaterThan(0);
    expect(open.state).toMatchObject({
      scene: 'question',
      between: 'feedback',
      draft: { state: 'open', optionIds: [] },
    });
    await vi.advanceTimersByTimeAsync(PACE.feedbackMs);
    expect(open.state).toMatchObject({ scene: 'leaderboard', between: 'standings' });
    await vi.advanceTimersByTimeAsync(PACE.standingsMs);
    expect(open.state).toMatchObject({ scene: 'question', between: null });
    expect(open.view.slide?.question?.text).toBe('Which are even?');
    open.close();
  });

  it('goes on at once when the player presses on', async () => {
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

  it('waits for the player where there is an explanation to read, or where the player wants it', async () => {
    const { game, line } = startedGame();
    const open = page(line);
    await start(game, open);
    open.intent({ type: 'choose', optionId: open.optionId('7') });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(open.state).toMatchObject({ between: 'feedback', waitsForNext: true });
    open.close();

    const other = startedGame({ questions: questions() });
    const slow = page(other.line, createMemoryKv(), { autoNext: () => false });
    await start(other.game, slow);
    expect(slow.state).toMatchObject({ scene: 'question', waitsForNext: true });
    expect(slow.view.slide?.question).toBeNull();
    slow.intent({ type: 'next' });
    await flush();
    slow.intent({ type: 'choose', optionId: slow.optionId('7') });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(slow.state).toMatchObject({ between: 'feedback', waitsForNext: true });
    slow.intent({ type: 'next' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(slow.state).toMatchObject({ between: 'standings', waitsForNext: true });
    slow.close();
  });

  it('ticks, unticks and submits several options, and sends typed text', async () => {
    const { game, line } = startedGame({ questions: questions() });
    const open = page(line);
    await start(game, open);
    open.intent({ type: 'skip' });
    await flush();
    open.intent({ type: 'next' });
    open.intent({ type: 'next' });
    await flush();
    for (const text of ['4', '3', '2', '3']) open.intent({ type: 'toggle', optionId: open.optionId(text) });
    expect(open.state.draft.optionIds).toHaveLength(2);
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
    await vi.advanceTimersByTimeAsync(PACE.feedbackMs);
    expect(open.state.scene).toBe('gameOver');
    expect(open.view.summary?.totalCorrect).toBe(2);
    open.close();
  });

  it('plays another attempt, and ends one early', async () => {
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

  it('shows the end at once to who finishes while feedback waits to be read', async () => {
    const { game, line } = startedGame({ questions: questions() });
    const open = page(line, undefined, { autoNext: () => false });
    await start(game, open);
    open.intent({ type: 'next' });
    await flush();
    open.intent({ type: 'choose', optionId: open.optionId('7') });
    await flush();
    expect(open.state).toMatchObject({ between: 'feedback', waitsForNext: true });
    open.intent({ type: 'finish' });
    await flush();
    expect(open.state).toMatchObject({ scene: 'gameOver', between: null });
    open.close();
  });

  it('times out where the clock is strict, with what stood there', async () => {
    const { game, line } = startedGame({ questions: questions().slice(1), options: { timer: 'strict' } });
    const open = page(line);
    await start(game, open);
    open.intent({ type: 'toggle', optionId: open.optionId('2') });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(open.view.slide).toMatchObject({ answered: true, answer: { optionIds: [expect.any(String)] } });
    expect(open.view.slide?.feedback?.state).toBe('timedOut');
    open.close();
  });

  it('lets the clock run out where it only earns the bonus', async () => {
    const { game, line } = startedGame();
    const open = page(line);
    await start(game, open);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(open.view.slide?.answered).toBe(false);
    open.close();
  });

  it('does nothing in a pause', async () => {
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
});

describe('a teacher-paced game', () => {
  it('follows the slides that the teacher shows', async () => {
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

  it('sends what stands there when the question closes', async () => {
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
      state: 'attempted',
      result: 'correct',
    });
    open.close();
  });
});

describe('what the teacher does to the clock', () => {
  it.each(['strict', 'classic'] as const)(
    'sends as an answer what stands there when the teacher goes on early (timer %s)',
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
      expect(game.seat(line.playerId).responses[0]).toMatchObject({ state: 'attempted', result: 'correct' });
      expect(open.refused).toEqual([]);
      open.close();
    },
  );

  it('gives the question back when time was added while its time-out was on its way', async () => {
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
    expect(open.state.draft).toEqual({ optionIds: [open.optionId('2')], text: '', state: 'open' });
    open.intent({ type: 'toggle', optionId: open.optionId('4') });
    await vi.advanceTimersByTimeAsync(25_000);
    expect(line.commandIds).toHaveLength(1);
    open.intent({ type: 'submit' });
    await flush();
    expect(game.seat(line.playerId).pending).toMatchObject({ state: 'attempted', result: 'correct' });
    open.close();
  });
});

describe('on a bad network', () => {
  it('goes on to the next question when the line was down as it was asked for', async () => {
    const { game, line } = startedGame({ questions: questions() });
    const open = page(line);
    await start(game, open);
    open.intent({ type: 'choose', optionId: open.optionId('7') });
    await flush();
    line.down = true;
    await vi.advanceTimersByTimeAsync(PACE.feedbackMs + PACE.standingsMs + 100);
    expect(open.view.slide?.index).toBe(0);
    line.down = false;
    await vi.advanceTimersByTimeAsync(3_000);
    expect(open.view.slide?.index).toBe(1);
    open.close();
  });

  it('asks for the next question after a pause that fell between two', async () => {
    const { game, line } = startedGame({ questions: questions() });
    const open = page(line);
    await start(game, open);
    open.intent({ type: 'choose', optionId: open.optionId('7') });
    await flush();
    game.host({ type: 'pause' });
    await open.push();
    await vi.advanceTimersByTimeAsync(PACE.feedbackMs + PACE.standingsMs + 100);
    game.now = Date.now();
    game.host({ type: 'resume' });
    await open.push();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(open.view.slide?.index).toBe(1);
    open.close();
  });

  it('asks for the view when a push overtakes the receipt of an answer', async () => {
    const { game, line } = startedGame({ questions: questions() });
    const open = page(line);
    await start(game, open);
    line.hold.add('proceedGame');
    open.intent({ type: 'choose', optionId: open.optionId('7') });
    await flush();
    game.join('Late one');
    open.part('room', 'lobby');
    line.held.get('proceedGame')?.();
    await flush();
    expect(open.view.slide).toMatchObject({ answered: true, feedback: { result: 'correct' } });
    expect(open.state).toMatchObject({ between: 'feedback', draft: { state: 'open' } });
    open.close();
  });

  it('asks for the view once more where the one on its way was made before the answer', async () => {
    const { game, line } = startedGame({ questions: questions() });
    const open = page(line);
    await start(game, open);
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

  it('leaves the present question alone when the answer to an earlier one is refused', async () => {
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
    expect(open.state.draft).toEqual({ optionIds: [], text: 'Par', state: 'open' });
    open.close();
  });

  it('asks for the summary until it has come', async () => {
    const { game, line } = startedGame({ questions: questions() });
    const open = page(line);
    await start(game, open);
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

  it('subscribes to the board until that has worked, and again on every new line', async () => {
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

  it('skips, and plays again, as soon as the line is back, once each, and says that it waits', async () => {
    const { game, line } = startedGame({ questions: questions() });
    const open = page(line);
    await start(game, open);
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

  it('does not skip what was answered while the line was down', async () => {
    const { game, line } = startedGame({ questions: questions() });
    const open = page(line);
    await start(game, open);
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

  it('finishes once the answer that is kept has been taken', async () => {
    const { game, line } = startedGame({ questions: questions() });
    const open = page(line);
    await start(game, open);
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
    expect(open.state).toMatchObject({ scene: 'gameOver', finishing: false, between: null });
    expect(open.refused).toEqual([]);
    open.close();
  });

  it('plays on where the player takes finishing back before the line is', async () => {
    const { game, line } = startedGame({ questions: questions() });
    const open = page(line);
    await start(game, open);
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

  it('keeps the answer, says so, and brings it when the line is back', async () => {
    const { game, line } = startedGame({ questions: questions() });
    const open = page(line);
    await start(game, open);
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

  it('counts an answer once whose acknowledgement got lost', async () => {
    const { game, line } = startedGame({ questions: questions() });
    const open = page(line);
    await start(game, open);
    line.loseNextAnswer = true;
    open.intent({ type: 'choose', optionId: open.optionId('7') });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(new Set(line.commandIds).size).toBe(1);
    expect(line.commandIds.length).toBeGreaterThan(1);
    expect(game.seat(line.playerId).responses).toHaveLength(1);
    expect(open.refused).toEqual([]);
    open.close();
  });

  it('brings an answer after a reload, with the same command, and shows it meanwhile', async () => {
    const { game, line } = startedGame({ questions: questions() });
    const kv = createMemoryKv();
    const first = page(line, kv);
    await start(game, first);
    const chosen = first.optionId('7');
    line.down = true;
    first.intent({ type: 'choose', optionId: chosen });
    await flush();
    first.close();

    const second = page(line, kv);
    void second.resume();
    await second.push();
    expect(second.state.draft).toEqual({ optionIds: [chosen], text: '', state: 'kept' });
    line.down = false;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(new Set(line.commandIds).size).toBe(1);
    expect(game.seat(line.playerId).responses).toHaveLength(1);
    expect(await createOutbox(kv).waiting(game.room.hash, line.playerId)).toEqual([]);
    second.close();
  });

  it('goes on after a reload with what was ticked and typed, and forgets it once it is sent', async () => {
    const { game, line } = startedGame({ questions: questions().slice(1) });
    const kv = createMemoryKv();
    const reopened = async () => {
      const open = page(line, kv);
      await open.resume();
      await open.push();
      return open;
    };
    const first = page(line, kv);
    await start(game, first);
    const ticked = [first.optionId('2'), first.optionId('4')].toSorted();
    for (const optionId of ticked) first.intent({ type: 'toggle', optionId });
    first.close();

    const second = await reopened();
    expect(second.state.draft.optionIds.toSorted()).toEqual(ticked);
    expect(second.state.draft.state).toBe('open');
    second.intent({ type: 'submit' });
    await flush();
    expect(second.view.slide?.feedback?.result).toBe('correct');
    expect(await kv.entries('draft:')).toEqual([]);
    second.intent({ type: 'next' });
    second.intent({ type: 'next' });
    await flush();
    expect(second.state.draft).toEqual({ optionIds: [], text: '', state: 'open' });
    second.intent({ type: 'type', text: 'Par' });
    second.close();

    // The view may be there before the device's storage has answered.
    const third = page(line, kv);
    await third.push();
    expect(third.state.draft.text).toBe('');
    await third.resume();
    expect(third.state.draft).toEqual({ optionIds: [], text: 'Par', state: 'open' });
    third.intent({ type: 'skip' });
    await flush();
    expect(await kv.entries('draft:')).toEqual([]);
    third.close();
  });

  it('never takes what was begun for one question to another one, nor to another attempt', async () => {
    const { game, line } = startedGame({ type: 'tp', questions: questions().slice(1) });
    const kv = createMemoryKv();
    const first = page(line, kv);
    await first.push();
    await start(game, first);
    first.intent({ type: 'toggle', optionId: first.optionId('3') });
    first.close();
    expect(await kv.entries('draft:')).toHaveLength(1);
    for (const step of ['reveal', 'standings', 'next question']) {
      game.wait(1_000);
      game.send({ type: 'deadline' });
      expect(game.host({ type: 'next' }).ok, step).toBe(true);
    }
    const second = page(line, kv);
    await second.resume();
    await second.push();
    expect(second.view.slide?.question?.type).toBe('BLANK');
    expect(second.state.draft).toEqual({ optionIds: [], text: '', state: 'open' });
    expect(await kv.entries('draft:')).toEqual([]);
    second.close();
  });

  it('tells the player when an answer came too late to be taken', async () => {
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
    expect(open.state.draft).toEqual({ optionIds: [], text: '', state: 'open' });
    expect(open.view.slide?.state).toBe('reveal');
    open.close();
  });

  it('is where the player was when the page is opened again', async () => {
    const { game, line } = startedGame({ questions: questions() });
    const first = page(line);
    await start(game, first);
    first.intent({ type: 'choose', optionId: first.optionId('7') });
    await flush();
    first.close();
    vi.setSystemTime(Date.now() + 10 * 60_000);
    const second = page(line);
    await second.push();
    expect(second.view.slide?.answer).toEqual({ type: 'MCQ', optionId: second.optionId('7') });
    await vi.advanceTimersByTimeAsync(PACE.feedbackMs + PACE.standingsMs);
    expect(second.view.slide?.index).toBe(1);
    second.close();
  });
});

function questions() {
  return [
    {
      type: 'MCQ',
      text: 'Which is a prime?',
      options: [{ text: '4' }, { text: '7', correct: true }, { text: '9' }],
    },
    {
      type: 'MSQ',
      text: 'Which are even?',
      options: [{ text: '2', correct: true }, { text: '3' }, { text: '4', correct: true }, { text: '5' }],
    },
    { type: 'BLANK', text: 'The capital of France?', accepted: ['Paris'] },
  ] as const satisfies GameSettings['questions'];
}
