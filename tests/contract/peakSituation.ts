// Situations in which the calls of the mountain are allowed.

import type { operations } from '#protocol/features/mysticPeak/operations.ts';
import { callHttp, data, type Identity, type Situation } from '#tools/classroom/calls.ts';
import { answers, onward, peakGame } from '#tests/support/games.ts';
import type { TestServer } from '#tests/support/testServer.ts';

/** The first of the players stands at the path finder, at an obstacle, or before a question. */
export async function peakSituation(
  server: TestServer,
  host: Identity,
  name: keyof typeof operations,
): Promise<Situation> {
  const { roomHash, seats } = await peakGame(server, host, ['Ana']);
  const [seat] = seats;
  const { playerId, who } = seat;
  const of = { roomHash, playerId };
  const take = { ...of, pathFinder: 'LEADER', level: 1 };
  const toObstacle = async () => {
    data(await callHttp(server, 'updatePathFinder', take, { ...who, commandId: 'path-command' }));
    await answers(server, seat, '9');
    return (await onward(server, seat)).me.climb.stop.obstacle.id as string;
  };
  switch (name) {
    case 'updatePathFinder':
      return { request: take, who: { ...who, commandId: 'peak-command' } };
    case 'updateBreakRoom':
      await toObstacle();
      return {
        request: { ...of, breakRoom: 'OBSTACLE', level: 1 },
        who: { ...who, commandId: 'peak-command' },
      };
    case 'updatePlayerObstacle': {
      const obstacle = await toObstacle();
      return {
        request: { ...of, obstacle, action: 'start', form: 'still' },
        who: { ...who, commandId: 'peak-command' },
      };
    }
    case 'mysticPeakLeaderboard':
      return { request: of, who };
    case 'givePass': {
      data(await callHttp(server, 'updatePathFinder', take, { ...who, commandId: 'path-command' }));
      const view = await onward(server, seat);
      return {
        request: { roomHash, playerId, questionId: view.slide.question.id },
        who: { ...host, commandId: 'host-command' },
      };
    }
    default:
      return name satisfies never;
  }
}
