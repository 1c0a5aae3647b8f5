// What power-ups do to the answer of the open question.

import type { Answer } from '#core/questions/question.ts';
import type { PlayerSlide } from '#core/views/playerView.ts';

export function hiddenByPowerups({ powerups }: PlayerSlide): readonly string[] {
  return powerups?.hiddenOptions ?? [];
}

export function sparedAnswer({ powerups }: PlayerSlide): Answer | null {
  return powerups?.spared ?? null;
}
