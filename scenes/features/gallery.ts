// What features show in the gallery: a line for each. The product loads it with the gallery alone.

import { challengeFixtures } from '#scenes/features/challenge/fixtures.ts';
import { duelsFixtures } from '#scenes/features/duels/gallery.ts';
import { extraLifeFixtures } from '#scenes/features/extraLife/fixtures.ts';
import { hintsFixtures } from '#scenes/features/hints/fixtures.ts';
import { masteryFixtures } from '#scenes/features/mastery/fixtures.ts';
import { memesFixtures } from '#scenes/features/memes/fixtures.ts';
import { mysticPeakFixtures } from '#scenes/features/mysticPeak/gallery.ts';
import { powerupsFixtures } from '#scenes/features/powerups/gallery.ts';
import { reactionsFixtures } from '#scenes/features/reactions/fixtures.ts';
import { redemptionFixtures } from '#scenes/features/redemption/fixtures.ts';
import { robotsFixtures } from '#scenes/features/robots/fixtures.ts';
import { teamsFixtures } from '#scenes/features/teams/fixtures.ts';
import type { SceneFixtures } from '#scenes/sceneFixtures.ts';

export const FEATURE_FIXTURES: readonly SceneFixtures[] = [
  ...challengeFixtures,
  ...duelsFixtures,
  ...extraLifeFixtures,
  ...hintsFixtures,
  ...masteryFixtures,
  ...memesFixtures,
  ...mysticPeakFixtures,
  ...powerupsFixtures,
  ...reactionsFixtures,
  ...redemptionFixtures,
  ...robotsFixtures,
  ...teamsFixtures,
];
