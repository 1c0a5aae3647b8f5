// Entry into a rematch: from the end of a game into the next one with the same players.

import type { Rematch } from '#core/room/rematch.ts';
import { preGamePath } from '#src/platform/composites.ts';
import type { Services } from '#src/platform/services.ts';
import { enterByCode, type NewPlayer, takeSeat } from '#src/game/joining/enterRoom.ts';
import { failureType, RequestError } from '#src/platform/requests/requestError.ts';

/**
 * Takes a seat there under the same name. Returns the path of the game, or of the page that asks for a name
 * if the room assigns names or someone else has this one. Throws RequestError.
 */
export async function enterRematch(
  services: Services,
  { code, hash }: Rematch,
  { name, character }: Pick<NewPlayer, 'name' | 'character'>,
  startSource: string,
  commandId: string,
): Promise<string> {
  const entrance = await enterByCode(services, code, hash);
  if (entrance.to === 'game') return entrance.path;
  const { checked } = entrance;
  // A released code may belong to another room by now.
  if (checked.room.hash !== hash) throw new RequestError('room.NOT_FOUND');
  if (checked.room.nicknameGenerator) return preGamePath(checked.room);
  try {
    return await takeSeat(services, checked, { name, character, isChosen: true }, startSource, commandId);
  } catch (error) {
    if (failureType(error) === 'player.DUPLICATE_NAME') return preGamePath(checked.room);
    throw error;
  }
}
