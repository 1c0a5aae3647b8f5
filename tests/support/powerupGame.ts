// Games with power-ups for tests, in which nobody has to wait for a card, nor until it can be used.

import { POWERUP_IDS, type PowerupId } from '#core/features/powerups/ids.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { callHttp, data, type Identity } from '#tests/support/calls.ts';
import { passCountdown } from '#tests/support/clock.ts';

/** A player's seat. */
export interface Seat {
  readonly roomHash: string;
  readonly playerId: string;
  /** What its calls must show. */
  readonly who: { readonly seat: string };
}

interface Wanted {
  readonly quizId: string;
  /** What each player is given, in the order of their places. */
  readonly cards?: readonly PowerupId[];
  readonly names?: readonly string[];
  readonly options?: Partial<GameOptions>;
}

/** A seat in a room. */
export async function seatIn(server: { url: string }, roomHash: string, name: string): Promise<Seat> {
  const request = { roomHash, player: { name }, startSource: 'test' };
  const { playerId, ticket } = data(await callHttp(server, 'join', request));
  return { roomHash, playerId, who: { seat: ticket } };
}

/** A student-paced game with power-ups that has just begun. The players get their cards in the waiting room. */
export async function powerupGame(
  server: { url: string },
  host: Identity,
  { quizId, cards = [], names = ['Ana', 'Ben'], options }: Wanted,
) {
  const gameOptions = { powerups: 'yes', powerupKinds: POWERUP_IDS.join(' '), ...options };
  const hosting = { quizId, type: 'normal', gameOptions };
  const { roomHash } = data(await callHttp(server, 'hostGame', hosting, host)) as { roomHash: string };
  const seats: Seat[] = [];
  for (const name of names) seats.push(await seatIn(server, roomHash, name));
  for (const powerup of cards) data(await callHttp(server, 'awardPowerups', { roomHash, powerup }, host));
  data(await callHttp(server, 'startGame', { roomHash }, host));
  await passCountdown('normal');
  return { roomHash, seats: seats as [Seat, ...Seat[]] };
}
