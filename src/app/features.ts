// The features of games. Features that fill the same slot of a page appear in this order.

import type { FeatureId } from '#core/room/feature.ts';
import { answerLater } from '#src/features/answerLater/index.ts';
import { challenge } from '#src/features/challenge/index.ts';
import { duels } from '#src/features/duels/index.ts';
import { extraLife } from '#src/features/extraLife/index.ts';
import { focus } from '#src/features/focus/index.ts';
import { hands } from '#src/features/hands/index.ts';
import { hints } from '#src/features/hints/index.ts';
import { mastery } from '#src/features/mastery/index.ts';
import { memes } from '#src/features/memes/index.ts';
import { mysticPeak } from '#src/features/mysticPeak/index.ts';
import { paper } from '#src/features/paper/index.ts';
import { powerups } from '#src/features/powerups/index.ts';
import { reactions } from '#src/features/reactions/index.ts';
import { redemption } from '#src/features/redemption/index.ts';
import { review } from '#src/features/review/index.ts';
import { bots } from '#src/features/bots/index.ts';
import { teams } from '#src/features/teams/index.ts';
import type { FeatureManifest } from '#src/features/manifest.ts';

export const FEATURES = {
  answerLater,
  reactions,
  challenge,
  hands,
  focus,
  hints,
  review,
  extraLife,
  memes,
  mastery,
  redemption,
  teams,
  paper,
  bots,
  powerups,
  duels,
  mysticPeak,
} satisfies { readonly [Id in FeatureId]?: FeatureManifest<Id> };
