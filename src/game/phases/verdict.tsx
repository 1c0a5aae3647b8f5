// The verdict on an answer, with the correct answer if the game reveals it.

import type { PlayerView } from '#core/views/playerView.ts';
import { verdictMs } from '#src/game/phases/pace.ts';
import type { Phase, PhaseSource, TwinProps } from '#src/game/phases/phase.ts';
import { NextButton } from '#src/game/twins/NextButton.tsx';

export const VERDICT = {
  id: 'feedback',
  // A player with something to read continues with a press.
  durationMs: (view: PlayerView) => (view.slide?.feedback?.explanation ? null : verdictMs(view)),
  scene: 'question',
  below: (props: TwinProps) => <NextButton {...props} />,
  featureKeys: true,
  leadsToLeaderboard: true,
} as const satisfies Phase;

export const verdict: PhaseSource<'feedback'> = {
  ids: ['feedback'],
  phases: [VERDICT],
  open: () => ({ atVerdict: () => VERDICT }),
};
