// What features of a game add to the page behind a practice link.

import { challengeStart } from '#src/features/challenge/openChallenge.ts';
import { masteryWay } from '#src/features/mastery/soloWay.ts';
import { powerupsWay } from '#src/features/powerups/soloWay.ts';
import type { SoloWay, Start } from '#src/game/solo/start.ts';

/** Ways to play alone. */
export const FEATURE_WAYS: readonly SoloWay[] = [masteryWay, powerupsWay];

/** Games that are not played alone. */
export const FEATURE_STARTS: readonly Start[] = [challengeStart];
