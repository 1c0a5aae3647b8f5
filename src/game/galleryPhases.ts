// Phases for features' scenes in the gallery, where their views alone don't imply them.

import type { SceneRequest } from '#scenes/index.ts';
import type { Phase } from '#src/game/phases/phase.ts';
import { createInjected } from '#src/platform/injected.ts';

export type GalleryPhases = {
  readonly [Id in SceneRequest['id']]?: (
    view: Extract<SceneRequest, { readonly id: Id }>['view'],
  ) => Phase | null;
};

export const galleryPhases = createInjected<GalleryPhases>({});
