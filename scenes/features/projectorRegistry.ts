// The features of games on the projector: a line for each that adds something there.

import { duelsOnProjector } from '#scenes/features/duels/projector.ts';
import type { ProjectorFeature } from '#scenes/features/feature.ts';
import { powerupsOnProjector } from '#scenes/features/powerups/projector.ts';
import { projectorParts } from '#scenes/parts/projectorPart.ts';
import { projectorLayers } from '#scenes/projector/layer.ts';

const FEATURES: readonly ProjectorFeature[] = [powerupsOnProjector, duelsOnProjector];

projectorParts.hand(FEATURES);
projectorLayers.hand(FEATURES.flatMap(({ over }) => over ?? []));
