// The kinds of games. To add one, add its id to GAME_TYPES and its folder beside these; the compiler names the rest.

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

/** Whether a game of this kind can have the feature. */
export function hasFeature(room: { readonly type: GameType }, id: FeatureId): boolean {
  return modeOf(room).features.includes(id);
}

/** Whether the feature can ask again what was missed: where players are not told what was wrong, nothing can. */
export function mayAskMissed(game: GameSetup, id: FeatureId): boolean {
  return hasFeature(game, id) && game.options.showAnswers !== 'never';
}

/** The order of questions in a game at an own pace. */
export function orderIn(game: GameSetup): Order {
  const { order } = modeOf(game);
  return typeof order === 'function' ? order(game.options) : order;
}

/** Whether what is missed comes again until it is right, as far as the game lets it. */
export function asksUntilRight(room: { readonly type: GameType }): boolean {
  return modeOf(room).order === 'untilMastered';
}

/** Whether all players have the same question before them, which the host moves on. */
export function isTeacherPaced(room: { readonly type: GameType }): boolean {
  return modeOf(room).pacing === 'teacher';
}

/** Whether nobody plays in the room: it is open from the start, takes no players, and its host records their sheets. */
export function isRecorded(room: { readonly type: GameType }): boolean {
  return modeOf(room).pacing === 'recorded';
}

/** Whether a player opens the room for friends, starts the game, ends it and plays along: nobody hosts it. */
export function isRunByPlayer(room: { readonly type: GameType }): boolean {
  return modeOf(room).runBy === 'player';
}

/** The kinds of games that a host can open a room for. */
export const HOSTED_TYPES: readonly GameType[] = GAME_TYPES.filter((type) => !isRunByPlayer({ type }));
