// The rules of each feature; the compiler names one that is missing.

import type { Feature } from '#core/authority/ruleSet.ts';
import { answerLater } from '#core/features/answerLater/authority.ts';
import { challenge } from '#core/features/challenge/authority.ts';
import { companions } from '#core/features/companions/authority.ts';
import { duels } from '#core/features/duels/authority.ts';
import { extraLife } from '#core/features/extraLife/authority.ts';
import { focus } from '#core/features/focus/authority.ts';
import { hands } from '#core/features/hands/authority.ts';
import { hints } from '#core/features/hints/authority.ts';
import type { FeatureId } from '#core/features/ids.ts';
import { mastery } from '#core/features/mastery/authority.ts';
import { memes } from '#core/features/memes/authority.ts';
import { mysticPeak } from '#core/features/mysticPeak/authority.ts';
import { paper } from '#core/features/paper/authority.ts';
import { powerups } from '#core/features/powerups/authority.ts';
import { reactions } from '#core/features/reactions/authority.ts';
import { redemption } from '#core/features/redemption/authority.ts';
import { review } from '#core/features/review/authority.ts';
import { robots } from '#core/features/robots/authority.ts';
import { teams } from '#core/features/teams/authority.ts';

export const FEATURES: { readonly [Id in FeatureId]: Feature<Id> } = {
  hints,
  extraLife,
  review,
  redemption,
  answerLater,
  mastery,
  teams,
  challenge,
  paper,
  robots,
  companions,
  hands,
  focus,
  reactions,
  memes,
  powerups,
  duels,
  mysticPeak,
};
