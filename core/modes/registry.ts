// Game mode registry. To add a mode, add its id to GAME_TYPES and its folder next to these; the compiler
// names the rest.

import type { FeatureId } from '#core/room/feature.ts';
import { mode as challenge } from '#core/modes/challenge/mode.ts';
import { mode as common_assessment } from '#core/modes/common_assessment/mode.ts';
import { mode as mastery_mode } from '#core/modes/mastery_mode/mode.ts';
import type { GameMode, Order } from '#core/modes/mode.ts';
import { mode as mystic_peak } from '#core/modes/mystic_peak/mode.ts';
import { mode as normal } from '#core/modes/normal/mode.ts';
import { mode as team } from '#core/modes/team/mode.ts';
import { mode as test } from '#core/modes/test/mode.ts';
import { mode as tp } from '#core/modes/tp/mode.ts';
import { mode as tp_offline } from '#core/modes/tp_offline/mode.ts';
import type { GameSetup } from '#core/room/gameOptions.ts';
import { GAME_TYPES, type GameType } from '#core/room/phase.ts';

const MODES: { readonly [T in GameType]: GameMode } = {
  normal,
  team,
  test,
  mastery_mode,
  common_assessment,
  challenge,
  tp,
  tp_offline,
  mystic_peak,
};

export function modeOf({ type }: { readonly type: GameType }): GameMode {
  return MODES[type];
}

/** True if this type of game can have the feature. */
export function hasFeature(room: { readonly type: GameType }, id: FeatureId): boolean {
  return modeOf(room).features.includes(id);
}

/**
 * True if the feature can ask missed questions again. Where players aren't shown what was wrong, nothing can.
 */
export function mayAskMissed(game: GameSetup, id: FeatureId): boolean {
  return hasFeature(game, id) && game.options.showAnswers !== 'never';
}

/** Returns the order policy of a student-paced game. */
export function orderIn(game: GameSetup): Order {
  const { order } = modeOf(game);
  return typeof order === 'function' ? order(game.options) : order;
}

/** True if missed questions are repeated until they are right, as far as the game allows. */
export function asksUntilRight(room: { readonly type: GameType }): boolean {
  return modeOf(room).order === 'untilMastered';
}

/** Student-paced: answers from one leaderboard to the next; 0 if none comes between questions. */
export function boardEvery(room: { readonly type: GameType }): number {
  return modeOf(room).boardEvery ?? 1;
}

/** True if all players have the same question in front of them, advanced by the host. */
export function isTeacherPaced(room: { readonly type: GameType }): boolean {
  return modeOf(room).pacing === 'teacher';
}

/**
 * True if no one plays in the room: it is open from the start, takes no players, and its host records their
 * sheets.
 */
export function isRecorded(room: { readonly type: GameType }): boolean {
  return modeOf(room).pacing === 'recorded';
}

/** True if a player opens the room for friends, starts and ends the game, and plays along, without a host. */
export function isRunByPlayer(room: { readonly type: GameType }): boolean {
  return modeOf(room).runBy === 'player';
}

/** Types of games for which a host can open a room. */
export const HOSTED_TYPES: readonly GameType[] = GAME_TYPES.filter((type) => !isRunByPlayer({ type }));
