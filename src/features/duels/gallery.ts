// The phase in which the scene of a duel stands, for the gallery.

import { phaseOf } from '#src/features/duels/parts.tsx';
import type { GalleryPhases } from '#src/game/galleryPhases.ts';

export const duels: GalleryPhases = { duel: ({ state }) => phaseOf(state) };
