// Situations in which the calls of power-ups are allowed.

import type { operations } from '#protocol/features/powerups/operations.ts';
import { callHttp, data, type Identity, type Situation } from '#tools/classroom/calls.ts';
import { powerupGame } from '#tests/support/games.ts';
import type { TestServer } from '#tests/support/testServer.ts';

/** Two play; the first has a full belt, one of whose cards can be aimed, and one that waits for a place. */
export async function powerupSituation(
  server: TestServer,
  host: Identity,
  quizId: string,
  name: keyof typeof operations,
): Promise<Situation> {
  const cards = ['supersonic', 'gift', 'double', 'eraser'] as const;
  const { roomHash, seats } = await powerupGame(server, host, { quizId, cards });
  const [{ who, playerId }] = seats;
  const of = { roomHash, playerId };
  const { view } = data(await callHttp(server, 'reconnectRoom', { ...of, role: 'player' }, who));
  const { slots, offer } = view.me.belt;
  const command = { ...who, commandId: 'powerup-command' };
  switch (name) {
    case 'activatePowerup':
      return { request: { ...of, card: slots[0].id }, who: command };
    case 'replacePowerups':
      return { request: { ...of, card: offer.id, slot: 0 }, who: command };
    case 'powerupTargets':
      return { request: { ...of, card: slots[1].id }, who };
    case 'destroyPowerupEffect': {
      const used = data(await callHttp(server, 'activatePowerup', { ...of, card: slots[0].id }, who));
      return { request: { ...of, powerupEffectId: used.view.me.belt.effects[0].id }, who: command };
    }
    case 'awardPowerups':
    case 'triggerPowerup':
      return { request: { roomHash, powerup: 'glitch' }, who: { ...host, commandId: 'host-command' } };
    default:
      return name satisfies never;
  }
}
