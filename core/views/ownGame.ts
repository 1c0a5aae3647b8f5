// Own game: what a device learns about a game it has played in, so that its player can continue or see how it
// went (specification 2, section 3 "Last played game (resume record)").

import type { Character } from '#core/room/characters.ts';
import type { GameType, PlayMode } from '#core/room/phase.ts';

export interface OwnGame {
  readonly roomHash: string;
  /** '' for a solo game. */
  readonly roomCode: string;
  readonly quizName: string;
  /**
   * For a solo game, the quiz of the practice link it started from; null for others, and when it replays a
   * host's game.
   */
  readonly quizId: string | null;
  readonly gameType: GameType;
  readonly gameMode: PlayMode;
  /** Server time in ms when the player joined. */
  readonly createdAt: number;
  /** Server time in ms until which this player can continue; null if there is nothing to continue. */
  readonly expiry: number | null;
  /** True if there is nothing to continue. */
  readonly isOver: boolean;
  /** True if the player's current attempt is over: all that's left is another one, or watching the others. */
  readonly isAttemptOver: boolean;
  /** True if no one can play until the game is resumed. */
  readonly isPaused: boolean;
  readonly playerId: string;
  readonly playerUsername: string;
  readonly character: Character;
  readonly numQuestions: number;
  /** Questions finished with an answer. */
  readonly numQuesAttempted: number;
  /** This and the following fields: null while the game withholds results. */
  readonly score: number | null;
  readonly numCorrect: number | null;
  readonly accuracy: number | null;
}
