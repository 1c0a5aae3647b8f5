// The verdict on an answer, with what is right where that is told.

import { verdictMs } from '#src/game/phases/pace.ts';
import type { Phase, PhaseSource } from '#src/game/phases/phase.ts';
import { NextButton } from '#src/game/twins/NextButton.tsx';

export const VERDICT: Phase = {
  id: 'feedback',
  // Who has something to read goes on by a press.
  lastsMs: (view) => (view.slide?.feedback?.explanation ? null : verdictMs(view)),
  scene: 'question',
  wayOn: (props) => <NextButton {...props} />,
  featureKeys: true,
  leadsToStandings: true,
};

export const verdict: PhaseSource<'feedback'> = {
  ids: ['feedback'],
  phases: [VERDICT],
  open: () => ({ atVerdict: () => VERDICT }),
};
