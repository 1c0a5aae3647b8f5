// All that a player can be in the middle of besides an open question. Where several may come, the first one does.

import type { PlayerView } from '#core/views/playerView.ts';
import { postponed } from '#src/features/answerLater/postponed.ts';
import { lastVerdict } from '#src/features/challenge/lastVerdict.ts';
import { duels } from '#src/features/duels/phases.ts';
import { extraLife } from '#src/features/extraLife/offer.tsx';
import { mastery } from '#src/features/mastery/phases.ts';
import { memes } from '#src/features/memes/phase.tsx';
import { mysticPeak } from '#src/features/mysticPeak/phases.ts';
import { redemption } from '#src/features/redemption/phases.tsx';
import { review } from '#src/features/review/phase.tsx';
import type { Phase, PhaseSource } from '#src/game/phases/phase.ts';
import { ready } from '#src/game/phases/ready.ts';
import { standings } from '#src/game/phases/standings.ts';
import { verdict } from '#src/game/phases/verdict.tsx';

export const PHASES = [
  postponed,
  ready,
  extraLife,
  review,
  verdict,
  memes,
  mastery,
  standings,
  duels,
  mysticPeak,
  redemption,
  lastVerdict,
] as const;

const sources: readonly PhaseSource[] = PHASES;
const fixed = sources.flatMap(({ phases = [] }) => phases);

/** One that is the same for everybody; null where there is none of this name. */
export function phaseNamed(id: string): Phase | null {
  return fixed.find((phase) => phase.id === id) ?? null;
}

/** What a view says by itself that the player is in the middle of; null for nothing. */
export function phaseTold(view: PlayerView): Phase | null {
  return fixed.find((phase) => phase.isTold?.(view)) ?? null;
}
