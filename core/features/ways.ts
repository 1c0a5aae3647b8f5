// Ways to play that a host picks from: each is a game type with the options it stands for.

import { hasDuels } from '#core/features/duels/hasDuels.ts';
import { defaultOptions } from '#core/features/options.ts';
import { hasPowerups } from '#core/features/powerups/hasPowerups.ts';
import { modeOf } from '#core/modes/registry.ts';
import type { GameOptions, GameSetup } from '#core/room/gameOptions.ts';
import type { GameType, PlayMode } from '#core/room/phase.ts';

/** In the order in which they are offered. */
export const WAY_IDS = [
  'tp',
  'normal',
  'powerups',
  'duels',
  'mystic_peak',
  'team',
  'mastery_mode',
  'test',
  'common_assessment',
  'tp_offline',
] as const;
export type WayId = (typeof WAY_IDS)[number];

type Game = GameSetup & { readonly playMode: PlayMode };

export interface Way {
  readonly type: GameType;
  /** What it changes in the type's options. */
  readonly options: Partial<GameOptions>;
  /** Tells games of this type that are played this way from the others; absent: all are. */
  readonly is?: (game: Game) => boolean;
}

export const WAYS: { readonly [Id in WayId]: Way } = {
  tp: { type: 'tp', options: {} },
  normal: { type: 'normal', options: {}, is: (game) => !hasPowerups(game) && !hasDuels(game) },
  powerups: { type: 'normal', options: { powerups: 'yes' }, is: hasPowerups },
  duels: { type: 'normal', options: { isDuelEnabled: true }, is: hasDuels },
  mystic_peak: { type: 'mystic_peak', options: {} },
  team: { type: 'team', options: {} },
  mastery_mode: { type: 'mastery_mode', options: {} },
  test: { type: 'test', options: {} },
  common_assessment: { type: 'common_assessment', options: {} },
  tp_offline: { type: 'tp_offline', options: {} },
};

function isPlayed(id: WayId, game: Game): boolean {
  const { type, is } = WAYS[id];
  return type === game.type && (is?.(game) ?? true);
}

/** Returns the way in which this game is played; of several, the one that was `chosen`, or else the first. */
export function wayOf(game: Game, chosen?: WayId): WayId {
  if (chosen && isPlayed(chosen, game)) return chosen;
  return WAY_IDS.find((id) => isPlayed(id, game)) ?? 'normal';
}

/** Returns the ways in which a game can be played live or assigned. */
export function waysIn(playMode: PlayMode): readonly WayId[] {
  return WAY_IDS.filter((id) => {
    const { type, options } = WAYS[id];
    const game = { type, options: { ...defaultOptions(type), ...options }, playMode };
    return modeOf(game).playModes.includes(playMode) && isPlayed(id, game);
  });
}
