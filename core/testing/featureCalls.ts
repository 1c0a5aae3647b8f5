// What the server makes of calls of features, and answers to those that ask for something: for pages that play against the rules.

import { duelChoiceOf, duelTargets } from '#core/features/duels/authorityDuels.ts';
import type { DuelChoice } from '#core/features/duels/authorityTypes.ts';
import { mysticPeakBoard } from '#core/features/mysticPeak/authorityBoard.ts';
import type { Game } from '#core/testing/game.ts';

/** The choice that a call asks for. */
export const choiceAsked: (call: Parameters<typeof duelChoiceOf>[0]) => DuelChoice = duelChoiceOf;

/** Whom the player may strike now, as the call answers. */
export function targetsAnswered({ room, now }: Game, player: string) {
  const index = room.seats.flat().findIndex(({ id }) => id === player);
  return duelTargets(room, index, now).map(({ seat: { id, name, character }, rank, score }) => ({
    playerId: id,
    name,
    character,
    rank,
    score,
  }));
}

/** The leaderboard of the mountain, as the call answers. */
export function peakBoardAnswered(game: Game, player: string) {
  const { standings } = game.context();
  const index = game.room.seats.flat().findIndex(({ id }) => id === player);
  return standings && mysticPeakBoard(game.room, index, standings);
}
