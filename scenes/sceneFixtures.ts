// Views to show a scene with: what fixtures are for the gallery.

import type { SceneId, SceneViews } from '#scenes/registry.ts';

interface FixturesOf<Id extends SceneId> {
  /** Under which name the gallery shows them. */
  readonly group: string;
  readonly scene: Id;
  /** By the name of their state. */
  readonly fixtures: Readonly<Record<string, SceneViews[Id]>>;
  /** By the name of a state: the gallery's entry out of which it comes, for those that something moves into. */
  readonly after?: Readonly<Record<string, string>>;
}

export type SceneFixtures = { readonly [Id in SceneId]: FixturesOf<Id> }[SceneId];
