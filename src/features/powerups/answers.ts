// What power-ups do to the answer of the open question.

import type { Answer } from '#core/questions/question.ts';
import type { PlayerSlide } from '#core/views/playerView.ts';

export function hiddenByPowerups({ powerups }: PlayerSlide): readonly string[] {
  return powerups?.hiddenOptions ?? [];
}

/** Another one for each way in which the options are mixed up; null where they are as they are. */
export function optionsMix({ powerups }: PlayerSlide): number | null {
  return powerups?.mix ?? null;
}

export function sparedAnswer({ powerups }: PlayerSlide): Answer | null {
  return powerups?.spared ?? null;
}
