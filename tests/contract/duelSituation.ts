// Situations in which the calls of duels are allowed.

import type { operations } from '#protocol/features/duels/operations.ts';
import type { Identity, Situation } from '#tools/classroom/calls.ts';
import { duelGame } from '#tests/support/games.ts';
import type { TestServer } from '#tests/support/testServer.ts';

/** The first of the players has to choose. */
export async function duelSituation(
  server: TestServer,
  host: Identity,
  name: keyof typeof operations,
): Promise<Situation> {
  const { roomHash, seats } = await duelGame(server, host, ['Ana']);
  const [{ playerId, who }] = seats;
  const of = { roomHash, playerId };
  switch (name) {
    case 'duelDecision':
      return {
        request: { ...of, decision: 'shield', level: 0 },
        who: { ...who, commandId: 'duel-command' },
      };
    case 'duelTargets':
      return { request: of, who };
    default:
      return name satisfies never;
  }
}
