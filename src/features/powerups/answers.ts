// What power-ups do to the answer of the open question.

import type { Answer } from '#core/questions/question.ts';
import type { PlayerSlide } from '#core/views/playerView.ts';

export function removedByPowerups({ powerups }: PlayerSlide): readonly string[] {
  return powerups?.hiddenOptions ?? [];
}

/** Another one for each time that things are mixed up; null where they are in their places. */
export function shuffleByPowerups({ powerups }: PlayerSlide): number | null {
  return powerups?.mix ?? null;
}

export function sparedAnswer({ powerups }: PlayerSlide): Answer | null {
  return powerups?.spared ?? null;
}
