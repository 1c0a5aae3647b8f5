// The verdict on an answer, with the correct answer if the game reveals it.

import { verdictMs } from '#src/game/phases/pace.ts';
import type { Phase, PhaseSource } from '#src/game/phases/phase.ts';
import { NextButton } from '#src/game/twins/NextButton.tsx';

export const VERDICT: Phase = {
  id: 'feedback',
  // A player with something to read continues with a press.
  durationMs: (view) => (view.slide?.feedback?.explanation ? null : verdictMs(view)),
  scene: 'question',
  below: (props) => <NextButton {...props} />,
  featureKeys: true,
  leadsToLeaderboard: true,
};

export const verdict: PhaseSource<'feedback'> = {
  ids: ['feedback'],
  phases: [VERDICT],
  open: () => ({ atVerdict: () => VERDICT }),
};
