// Opening a challenge from a practice link.

import { CHALLENGE } from '#core/features/challenge/challenge.ts';
import type { Services } from '#src/platform/services.ts';
import { type NewSoloSeat, storeSoloSeat } from '#src/game/solo/soloSeat.ts';
import type { SoloPart, SoloPlayer, QuizInfo } from '#src/game/solo/start.ts';

/**
 * Opens a challenge for friends with the options of the chosen practice mode and stores the creator's seat;
 * returns the path of its lobby. Repeating the command id after a lost response returns the room that was
 * opened then. Throws RequestError.
 */
async function openChallenge(
  services: Services,
  { quizId, title }: QuizInfo,
  { name, character, way }: SoloPlayer,
  commandId: string,
): Promise<string> {
  const { caller, settings } = services;
  const answer = await caller.call(
    'createChallenge',
    {
      quizId,
      player: { name, avatarId: character },
      gameOptions: way.options,
    },
    { commandId },
  );
  settings.change({ playerName: name, character });
  return keepOwnChallenge(services, answer, { quizId, title });
}

export const challenge: SoloPart = {
  start: {
    label: 'join:challenge.open',
    means: { key: 'join:challenge.means', count: CHALLENGE.maxPlayers - 1 },
    begin: openChallenge,
  },
};

/** Stores the creator's seat in a challenge; returns the path of its lobby. */
export function keepOwnChallenge(
  services: Services,
  answer: NewSoloSeat,
  { quizId, title }: { readonly quizId?: string; readonly title: string },
): Promise<string> {
  return storeSoloSeat(services, answer, {
    title,
    type: 'challenge',
    ...(quizId !== undefined && { quizId }),
  });
}
