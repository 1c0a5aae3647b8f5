// Durable answers per second: everyone answers at the same time, wave after wave, in many rooms; the bare
// server gets the same waves.

import { answerArgs, checked, connectAll, crowd, open, pause, type Player } from '#tools/classroom/crowd.ts';
import type { LightSocket } from '#tools/classroom/LightSocket.ts';
import { type Measured, measured, median } from '#tools/bench/figures.ts';
import { Host, lead } from '#tools/bench/Host.ts';
import type { Pair } from '#tools/bench/Pair.ts';

const ROOMS = 80;
const PLAYERS_A_ROOM = 25;
/** Waves that only warm up both servers, and waves that count. */
const WARM_UP = 5;
const WAVES = 25;
const COUNTDOWN_MS = 3_100;

/** Answers per second of one wave. */
async function wave(sockets: readonly LightSocket[], args: readonly string[]): Promise<number> {
  const began = performance.now();
  await Promise.all(
    sockets.map(async (socket, index) => checked(await socket.call('proceedGame', args[index] as string))),
  );
  return (1_000 * sockets.length) / (performance.now() - began);
}

export async function durableAnswers(
  { real, bare }: Pair,
  name: string,
  atLeast: number,
): Promise<Measured[]> {
  const host = await Host.open(real.port, WARM_UP + WAVES);
  const players: Player[] = [];
  for (let room = 0; room < ROOMS; room += 1) {
    const hosted = await host.room('normal');
    players.push(...(await crowd(real.port, hosted.roomHash, PLAYERS_A_ROOM)));
    await lead(hosted, 'startGame');
  }
  const bareSockets = await connectAll(bare.port, players.length);
  await pause(COUNTDOWN_MS);
  const sockets = players.map(({ socket }) => socket);
  const rates: { real: number; bare: number }[] = [];
  for (let number = 0; number < WARM_UP + WAVES; number += 1) {
    await Promise.all(players.map(open));
    const args = players.map(answerArgs);
    const one = await wave(sockets, args);
    const other = await wave(bareSockets, args);
    if (number >= WARM_UP) rates.push({ real: one, bare: other });
  }
  const ratio = median(rates.map((rate) => rate.real / rate.bare));
  const rounded = (rate: number): number => Math.round(rate);
  return [
    measured(
      { name, unit: 'of the bare server', atLeast },
      ratio,
      `${rounded(median(rates.map((rate) => rate.real)))} of ${rounded(median(rates.map((rate) => rate.bare)))} a second`,
    ),
  ];
}
