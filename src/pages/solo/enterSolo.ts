// From a practice link to a game alone.

import type { Services } from '#src/platform/services.ts';
import { FEATURE_WAYS } from '#src/features/begin.ts';
import { keepBegun } from '#src/game/solo/begun.ts';
import type { Player, QuizInfo, SoloWay } from '#src/game/solo/start.ts';

/** How one can play alone, the first one where nothing is chosen. */
export const WAYS: readonly [SoloWay, ...SoloWay[]] = [
  { id: 'clock', type: 'normal', options: { timer: 'classic' } },
  { id: 'calm', type: 'normal', options: { timer: 'off' } },
  ...FEATURE_WAYS,
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
