// From a practice link to a game alone.

import type { Services } from '#src/platform/services.ts';
import { keepBegun } from '#src/game/solo/begun.ts';
import { aloneParts, type Player, type QuizInfo, type SoloWay } from '#src/game/solo/start.ts';

/** How one can play alone, the first one where nothing is chosen. */
export const soloWays = (): readonly [SoloWay, ...SoloWay[]] => [
  { id: 'clock', type: 'normal', options: { timer: 'classic' } },
  { id: 'calm', type: 'normal', options: { timer: 'off' } },
  ...aloneParts.get().flatMap(({ way }) => way ?? []),
];

/**
 * Begins a game alone and keeps its seat; gives the path of the game. Throws RequestError.
 * With the command id of a call whose answer got lost it gives the game that began then.
 */
export async function beginSolo(
  services: Services,
  { quizId, title }: QuizInfo,
  { name, character, way }: Player,
  commandId: string,
): Promise<string> {
  const begun = await services.caller.call(
    'soloJoin',
    {
      quizId,
      player: { name, avatarId: character },
      gameType: way.type,
      gameOptions: way.options,
    },
    { commandId },
  );
  services.settings.change({ playerName: name, character });
  return keepBegun(services, begun, { quizId, title, type: way.type });
}
