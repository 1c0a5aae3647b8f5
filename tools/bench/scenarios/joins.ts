// Joins per second into one room: connect, send the code, take a seat; the bare server gets a connection and
// two messages.

import { checked, dataOf, joinArgs, pooled } from '#tools/classroom/crowd.ts';
import { type Measured, measured, median } from '#tools/bench/figures.ts';
import { Host } from '#tools/bench/Host.ts';
import { LightSocket } from '#tools/classroom/LightSocket.ts';
import type { Pair } from '#tools/bench/Pair.ts';

const PLAYERS = 600;
/** Enough that no server waits for the load, and less than the system's connection backlog. */
const JOINING_AT_ONCE = 300;
const WARM_UP = 2;
const ROUNDS = 7;

export async function joins({ real, bare }: Pair): Promise<Measured[]> {
  const host = await Host.open(real.port, 3);
  /**
   * Joins per second. Connections stay open until the servers stop: closing them would burden the next round.
   */
  const round = async (port: number, roomCode: string, roomHash: string): Promise<number> => {
    const began = performance.now();
    await pooled(Array.from({ length: PLAYERS }), JOINING_AT_ONCE, async () => {
      const socket = await LightSocket.open(port);
      checked(await socket.call('checkRoom', `{"roomCode":"${roomCode}"}`));
      dataOf(await socket.call('join', joinArgs(roomHash)));
    });
    return (1_000 * PLAYERS) / (performance.now() - began);
  };
  const rates: { real: number; bare: number }[] = [];
  for (let number = 0; number < WARM_UP + ROUNDS; number += 1) {
    const room = await host.room('tp');
    const one = await round(real.port, room.roomCode, room.roomHash);
    const other = await round(bare.port, room.roomCode, room.roomHash);
    if (number >= WARM_UP) rates.push({ real: one, bare: other });
  }
  return [
    measured(
      { name: 'joins', unit: 'of the bare server', atLeast: 0.6 },
      median(rates.map((rate) => rate.real / rate.bare)),
      `${Math.round(median(rates.map((rate) => rate.real)))} of ${Math.round(median(rates.map((rate) => rate.bare)))} a second`,
    ),
  ];
}
