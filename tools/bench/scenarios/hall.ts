// A hall of 1,000 in a teacher-paced game: how long an answer takes when all answer within 1.5 s, and how
// much is pushed.

import { spawnSync } from 'node:child_process';
import { answerArgs, checked, connectAll, crowd, pause, questionIn } from '#tools/classroom/crowd.ts';
import { type Measured, measured, median, quantile } from '#tools/bench/figures.ts';
import { Host, lead } from '#tools/bench/Host.ts';
import type { LightSocket } from '#tools/classroom/LightSocket.ts';
import type { Pair } from '#tools/bench/Pair.ts';

const PLAYERS = 1_000;
const WINDOW_MS = 1_500;
const WARM_UP = 1;
const QUESTIONS = 8;

/** Sends each text at a random moment within the window; resolves to the response times in ms. */
export async function within(
  windowMs: number,
  sockets: readonly LightSocket[],
  args: readonly string[],
): Promise<number[]> {
  return Promise.all(
    sockets.map(async (socket, index) => {
      await pause(Math.random() * windowMs);
      const sentAt = performance.now();
      checked(await socket.call('proceedGame', args[index] as string));
      return performance.now() - sentAt;
    }),
  );
}

/** Resolves to the text of the first push to this player with a slide in the given state. */
export function slidePush(socket: LightSocket, state: string, also: (text: string) => void): Promise<string> {
  return new Promise((resolve) => {
    socket.onPush = (text) => {
      also(text);
      if (!text.includes('"question":{')) return;
      const [, { patch }] = JSON.parse(text) as [string, { patch?: { slide?: { state?: string } } }];
      if (patch?.slide?.state === state) resolve(text);
    };
  });
}

export async function hall({ real, bare }: Pair): Promise<Measured[]> {
  // One more than is played, because the leaderboard doesn't follow the last question.
  const host = await Host.open(real.port, WARM_UP + QUESTIONS + 1);
  const room = await host.room('tp');
  const players = await crowd(real.port, room.roomHash, PLAYERS);
  // What a new database has written goes to the disk first, and not while students answer.
  spawnSync('sync');
  const bareSockets = await connectAll(bare.port, PLAYERS);
  const [first, last] = [players[0], players.at(-1)];
  if (!first || !last) throw new Error('nobody plays');
  let pushes = 0;
  const count = (): void => {
    pushes += 1;
  };
  for (const { socket } of players) socket.onPush = count;
  const rounds: { readonly real: number[]; readonly bare: number[]; readonly durable: number[] }[] = [];
  const pushed: number[] = [];
  let firstP95 = 0;
  for (let number = 0; number < WARM_UP + QUESTIONS; number += 1) {
    // Nobody has read the question before everybody has it.
    const opened = slidePush(last.socket, 'active', count);
    if (number > 0) pushes = 0;
    await lead(room, number === 0 ? 'startGame' : 'proceedHostGame');
    const question = questionIn(await opened);
    if (!question) throw new Error('no question was opened');
    for (const player of players) player.question = question;
    const args = players.map(answerArgs);
    const revealed = slidePush(first.socket, 'reveal', count);
    const times = await within(
      WINDOW_MS,
      players.map(({ socket }) => socket),
      args,
    );
    await revealed;
    const completed = slidePush(first.socket, 'completed', count);
    await lead(room, 'proceedHostGame');
    await completed;
    // Gives the last players time to get their push too.
    await pause(300);
    const heard = pushes / PLAYERS;
    const bareTimes = await within(WINDOW_MS, bareSockets, args);
    await bare.setDurable(true);
    const durable = await within(WINDOW_MS, bareSockets, args);
    await bare.setDurable(false);
    if (number < WARM_UP) firstP95 = quantile(times, 0.95);
    if (number < WARM_UP) continue;
    rounds.push({ real: times, bare: bareTimes, durable });
    pushed.push(heard);
  }
  const ms = (server: 'real' | 'bare' | 'durable', share: number): string =>
    `${median(rounds.map((round) => quantile(round[server], share))).toFixed(1)} ms`;
  const over = (server: 'bare' | 'durable', share: number): number =>
    median(rounds.map((round) => quantile(round.real, share) / quantile(round[server], share)));
  const third = quantile(rounds[2 - WARM_UP]?.real ?? [], 0.95);
  return [
    measured(
      { name: 'answerP95', unit: 'times the bare server', atMost: 4 },
      over('bare', 0.95),
      `${ms('real', 0.95)} against ${ms('bare', 0.95)}`,
    ),
    ...(
      [
        ['syncedP50', 0.5],
        ['syncedP95', 0.95],
      ] as const
    ).map(([name, share]) =>
      measured(
        { name, unit: 'times the bare server that syncs a file', atMost: 1 },
        over('durable', share),
        `${ms('real', share)} against ${ms('durable', share)}`,
      ),
    ),
    measured(
      { name: 'firstQuestion', unit: 'times the third question', atMost: 1.5 },
      firstP95 / third,
      `95th percentile of a fresh server: ${firstP95.toFixed(1)} ms, then ${third.toFixed(1)} ms`,
    ),
    measured(
      { name: 'pushes', unit: 'messages per question and player', atMost: 4 },
      median(pushed),
      'teacher-paced, measurements of the round trip included',
    ),
  ];
}
