// The phases in which scenes of features stand in the gallery, where their views do not tell of them by themselves.

import type { SceneRequest } from '#scenes/index.ts';
import type { Phase } from '#src/game/phases/phase.ts';
import { handedDown } from '#src/platform/handedDown.ts';

export type GalleryPhases = {
  readonly [Id in SceneRequest['id']]?: (
    view: Extract<SceneRequest, { readonly id: Id }>['view'],
  ) => Phase | null;
};

export const galleryPhases = handedDown<GalleryPhases>({});
