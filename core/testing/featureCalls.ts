// Feature calls as the server handles and answers them, for tests of pages that play against the rules.

import { duelChoiceOf } from '#core/features/duels/authorityDuels.ts';
import { duelTargetsView } from '#core/features/duels/authorityTargets.ts';
import type { DuelChoice } from '#core/features/duels/authorityTypes.ts';
import { mysticPeakBoard } from '#core/features/mysticPeak/authorityBoard.ts';
import type { Game } from '#core/testing/game.ts';

/** The choice that a call asks for. */
export const choiceAsked: (call: Parameters<typeof duelChoiceOf>[0]) => DuelChoice = duelChoiceOf;

/** The call's answer: players that `player` may strike now. */
export function targetsResponse(game: Game, player: string) {
  const index = game.room.seats.flat().findIndex(({ id }) => id === player);
  return duelTargetsView(game.room, index, game.now, game.context());
}

/** The call's answer: the mountain's leaderboard. */
export function peakBoardAnswered(game: Game, player: string) {
  const { leaderboard } = game.context();
  const index = game.room.seats.flat().findIndex(({ id }) => id === player);
  return leaderboard && mysticPeakBoard(game.room, index, leaderboard, game.context());
}
