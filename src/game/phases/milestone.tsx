// A phase with words of its own between two questions, drawn as a stage of the way.

import type { Milestone } from '#scenes/player/view.ts';
import { milestoneModel } from '#scenes/player/milestone/model.ts';
import type { Phase } from '#src/game/phases/phase.ts';
import { MilestoneTwin } from '#src/twins/MilestoneTwin.tsx';

export function milestone(id: Milestone, rest: Partial<Phase>): Phase {
  return {
    id,
    scene: 'milestone',
    request: (player) => ({ id: 'milestone', view: { player, milestone: id } }),
    twin: (props) => <MilestoneTwin {...props} milestone={id} />,
    // The heading takes the focus and so is read; this is what stands below it.
    says: (view) => [milestoneModel(view, id).line],
    sound: 'leaderboardMove',
    ...rest,
  };
}
