// From a practice link to a challenge of one's own.

import { CHALLENGE } from '#core/features/challenge/challenge.ts';
import type { Services } from '#src/platform/services.ts';
import { type Begun, keepBegun } from '#src/game/solo/begun.ts';
import type { AlonePart, Player, QuizInfo } from '#src/game/solo/start.ts';

/**
 * Opens a challenge for friends and keeps the seat of who runs it; gives the path of its waiting room. Throws RequestError.
 * With the command id of a call whose answer got lost it gives the room that was opened then. It has the options of the chosen way.
 */
async function openChallenge(
  services: Services,
  { quizId, title }: QuizInfo,
  { name, character, way }: Player,
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

export const challenge: AlonePart = {
  start: {
    label: 'join:challenge.open',
    means: { key: 'join:challenge.means', count: CHALLENGE.mostPlayers - 1 },
    begin: openChallenge,
  },
};

/** Keeps the seat of who runs a challenge; gives the path of its waiting room. */
export function keepOwnChallenge(
  services: Services,
  answer: Begun,
  { quizId, title }: { readonly quizId?: string; readonly title: string },
): Promise<string> {
  return keepBegun(services, answer, { title, type: 'challenge', ...(quizId !== undefined && { quizId }) });
}
