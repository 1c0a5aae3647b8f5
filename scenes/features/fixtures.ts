// What features show in the gallery.

import { challengeFixtures } from '#scenes/features/challenge/fixtures.ts';
import { duelFixtures } from '#scenes/features/duels/choice/fixtures.ts';
import { duelsOnTheWallFixtures } from '#scenes/features/duels/wallFixtures.ts';
import { strikeFixtures } from '#scenes/features/duels/fixtures.ts';
import { extraLifeFixtures } from '#scenes/features/extraLife/fixtures.ts';
import { hintsFixtures } from '#scenes/features/hints/fixtures.ts';
import { masteryFixtures } from '#scenes/features/mastery/fixtures.ts';
import { memesFixtures } from '#scenes/features/memes/fixtures.ts';
import { projectorPowerupFixtures } from '#scenes/features/powerups/projectorFixtures.ts';
import { obstacleFixtures } from '#scenes/features/mysticPeak/obstacles/fixtures.ts';
import { peakStopFixtures } from '#scenes/features/mysticPeak/stop/fixtures.ts';
import { peakQuestionFixtures } from '#scenes/features/mysticPeak/question/fixtures.ts';
import { peakWallFixtures } from '#scenes/features/mysticPeak/wall/fixtures.ts';
import { powerupsFixtures } from '#scenes/features/powerups/fixtures.ts';
import { reactionsFixtures } from '#scenes/features/reactions/fixtures.ts';
import { redemptionFixtures } from '#scenes/features/redemption/fixtures.ts';
import { robotsFixtures } from '#scenes/features/robots/fixtures.ts';
import { teamsFixtures } from '#scenes/features/teams/fixtures.ts';
import type { SceneFixtures } from '#scenes/sceneFixtures.ts';

export const FEATURE_FIXTURES: readonly SceneFixtures[] = [
  ...hintsFixtures,
  ...extraLifeFixtures,
  ...duelFixtures,
  ...strikeFixtures,
  ...memesFixtures,
  ...redemptionFixtures,
  ...masteryFixtures,
  ...teamsFixtures,
  ...robotsFixtures,
  ...challengeFixtures,
  ...reactionsFixtures,
  ...projectorPowerupFixtures,
  ...powerupsFixtures,
  ...duelsOnTheWallFixtures,
  ...obstacleFixtures,
  ...peakStopFixtures,
  ...peakWallFixtures,
  ...peakQuestionFixtures,
];
