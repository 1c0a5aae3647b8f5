// Game mode: what a type of game is before any room plays it, as a row of the registry (design, "A thing of
// many kinds").

import type { FeatureId } from '#core/room/feature.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { PlayMode } from '#core/room/phase.ts';
import type { PlayerSceneId, ProjectorSceneId } from '#core/room/sceneIds.ts';

export interface GameMode {
  /**
   * teacher: one slide for everyone, advanced by the host. own: student-paced, with an order of questions for
   * each player. recorded: no one plays in the room; the host records answers given on paper.
   */
  readonly pacing: 'teacher' | 'own' | 'recorded';
  /** Person who opens the room and starts and ends the game: one of the players; absent: a host. */
  readonly runBy?: 'player';
  /** Ways games of this type can be run. */
  readonly playModes: readonly PlayMode[];
  /** Changes to the default options. */
  readonly defaults: Partial<GameOptions>;
  /** Overrides options that would contradict the mode. */
  readonly normalize?: (options: GameOptions) => Partial<GameOptions>;
  /** Student-paced: the order policy, possibly chosen by the options. */
  readonly order: Order | ((options: GameOptions) => Order);
  /**
   * Student-paced: answers from one leaderboard to the next, over which moves are counted; 0 if no leaderboard
   * comes between questions. Absent: 1.
   */
  readonly boardEvery?: number;
  /** Features that such a game may have. */
  readonly features: readonly FeatureId[];
  /** The player's final scene, if not the usual one. */
  readonly endScene?: PlayerSceneId;
  /** The projector's scene during the climb, if not the usual one. */
  readonly climbScene?: ProjectorSceneId;
  /** Most players; absent: as many as a room has seats. */
  readonly maxPlayers?: number;
}

/**
 * once: each question is asked once. revisable: the same, but answers can be changed until all are handed in.
 * untilMastered: missed questions are repeated. inCamps: camp by camp, with missed questions repeated in
 * their own camp.
 */
export type Order = 'once' | 'revisable' | 'untilMastered' | 'inCamps';
