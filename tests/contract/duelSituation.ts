// Situations in which the duel calls are allowed.

import type { duelsProtocol } from '#protocol/features/duels/operations.ts';
import type { Credentials, PermittedCall } from '#tools/classroom/calls.ts';
import { duelGame } from '#tests/support/games.ts';
import type { TestServer } from '#tests/support/testServer.ts';

/** The first player has to choose. */
export async function duelSituation(
  server: TestServer,
  host: Credentials,
  name: keyof (typeof duelsProtocol)['operations'],
): Promise<PermittedCall> {
  const { roomHash, seats } = await duelGame(server, host, ['Ana']);
  const [{ playerId, identity }] = seats;
  const of = { roomHash, playerId };
  switch (name) {
    case 'duelDecision':
      return {
        request: { ...of, decision: 'shield', level: 0 },
        who: { ...identity, commandId: 'duel-command' },
      };
    case 'duelTargets':
      return { request: of, who: identity };
    default:
      return name satisfies never;
  }
}
