// Situations in which the Mystic Peak calls are allowed.

import type { mysticPeakProtocol } from '#protocol/features/mysticPeak/operations.ts';
import { callHttp, data, type Credentials, type PermittedCall } from '#tools/classroom/calls.ts';
import { answerNext, openNext, peakGame } from '#tests/support/games.ts';
import type { TestServer } from '#tests/support/testServer.ts';

/** The first player is at the path finder, at an obstacle or at a question. */
export async function peakSituation(
  server: TestServer,
  host: Credentials,
  name: keyof (typeof mysticPeakProtocol)['operations'],
): Promise<PermittedCall> {
  const { roomHash, seats } = await peakGame(server, host, ['Ana']);
  const [seat] = seats;
  const { playerId, identity } = seat;
  const of = { roomHash, playerId };
  const take = { ...of, pathFinder: 'LEADER', level: 1 };
  const toObstacle = async () => {
    data(await callHttp(server, 'updatePathFinder', take, { ...identity, commandId: 'path-command' }));
    await answerNext(server, seat, '9');
    return (await openNext(server, seat)).me.climb.stop.obstacle.id as string;
  };
  switch (name) {
    case 'updatePathFinder':
      return { request: take, who: { ...identity, commandId: 'peak-command' } };
    case 'updateBreakRoom':
      await toObstacle();
      return {
        request: { ...of, breakRoom: 'OBSTACLE', level: 1 },
        who: { ...identity, commandId: 'peak-command' },
      };
    case 'updatePlayerObstacle': {
      const obstacle = await toObstacle();
      return {
        request: { ...of, obstacle, action: 'start', form: 'still' },
        who: { ...identity, commandId: 'peak-command' },
      };
    }
    case 'mysticPeakLeaderboard':
      return { request: of, who: identity };
    case 'givePass': {
      data(await callHttp(server, 'updatePathFinder', take, { ...identity, commandId: 'path-command' }));
      const view = await openNext(server, seat);
      return {
        request: { roomHash, playerId, questionId: view.slide.question.id },
        who: { ...host, commandId: 'host-command' },
      };
    }
    default:
      return name satisfies never;
  }
}
