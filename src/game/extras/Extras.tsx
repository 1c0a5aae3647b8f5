// Extras of a running game, which load after its first scene: vibration, guidance, and media in advance.

import type { Guidance } from '#scenes/index.ts';
import type { TwinProps } from '#src/game/phases/phase.ts';
import { useGuidance } from '#src/game/extras/guidance.ts';
import { useHaptics } from '#src/game/extras/haptics.ts';
import { useMediaAhead } from '#src/game/extras/mediaAhead.ts';

interface ExtrasProps extends Pick<TwinProps, 'view' | 'draft' | 'scene'> {
  readonly onGuidance: (guidance: Guidance) => void;
}

/** What the projector needs of them. `urls`: of media in advance; it shows pictures as they were uploaded. */
export function ProjectorExtras({ urls }: { readonly urls: readonly string[] }): null {
  useMediaAhead(urls, Number.POSITIVE_INFINITY);
  return null;
}

export function Extras({ onGuidance, ...moment }: ExtrasProps): null {
  const { view, draft } = moment;
  useHaptics(view, draft, view.room.options.reduceMotion);
  useMediaAhead(view.slide?.mediaAhead);
  useGuidance(moment, onGuidance);
  return null;
}
