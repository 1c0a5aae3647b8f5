// What can be wanted of features by pressing something that a scene draws.

import type { DuelIntent } from '#scenes/features/duels/intent.ts';
import type { LifeIntent } from '#scenes/features/extraLife/intent.ts';
import type { HintIntent } from '#scenes/features/hints/intent.ts';
import type { PeakIntent } from '#scenes/features/mysticPeak/intent.ts';
import type { PowerupsIntent } from '#scenes/features/powerups/intent.ts';
import type { ReactionsIntent } from '#scenes/features/reactions/intent.ts';
import type { RedeemIntent } from '#scenes/features/redemption/intent.ts';

export type SceneFeatureIntent =
  | DuelIntent
  | HintIntent
  | LifeIntent
  | PeakIntent
  | PowerupsIntent
  | ReactionsIntent
  | RedeemIntent;
