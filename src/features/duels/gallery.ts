// Gallery phase that shows the duel scene.

import { phaseOf } from '#src/features/duels/parts.tsx';
import type { GalleryPhases } from '#src/game/galleryPhases.ts';

export const duels: GalleryPhases = { duel: ({ state }) => phaseOf(state) };
