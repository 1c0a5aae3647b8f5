// Each kind of live game in rooms of 10, 100 and 1,000: what is pushed for an answer, and how long an answer takes when all come within 1.5 s, beside a
// teacher-paced game.

import { HOSTED_TYPES, isOnPaper, isTeacherPaced, modeOf } from '#core/modes/registry.ts';
import type { GameType } from '#core/room/phase.ts';
import { answerArgs, crowd, open, pause, pooled, questionIn } from '#tools/bench/crowd.ts';
import type { Player } from '#tools/bench/crowd.ts';
import { type Measured, measured, median, quantile } from '#tools/bench/figures.ts';
import { type HostedRoom, Host, lead } from '#tools/bench/Host.ts';
import type { Pair } from '#tools/bench/Pair.ts';
import { slidePush, within } from '#tools/bench/scenarios/hall.ts';

const SIZES = [10, 100, 1_000] as const;
const WINDOW_MS = 1_500;
const WARM_UP = 1;
const ROUNDS = 3;
const COUNTDOWN_MS = 3_100;
const OPENING_AT_ONCE = 100;

/** Games for a whole room, with devices. */
const TYPES = HOSTED_TYPES.filter(
  (type) => !isOnPaper({ type }) && modeOf({ type }).playModes.includes('live'),
);

interface Found {
  readonly type: GameType;
  /** Messages that the server pushed to the players and the host, for each answer, by the size of the room. */
  readonly pushes: readonly number[];
  /** Of the largest room, ms. */
  readonly p95: number;
}

/** Every question of a round is open before the first answer: its push, where there is one, belongs to the answers. */
async function openAll(
  room: HostedRoom,
  type: GameType,
  players: readonly Player[],
  number: number,
  count: () => void,
): Promise<void> {
  const [first] = players;
  if (!first) throw new Error('nobody plays');
  if (!isTeacherPaced({ type })) {
    await pooled(players, OPENING_AT_ONCE, open);
    return;
  }
  const opened = slidePush(first.socket, 'active', count);
  await lead(room, number === 0 ? 'startGame' : 'proceedHostGame');
  const question = questionIn(await opened);
  if (!question) throw new Error('no question was opened');
  for (const player of players) player.question = question;
}

async function play(host: Host, type: GameType, port: number, size: number) {
  const room = await host.room(type);
  const players = await crowd(port, room.roomHash, size);
  let pushes = 0;
  const count = (): void => {
    pushes += 1;
  };
  for (const { socket } of [...players, room]) socket.onPush = count;
  const sockets = players.map(({ socket }) => socket);
  if (!isTeacherPaced({ type })) {
    await lead(room, 'startGame');
    await pause(COUNTDOWN_MS);
    await pooled(players, OPENING_AT_ONCE, watch);
  }
  pushes = 0;
  const times: number[] = [];
  for (let number = 0; number < WARM_UP + ROUNDS; number += 1) {
    await openAll(room, type, players, number, count);
    const args = players.map(answerArgs);
    const first = players[0]?.socket;
    const revealed = isTeacherPaced({ type }) && first ? slidePush(first, 'reveal', count) : null;
    const p95 = quantile(await within(WINDOW_MS, sockets, args), 0.95);
    await revealed;
    if (revealed && first) {
      const completed = slidePush(first, 'completed', count);
      await lead(room, 'proceedHostGame');
      await completed;
    }
    if (number >= WARM_UP) times.push(p95);
  }
  // Whoever is told last has been told, too.
  await pause(500);
  for (const socket of [...sockets, room.socket]) socket.close();
  room.projector?.close();
  return { pushes: pushes / (size * (WARM_UP + ROUNDS)), times };
}

/** Everybody looks at the standings all the time: the most that a room can ask for. */
async function watch({ socket, roomHash, playerId, ticket }: Player): Promise<void> {
  await socket.call(
    'subscribe',
    `{"roomHash":"${roomHash}","playerId":"${playerId}","board":true},{"seat":"${ticket}"}`,
  );
}

export async function modes({ real }: Pair): Promise<Measured[]> {
  const host = await Host.open(real.port, WARM_UP + ROUNDS);
  const found: Found[] = [];
  for (const type of TYPES) {
    const pushes: number[] = [];
    let p95 = 0;
    for (const size of SIZES) {
      const played = await play(host, type, real.port, size);
      pushes.push(played.pushes);
      p95 = median(played.times);
    }
    found.push({ type, pushes, p95 });
  }
  const growth = ({ pushes }: Found): number => (pushes.at(-1) ?? 0) / (pushes[0] || 1);
  const paced = found.find(isTeacherPaced)?.p95 ?? 0;
  return [
    measured(
      { name: 'pushGrowth', unit: 'times the messages per answer in a room of 10', atMost: 1.1 },
      Math.max(...found.map(growth)),
      found
        .map(({ type, pushes }) => `${type} ${pushes.map((each) => each.toFixed(2)).join(' / ')}`)
        .join(', '),
    ),
    measured(
      { name: 'modesP95', unit: 'times the teacher-paced game', atMost: 1.5 },
      Math.max(...found.map(({ p95 }) => p95 / paced)),
      found.map(({ type, p95 }) => `${type} ${p95.toFixed(1)} ms`).join(', '),
    ),
  ];
}
