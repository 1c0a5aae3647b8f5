// Contract of a feature's part in the projector's scenes.

import type { ProjectorView } from '#core/views/projectorView.ts';
import type { Message, Words } from '#scenes/message.ts';
import type { SoundName } from '#scenes/ports.ts';
import { slot } from '#scenes/parts/slot.ts';

/** A sign that a leaderboard row shows for a few seconds. */
export interface RowSign {
  /** Id of the row. */
  readonly id: string;
  readonly words: Words;
  /** Index of the option whose color it takes. */
  readonly color: number;
}

/** News from a feature. */
export interface FeatureNews {
  readonly line: Message;
  /** For the rows of the players concerned. */
  readonly signs: readonly RowSign[];
}

/** An effect on the whole room, shown over every scene. */
export interface RoomEffect {
  readonly id: number;
  /**
   * lit: a light climbs the mountain and stays at the edges; without seconds, because each player has a time
   * of their own. torn: the landscape breaks up, but nothing that people read does. plain: only announced.
   */
  readonly look: 'lit' | 'torn' | 'plain';
  readonly line: Message;
  /** Index of the option whose color it takes. */
  readonly color: number;
  /** Server times in ms; `until` is null while the game is paused. */
  readonly at: number;
  readonly until: number | null;
  /** Played once, as it begins. */
  readonly sound?: SoundName;
}

export interface ProjectorPart {
  /** News between two views, in order. */
  readonly news?: (before: ProjectorView, after: ProjectorView) => readonly FeatureNews[];
  readonly roomEffects?: (view: ProjectorView) => readonly RoomEffect[];
}

export const projectorParts = slot<readonly ProjectorPart[]>();

export function featureNews(before: ProjectorView, after: ProjectorView): readonly FeatureNews[] {
  return projectorParts.get().flatMap(({ news }) => news?.(before, after) ?? []);
}

export function roomEffectsIn(view: ProjectorView): readonly RoomEffect[] {
  return projectorParts.get().flatMap(({ roomEffects }) => roomEffects?.(view) ?? []);
}
