// Scene fixtures: the views the gallery shows a scene with.

import type { SceneId, SceneViews } from '#scenes/registry.ts';

interface FixturesOf<Id extends SceneId> {
  /** Name of the group in the gallery. */
  readonly group: string;
  readonly scene: Id;
  /** Views by state name. */
  readonly fixtures: Readonly<Record<string, SceneViews[Id]>>;
  /** By state name: id of the gallery entry it animates from, for states with a transition. */
  readonly after?: Readonly<Record<string, string>>;
}

export type SceneFixtures = { readonly [Id in SceneId]: FixturesOf<Id> }[SceneId];
