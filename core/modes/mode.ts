// What a kind of game is, before any room plays it: a row of the registry (design, "A thing of many kinds").

import type { GameOptions } from '#core/room/options.ts';
import type { PlayMode } from '#core/room/phase.ts';

export interface GameMode {
  /**
   * teacher: one slide for all, moved on by the host. own: each player has an order of questions, and goes at an own pace.
   * paper: nobody plays in the room; the host records what was answered on paper.
   */
  readonly pacing: 'teacher' | 'own' | 'paper';
  /** Who opens the room, starts the game and ends it: a host where nothing is said, or one of the players. */
  readonly runBy?: 'player';
  /** How a game of this kind can be run. */
  readonly playModes: readonly PlayMode[];
  /** What it changes of the defaults of a game's options. */
  readonly defaults: Partial<GameOptions>;
  /** What it makes of any options: those that would contradict it. */
  readonly settled?: (options: GameOptions) => Partial<GameOptions>;
  /** Whether wrong answers can be made up for by second chances, or by an extra life, where the options say so. */
  readonly allowsRedemption: boolean;
  /** Whether players play in teams. */
  readonly hasTeams: boolean;
  /** Whether a running game of this kind can become a mastery game. */
  readonly turnsToMastery: boolean;
}
