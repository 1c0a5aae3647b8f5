// What the features of a game add to its players' pages: a line here for each of them. Where several add to the same place, they stand in
// this order.

import { firstAnswer } from '#core/collections/firstAnswer.ts';
import type { FeatureId } from '#core/room/feature.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { answerLater } from '#src/features/answerLater/player.tsx';
import { challenge } from '#src/features/challenge/player.tsx';
import { duels } from '#src/features/duels/player.tsx';
import { extraLife } from '#src/features/extraLife/player.tsx';
import { focus } from '#src/features/focus/player.tsx';
import { hands } from '#src/features/hands/player.ts';
import { hints } from '#src/features/hints/player.tsx';
import { mastery } from '#src/features/mastery/player.ts';
import { memes } from '#src/features/memes/player.ts';
import { mysticPeak } from '#src/features/mysticPeak/player.tsx';
import type { GameTexts, PlayerFeature } from '#src/game/playerFeature.ts';
import { powerups } from '#src/features/powerups/player.tsx';
import { reactions } from '#src/features/reactions/player.tsx';
import { redemption } from '#src/features/redemption/player.ts';
import { review } from '#src/features/review/player.ts';
import { teams } from '#src/features/teams/player.ts';

const FEATURES: { readonly [Id in FeatureId]: PlayerFeature } = {
  answerLater,
  reactions,
  challenge,
  hands,
  focus,
  hints,
  review,
  extraLife,
  mastery,
  redemption,
  teams,
  memes,
  powerups,
  duels,
  mysticPeak,
  paper: {},
  robots: {},
  companions: {},
};

export const PLAYER_FEATURES: readonly PlayerFeature[] = Object.values(FEATURES);

/** The first answer that a feature gives. */
export function firstOf<T>(ask: (feature: PlayerFeature) => T | null | undefined): T | null {
  return firstAnswer(PLAYER_FEATURES, ask);
}

/** The answers of all features that give one. */
export function allOf<T>(ask: (feature: PlayerFeature) => T | null | undefined): readonly T[] {
  return PLAYER_FEATURES.flatMap((feature) => ask(feature) ?? []);
}

export function textsOf(view: PlayerView): GameTexts {
  return allOf(({ texts }) => texts?.(view)).reduce<GameTexts>((all, texts) => ({ ...all, ...texts }), {});
}
