// CPU time of a whole game of 1,000 players and 3 questions, relative to a bare server that passes the same
// number of messages with the same content.

import {
  answerArgs,
  checked,
  closeAll,
  connectAll,
  join,
  joinArgs,
  pause,
  type Player,
  pooled,
  questionIn,
} from '#tools/classroom/crowd.ts';
import { type Measured, measured, median } from '#tools/bench/figures.ts';
import { Host, lead } from '#tools/bench/Host.ts';
import type { LightSocket } from '#tools/classroom/LightSocket.ts';
import type { Pair } from '#tools/bench/Pair.ts';
import type { ServerUnderTest } from '#tools/bench/ServerUnderTest.ts';
import { slidePush, within } from '#tools/bench/scenarios/hall.ts';

const PLAYERS = 1_000;
const QUESTIONS = 3;
const WINDOW_MS = 1_500;
const JOINING_AT_ONCE = 100;
const WARM_UP = 1;
const ROUNDS = 3;

/** Messages that one player received, and the replies to their calls; the bare server sends the same. */
interface Traffic {
  readonly cpuUs: number;
  readonly pushes: readonly string[];
  readonly args: readonly string[];
  readonly joinAnswer: string;
  readonly receipt: string;
}

async function play(real: ServerUnderTest, host: Host): Promise<Traffic> {
  const room = await host.room('tp');
  const sockets = await connectAll(real.port, PLAYERS);
  const heard = sockets.map((): string[] => []);
  const listen = (index: number) => (text: string) => void (heard[index] as string[]).push(text);
  sockets.forEach((socket, index) => (socket.onPush = listen(index)));
  const [first] = sockets;
  if (!first) throw new Error('nobody plays');
  const before = await real.cpuUs();
  const players = await pooled(sockets, JOINING_AT_ONCE, (socket) => join(socket, room.roomHash));
  let args: string[] = [];
  for (let number = 0; number < QUESTIONS; number += 1) {
    const opened = slidePush(first, 'active', listen(0));
    await lead(room, number === 0 ? 'startGame' : 'proceedHostGame');
    const question = questionIn(await opened);
    if (!question) throw new Error('no question was opened');
    for (const player of players) player.question = question;
    args = players.map(answerArgs);
    const revealed = slidePush(first, 'reveal', listen(0));
    await within(WINDOW_MS, sockets, args);
    await revealed;
    if (number < QUESTIONS - 1) await lead(room, 'proceedHostGame');
  }
  const receipt = await repeated(players[1], args[1] ?? '');
  await lead(room, 'proceedHostGame');
  await pause(500);
  const cpuUs = (await real.cpuUs()) - before;
  // Players who joined early received more lobby updates than late ones; the bare server sends what the
  // median player received.
  const pushes = heard.toSorted((a, b) => a.length - b.length)[PLAYERS / 2] ?? [];
  const seat = players[1] as Player;
  const joinAnswer = await first.call(
    'rejoin',
    `{"roomHash":"${seat.roomHash}","playerId":"${seat.playerId}","startSource":"gameCode"},{"seat":"${seat.ticket}"}`,
  );
  closeAll([...sockets, room.socket, ...(room.projector ? [room.projector] : [])]);
  return { cpuUs, pushes, args, joinAnswer: checked(joinAnswer), receipt };
}

/** The receipt for an answer that was already given: sending it again changes nothing. */
async function repeated(player: Player | undefined, args: string): Promise<string> {
  return checked((await player?.socket.call('proceedGame', args)) ?? '');
}

async function passAlong(bare: ServerUnderTest, traffic: Traffic): Promise<number> {
  const sockets: LightSocket[] = await connectAll(bare.port, PLAYERS);
  await bare.setAnswer('join', (JSON.parse(traffic.joinAnswer) as unknown[])[0]);
  await bare.setAnswer('proceedGame', (JSON.parse(traffic.receipt) as unknown[])[0]);
  const before = await bare.cpuUs();
  await pooled(sockets, JOINING_AT_ONCE, async (socket) =>
    checked(await socket.call('join', joinArgs('0'.repeat(24)))),
  );
  for (const text of traffic.pushes) {
    const [event, payload] = JSON.parse(text) as [string, unknown];
    await bare.push(event, payload);
    await pause(100);
  }
  for (let number = 0; number < QUESTIONS; number += 1) await within(WINDOW_MS, sockets, traffic.args);
  await pause(500);
  const cpuUs = (await bare.cpuUs()) - before;
  closeAll(sockets);
  return cpuUs;
}

export async function wholeGame({ real, bare }: Pair): Promise<Measured[]> {
  const host = await Host.open(real.port, QUESTIONS);
  const costs: { real: number; bare: number; pushes: number }[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const traffic = await play(real, host);
    const other = await passAlong(bare, traffic);
    if (round >= WARM_UP) costs.push({ real: traffic.cpuUs, bare: other, pushes: traffic.pushes.length });
  }
  const ms = (list: readonly number[]): string => `${Math.round(median(list) / 1_000)} ms`;
  return [
    measured(
      { name: 'wholeGame', unit: "times the bare server's processor time", atMost: 3 },
      median(costs.map((cost) => cost.real / cost.bare)),
      `${ms(costs.map((cost) => cost.real))} against ${ms(costs.map((cost) => cost.bare))}, ` +
        `${median(costs.map((cost) => cost.pushes))} pushes a player`,
    ),
  ];
}
