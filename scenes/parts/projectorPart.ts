// The contract of a feature's part in the scenes on the projector.

import type { ProjectorView } from '#core/views/projectorView.ts';
import type { Message, Words } from '#scenes/message.ts';
import { handed } from '#scenes/parts/handed.ts';

/** A sign that a row of the standings wears for a few seconds. */
export interface RowSign {
  /** Of the row. */
  readonly id: string;
  readonly words: Words;
  /** Its colour is that of the option at this place. */
  readonly color: number;
}

/** Something that has happened. */
export interface FeatureNews {
  readonly line: Message;
  /** At the rows of those whom it concerns. */
  readonly signs: readonly RowSign[];
}

/** What is at work on the whole room, and shows over every scene. */
export interface AtWork {
  readonly id: number;
  /** lit: a light climbs the mountain and stays at the edges. torn: the landscape breaks up, and nothing that is read. plain: just said. */
  readonly look: 'lit' | 'torn' | 'plain';
  readonly line: Message;
  /** Its colour is that of the option at this place. */
  readonly color: number;
  /** Server times in ms; `until` is null while the game is paused. */
  readonly at: number;
  readonly until: number | null;
}

export interface ProjectorPart {
  /** What has happened between two views, in that order. */
  readonly news?: (before: ProjectorView, after: ProjectorView) => readonly FeatureNews[];
  readonly atWork?: (view: ProjectorView) => readonly AtWork[];
}

export const projectorParts = handed<readonly ProjectorPart[]>();

export function featureNews(before: ProjectorView, after: ProjectorView): readonly FeatureNews[] {
  return projectorParts.get().flatMap(({ news }) => news?.(before, after) ?? []);
}

export function atWorkIn(view: ProjectorView): readonly AtWork[] {
  return projectorParts.get().flatMap(({ atWork }) => atWork?.(view) ?? []);
}
