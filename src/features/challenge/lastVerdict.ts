// Whose answer was the last one of all, and so has ended the challenge, still sees what became of it.

import { preloadChallengeBoard } from '#src/features/challenge/twins.tsx';
import { verdictMs } from '#src/game/phases/pace.ts';
import type { Phase, PhaseSource } from '#src/game/phases/phase.ts';
import { VERDICT } from '#src/game/phases/verdict.tsx';

/** What can be read there must not keep the end from the player. */
const LAST_VERDICT: Phase = { ...VERDICT, lastsMs: verdictMs };

export const lastVerdict: PhaseSource<'feedback'> = {
  feature: 'challenge',
  ids: ['feedback'],
  preload: preloadChallengeBoard,
  open: () => ({
    afterGame: ({ current, isNew }) => (isNew || current?.id === VERDICT.id ? LAST_VERDICT : null),
  }),
};
