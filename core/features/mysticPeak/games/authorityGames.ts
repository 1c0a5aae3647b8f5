// Mini-games by id: the entry point of this folder for the mountain's rules.

import {
  type EstimateDeal,
  type EstimatePlay,
  estimate,
} from '#core/features/mysticPeak/games/authorityEstimate.ts';
import type { MiniGame } from '#core/features/mysticPeak/games/authorityGame.ts';
import {
  type RopeDeal,
  type RopePlay,
  ropeThrow,
} from '#core/features/mysticPeak/games/authorityRopeThrow.ts';
import {
  type RunesDeal,
  type RunesPlay,
  runeMatch,
} from '#core/features/mysticPeak/games/authorityRuneMatch.ts';
import {
  type StonesDeal,
  type StonesPlay,
  steppingStones,
} from '#core/features/mysticPeak/games/authoritySteppingStones.ts';
import type { GameView } from '#core/features/mysticPeak/games/game.ts';
import type { Form, GameId } from '#core/features/mysticPeak/games/ids.ts';

export type AnyDeal = StonesDeal | RopeDeal | EstimateDeal | RunesDeal;
export type AnyPlay = StonesPlay | RopePlay | EstimatePlay | RunesPlay;

/** Any mini-game. Its deal and play must come from the same game. */
export type AnyMiniGame = MiniGame<AnyDeal, AnyPlay, GameView>;

export function miniGameOf(game: GameId, form: Form): AnyMiniGame {
  switch (game) {
    case 'steppingStones':
      return steppingStones;
    case 'ropeThrow':
      return form === 'moving' ? ropeThrow : estimate;
    case 'runeMatch':
      return runeMatch;
    default:
      return game satisfies never;
  }
}
