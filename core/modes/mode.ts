// What a kind of game is, before any room plays it: a row of the registry (design, "A thing of many kinds").

import type { FeatureId } from '#core/room/feature.ts';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { PlayMode } from '#core/room/phase.ts';
import type { PlayerSceneId, ProjectorSceneId } from '#core/views/sceneIds.ts';

export interface GameMode {
  /**
   * teacher: one slide for all, moved on by the host. own: each player has an order of questions, and goes at an own pace.
   * recorded: nobody plays in the room; the host records what was answered on paper.
   */
  readonly pacing: 'teacher' | 'own' | 'recorded';
  /** Who opens the room, starts the game and ends it: a host where nothing is said, or one of the players. */
  readonly runBy?: 'player';
  /** How a game of this kind can be run. */
  readonly playModes: readonly PlayMode[];
  /** What it changes of the defaults of a game's options. */
  readonly defaults: Partial<GameOptions>;
  /** What it makes of any options: those that would contradict it. */
  readonly normalize?: (options: GameOptions) => Partial<GameOptions>;
  /** At an own pace: which questions come, and when they are over; by the options where these have a say. */
  readonly order: Order | ((options: GameOptions) => Order);
  /** What such a game can have besides. */
  readonly features: readonly FeatureId[];
  /** The power-ups that players choose from, where none comes with an answer; where nothing is said all kinds come with answers. */
  readonly chosenPowerups?: readonly PowerupId[];
  /** The scene that stands before a player at the end, where it is not that of every game. */
  readonly endScene?: PlayerSceneId;
  /** The scene on the projector while everybody climbs, where it is not that of every game. */
  readonly climbScene?: ProjectorSceneId;
  /** Players, at the most; where nothing is said, as many as a room has seats. */
  readonly mostPlayers?: number;
}

/**
 * once: each question is asked once. revisable: and its answer can be changed until all are handed in.
 * untilMastered: what is missed comes again. inCamps: camp by camp, and what is missed comes again in its own.
 */
export type Order = 'once' | 'revisable' | 'untilMastered' | 'inCamps';
