// Views to show a scene with: what fixtures are for the gallery.

import type { SceneId, SceneViews } from '#scenes/registry.ts';

interface FixturesOf<Id extends SceneId> {
  /** Under which name the gallery shows them. */
  readonly group: string;
  readonly scene: Id;
  /** By the name of their state. */
  readonly fixtures: Readonly<Record<string, SceneViews[Id]>>;
}

export type SceneFixtures = { readonly [Id in SceneId]: FixturesOf<Id> }[SceneId];
