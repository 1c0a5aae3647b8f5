// Situations in which the power-up calls are allowed.

import type { powerupsProtocol } from '#protocol/features/powerups/operations.ts';
import { callHttp, data, type Credentials, type PermittedCall } from '#tools/classroom/calls.ts';
import { powerupGame } from '#tests/support/games.ts';
import type { TestServer } from '#tests/support/testServer.ts';

/**
 * Two players; the first has a full belt with one card that needs a target, and one more card waiting for a
 * slot.
 */
export async function powerupSituation(
  server: TestServer,
  host: Credentials,
  quizId: string,
  name: keyof (typeof powerupsProtocol)['operations'],
): Promise<PermittedCall> {
  const cards = ['streakSaver', 'gift', 'double', 'eraser'] as const;
  const { roomHash, seats } = await powerupGame(server, host, { quizId, cards });
  const [{ identity, playerId }] = seats;
  const of = { roomHash, playerId };
  const { view } = data(await callHttp(server, 'reconnectRoom', { ...of, role: 'player' }, identity));
  const { slots, offer } = view.me.belt;
  const command = { ...identity, commandId: 'powerup-command' };
  switch (name) {
    case 'activatePowerup':
      return { request: { ...of, card: slots[0].id }, who: command };
    case 'replacePowerups':
      return { request: { ...of, card: offer.id, slot: 0 }, who: command };
    case 'powerupTargets':
      return { request: { ...of, card: slots[1].id }, who: identity };
    case 'destroyPowerupEffect': {
      const used = data(await callHttp(server, 'activatePowerup', { ...of, card: slots[0].id }, identity));
      return { request: { ...of, powerupEffectId: used.view.me.belt.effects[0].id }, who: command };
    }
    case 'awardPowerups':
    case 'triggerPowerup':
      return { request: { roomHash, powerup: 'glitch' }, who: { ...host, commandId: 'host-command' } };
    default:
      return name satisfies never;
  }
}
