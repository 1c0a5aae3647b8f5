// Cost of an answer in a room of 10,000 compared to one of 100, on the same server, with the same calls from
// 100 players in each.

import { answer, crowd, open, pause, type Player } from '#tools/classroom/crowd.ts';
import { type Measured, measured, median } from '#tools/bench/figures.ts';
import { Host, lead } from '#tools/bench/Host.ts';
import type { Pair } from '#tools/bench/Pair.ts';

const LARGE = 10_000;
const SMALL = 100;
const ROUNDS = 7;
const WARM_UP = 1;
/**
 * Questions that each of the 100 opens and answers in a round, and the time over which the players spread
 * one.
 */
const QUESTIONS = 6;
const SPREAD_MS = 200;
const COUNTDOWN_MS = 3_100;

async function play(players: readonly Player[]): Promise<void> {
  for (let question = 0; question < QUESTIONS; question += 1) {
    await Promise.all(
      players.map(async (player, index) => {
        await pause((index * SPREAD_MS) / players.length);
        await open(player);
        await answer(player);
      }),
    );
  }
}

export async function roomSize({ real }: Pair): Promise<Measured[]> {
  const host = await Host.open(real.port, QUESTIONS * (ROUNDS + WARM_UP));
  const active: Player[][] = [];
  for (const size of [LARGE, SMALL]) {
    const room = await host.room('normal');
    active.push((await crowd(real.port, room.roomHash, size)).slice(0, SMALL));
    await lead(room, 'startGame');
  }
  const [inLarge = [], inSmall = []] = active;
  await pause(COUNTDOWN_MS);
  /** Measures the CPU time of `work` in us, and its wall-clock time in ms. */
  const spent = async (work: () => Promise<unknown>): Promise<{ us: number; ms: number }> => {
    const [before, began] = [await real.cpuUs(), performance.now()];
    await work();
    return { us: (await real.cpuUs()) - before, ms: performance.now() - began };
  };
  const costs: { large: number; small: number }[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const large = await spent(() => play(inLarge));
    const small = await spent(() => play(inSmall));
    const idle = await spent(() => pause(QUESTIONS * SPREAD_MS));
    const answers = SMALL * QUESTIONS;
    const cost = ({ us, ms }: { us: number; ms: number }): number =>
      (us - (idle.us * ms) / idle.ms) / answers;
    if (round >= WARM_UP) costs.push({ large: cost(large), small: cost(small) });
  }
  const ratio = median(costs.map((cost) => cost.large / cost.small));
  const us = (list: readonly number[]): string => `${Math.round(median(list))} us`;
  return [
    measured(
      { name: 'roomSize', unit: 'times the cost in a room of 100', atMost: 1.2 },
      ratio,
      `opening and answering one question: ${us(costs.map((cost) => cost.large))} against ${us(costs.map((cost) => cost.small))}`,
    ),
  ];
}
