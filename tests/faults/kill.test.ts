// Crash test: kills the server repeatedly in the middle of a game.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { callHttp, data, hostIdentity, type Credentials } from '#tools/classroom/calls.ts';
import { freePort, ServerProcess } from '#tools/classroom/ServerProcess.ts';

/**
 * Number of kills. `npm run test:faults` sets 20; `npm test` skips this test to save time, and its network
 * tests kill their server once per game.
 */
const KILLS = Number(process.env.KILLS ?? 0);
const PLAYERS = 6;
const QUIZ: AuthoredQuiz = {
  title: 'Long',
  questions: Array.from({ length: 1_000 }, (_, n) => ({
    type: 'MCQ',
    text: `Question ${n}`,
    options: [{ text: 'a', correct: true }, { text: 'b' }],
  })),
};

interface Acknowledged {
  readonly question: string;
  readonly optionId: string;
}

/** Keeps playing whatever happens: a call without a reply is sent again with the same command id. */
class StubbornPlayer {
  readonly acknowledged: Acknowledged[] = [];
  readonly refusals: string[] = [];
  #stopped = false;
  readonly #url: string;
  readonly #roomHash: string;
  readonly playerId: string;
  readonly seat: string;

  constructor(url: string, roomHash: string, playerId: string, seat: string) {
    this.#url = url;
    this.#roomHash = roomHash;
    this.playerId = playerId;
    this.seat = seat;
  }

  async #call(
    name: 'getQuestions' | 'proceedGame',
    request: Record<string, unknown>,
    commandId: string,
  ): Promise<any> {
    for (;;) {
      const reply = await callHttp(
        { url: this.#url },
        name,
        { roomHash: this.#roomHash, playerId: this.playerId, ...request },
        { seat: this.seat, commandId },
      ).catch(() => null);
      if (reply?.success) return reply.data;
      if (reply && reply.status !== undefined && reply.status < 500) {
        this.refusals.push(`${name}: ${reply.error.type}`);
        return null;
      }
      if (this.#stopped) return null;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }

  async play(): Promise<void> {
    for (let n = 0; !this.#stopped; n += 1) {
      const opened = await this.#call('getQuestions', {}, `open-${this.playerId}-${n}`);
      const question = opened?.view.slide.question;
      if (!question) return;
      const optionId = question.options[n % 2].id as string;
      const receipt = await this.#call(
        'proceedGame',
        { questionId: question.id, response: { state: 'attempted', answer: { type: 'MCQ', optionId } } },
        `answer-${this.playerId}-${n}`,
      );
      if (receipt) this.acknowledged.push({ question: question.id, optionId });
    }
  }

  stop(): void {
    this.#stopped = true;
  }
}

async function playThroughKills(environment: Record<string, string>): Promise<void> {
  const server = new ServerProcess(await freePort(), environment);
  await server.start();
  try {
    const host: Credentials = await hostIdentity(server);
    const quizId = data(await callHttp(server, 'saveQuiz', { quiz: QUIZ }, host)).card.id;
    const { roomHash } = data(
      await callHttp(
        server,
        'hostGame',
        { quizId, type: 'normal', gameOptions: { timer: 'off', jumble: true } },
        host,
      ),
    );
    const players: StubbornPlayer[] = [];
    for (let n = 0; n < PLAYERS; n += 1) {
      const seat = data(
        await callHttp(server, 'join', { roomHash, player: { name: `Player ${n}` }, startSource: 'test' }),
      );
      players.push(new StubbornPlayer(server.url, roomHash, seat.playerId, seat.ticket));
    }
    data(await callHttp(server, 'startGame', { roomHash }, host));
    await new Promise((resolve) => setTimeout(resolve, 3_100));
    const playing = players.map((player) => player.play());
    for (let kill = 0; kill < KILLS; kill += 1) {
      await new Promise((resolve) => setTimeout(resolve, 50 + Math.random() * 500));
      await server.end('SIGKILL');
      const before = players.map((player) => player.acknowledged.length);
      await server.start();
      const { view } = data(await callHttp(server, 'getGame', { roomHash }, host));
      players.forEach(({ playerId }, index) => {
        const row = view.players.find((each: { id: string }) => each.id === playerId);
        expect(row.answered).toBeGreaterThanOrEqual(before[index] ?? 0);
      });
    }
    // Everyone carries on after the last kill too, however long a busy machine takes.
    for (const player of players)
      await expect.poll(() => player.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(KILLS);
    for (const player of players) player.stop();
    await Promise.all(playing);
    data(await callHttp(server, 'endGame', { roomHash }, host));
    let checked = 0;
    for (const player of players) {
      expect(player.refusals).toEqual([]);
      const { summary } = data(
        await callHttp(
          server,
          'playerSummary',
          { roomHash, playerId: player.playerId },
          { seat: player.seat },
        ),
      );
      const kept = new Map(
        summary.items
          .filter((item: any) => item.state === 'attempted')
          .map((item: any) => [item.question.id, item.answer.optionId]),
      );
      for (const { question, optionId } of player.acknowledged) {
        expect(kept.get(question)).toBe(optionId);
        checked += 1;
      }
    }
    process.stdout.write(`${checked} acknowledged answers, killed ${KILLS}×, none lost\n`);
    expect(await server.end('SIGTERM')).toBe(0);
  } finally {
    await server.end('SIGKILL');
  }
}

describe.runIf(KILLS > 0)(`a server killed ${KILLS} times during a game`, () => {
  // Starts empty, as for a new user; other tests copy a prepared one (server/testing/preparedStore.ts).
  const dataDir = mkdtempSync(join(tmpdir(), 'quizpeak-kill-'));
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it('keeps every acknowledged answer in the embedded database', { timeout: 400_000 }, () =>
    playThroughKills({ DATA_DIR: dataDir, DATABASE_URL: '' }),
  );

  const postgres = process.env.TEST_DATABASE_URL;
  it.runIf(postgres !== undefined)(
    'keeps every acknowledged answer in PostgreSQL',
    { timeout: 400_000 },
    () => playThroughKills({ DATA_DIR: dataDir, DATABASE_URL: postgres ?? '' }),
  );
});
