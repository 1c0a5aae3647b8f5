// What the features of a game add to the scenes on the projector: a line here for each that adds something.

import type { ProjectorView } from '#core/views/projectorView.ts';
import { duels } from '#scenes/features/duels/projector.ts';
import { powerups } from '#scenes/features/powerups/projector.ts';
import type { AtWork, FeatureNews, ProjectorPart } from '#scenes/features/projectorPart.ts';

const PARTS: readonly ProjectorPart[] = [powerups, duels];

export function featureNews(before: ProjectorView, after: ProjectorView): readonly FeatureNews[] {
  return PARTS.flatMap(({ news }) => news?.(before, after) ?? []);
}

export function atWorkIn(view: ProjectorView): readonly AtWork[] {
  return PARTS.flatMap(({ atWork }) => atWork?.(view) ?? []);
}
