// What a device is told of a game that it has played in, so that its player can go on or see how it went (specification 2,
// section 3 "Last played game (resume record)").

import type { GameType, PlayMode } from '#core/room/phase.ts';

export interface OwnGame {
  readonly roomHash: string;
  /** '' for a game alone. */
  readonly roomCode: string;
  readonly quizName: string;
  /** Of a game alone the quiz whose practice link it began from; null elsewhere, also where it plays a host's game once more. */
  readonly quizId: string | null;
  readonly gameType: GameType;
  readonly gameMode: PlayMode;
  /** Server time in ms at which the player came. */
  readonly createdAt: number;
  /** Server time in ms until which this player can go on; null where nothing is left to go on with. */
  readonly expiry: number | null;
  /** Nothing is left to go on with. */
  readonly isOver: boolean;
  /** The player's present attempt is over: what is left then is another one, or the others' play. */
  readonly isAttemptOver: boolean;
  /** Nobody can play there until whoever runs it goes on. */
  readonly isPaused: boolean;
  readonly playerId: string;
  readonly playerUsername: string;
  /** Which character, 0-based. */
  readonly character: number;
  readonly numQuestions: number;
  /** Those that are over with an answer. */
  readonly numQuesAttempted: number;
  /** This and what follows: null while the game keeps results back. */
  readonly score: number | null;
  readonly numCorrect: number | null;
  readonly accuracy: number | null;
}
