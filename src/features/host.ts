// What the features of a game add to its host's pages: a line here for each of them. Where several fill the same place, they stand in this
// order.

import type { FeatureId } from '#core/room/feature.ts';
import { modeOf } from '#core/modes/registry.ts';
import type { GameType } from '#core/room/phase.ts';
import { duels } from '#src/features/duels/host.tsx';
import { extraLife } from '#src/features/extraLife/host.ts';
import { focus } from '#src/features/focus/host.tsx';
import { hands } from '#src/features/hands/host.ts';
import { hints } from '#src/features/hints/host.ts';
import { mastery } from '#src/features/mastery/host.ts';
import { memes } from '#src/features/memes/host.ts';
import { mysticPeak } from '#src/features/mysticPeak/host.tsx';
import { paper } from '#src/features/paper/host.ts';
import { powerups } from '#src/features/powerups/host.tsx';
import { reactions } from '#src/features/reactions/host.ts';
import { redemption } from '#src/features/redemption/host.tsx';
import { review } from '#src/features/review/host.tsx';
import { robots } from '#src/features/robots/host.tsx';
import { teams } from '#src/features/teams/host.tsx';
import type { HostFeature, NamedHostFeature, RecordedGame } from '#src/host/room/hostFeature.ts';

const HOST_FEATURES: { readonly [Id in FeatureId]: HostFeature } = {
  mastery,
  extraLife,
  redemption,
  hints,
  review,
  answerLater: {},
  teams,
  challenge: {},
  paper,
  robots,
  companions: {},
  hands,
  reactions,
  focus,
  memes,
  powerups,
  duels,
  mysticPeak,
};

const ALL: readonly NamedHostFeature[] = Object.entries(HOST_FEATURES).map(([id, feature]) => ({
  ...feature,
  id,
}));

/** Of those that a game of this type can have. */
export function hostFeaturesOf(room: { readonly type: GameType }): readonly NamedHostFeature[] {
  const { features } = modeOf(room);
  return ALL.filter(({ id }) => features.some((each) => each === id));
}

/** null where the game is played in the room. */
export function recordedGameOf(room: { readonly type: GameType }): RecordedGame | null {
  return hostFeaturesOf(room).flatMap(({ recorded }) => recorded ?? [])[0] ?? null;
}
