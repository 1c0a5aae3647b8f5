// Events replayed per second: the logs of a class and of a hall, from nothing to their final state.

import { evolveAll, type RoomEvent } from '#core/authority/index.ts';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { Game } from '#core/testing/game.ts';
import { type Measured, measured, median } from '#tools/bench/figures.ts';

const ROUNDS = 9;
/** Minimum number of events replayed in one measurement. */
const AT_LEAST = 60_000;

function questions(count: number): readonly AuthoredQuestion[] {
  return Array.from({ length: count }, (_, n) => ({
    type: 'MCQ',
    text: `Question ${n}`,
    options: [{ text: 'a' }, { text: 'b', correct: true }, { text: 'c' }, { text: 'd' }],
  }));
}

function classLog(): readonly RoomEvent[] {
  const game = new Game({ type: 'normal', questions: questions(20) });
  const players = Array.from({ length: 30 }, (_, n) => game.join(`Player ${n}`));
  game.start();
  for (let question = 0; question < 20; question += 1) {
    for (const player of players) {
      game.open(player);
      game.wait(100);
      game.answer(player, ['b']);
    }
  }
  return game.log;
}

function hallLog(): readonly RoomEvent[] {
  const game = new Game({ type: 'tp', questions: questions(10) });
  const players = Array.from({ length: 1_000 }, (_, n) => game.join(`Player ${n}`));
  game.start();
  for (let question = 0; question < 10; question += 1) {
    for (const player of players) game.answer(player, ['b']);
    game.host({ type: 'next' });
    game.host({ type: 'next' });
  }
  return game.log;
}

/**
 * Events per second of CPU time: on a shared machine, wall-clock time says more about the other processes.
 */
function rate(log: readonly RoomEvent[]): number {
  const times = Math.ceil(AT_LEAST / log.length);
  const before = process.cpuUsage();
  for (let time = 0; time < times; time += 1) evolveAll(null, log);
  const { user, system } = process.cpuUsage(before);
  return (1e6 * times * log.length) / (user + system);
}

export function replay(): Promise<Measured[]> {
  const logs = [classLog(), hallLog()];
  const rates = logs.map((log) => median(Array.from({ length: ROUNDS }, () => rate(log))));
  const [ofClass = 0, ofHall = 0] = rates;
  const thousands = (value: number): string => `${Math.round(value / 1_000)},000`;
  return Promise.resolve([
    measured(
      { name: 'replay', unit: 'events a second', atLeast: 300_000 },
      Math.min(...rates),
      `${thousands(ofClass)} in a class of 30, student-paced; ${thousands(ofHall)} in a hall of 1,000, teacher-paced`,
    ),
  ]);
}
