// Gallery phase that shows a verdict with a meme.

import { memeVerdict } from '#src/features/memes/phase.ts';
import type { GalleryPhases } from '#src/game/galleryPhases.ts';

export const memes: GalleryPhases = { question: ({ picture }) => (picture ? memeVerdict(picture) : null) };
