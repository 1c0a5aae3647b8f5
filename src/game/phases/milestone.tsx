// A phase with words of its own between two questions, drawn as a stage of the way.

import type { PlayerView } from '#core/views/playerView.ts';
import type { MilestoneModel } from '#scenes/player/milestone/model.ts';
import type { Phase } from '#src/game/phases/phase.ts';
import { MilestoneTwin } from '#src/game/twins/MilestoneTwin.tsx';

/** `model`: what it says. */
export function milestone(
  id: string,
  model: (player: PlayerView) => MilestoneModel,
  rest: Partial<Phase>,
): Phase {
  return {
    id,
    scene: 'milestone',
    request: (player) => ({ id: 'milestone', view: { player, model: model(player) } }),
    twin: (props) => <MilestoneTwin {...props} model={model(props.view)} />,
    // The heading takes the focus and so is read; this is what stands below it.
    says: (view) => [model(view).line],
    sound: 'leaderboardMove',
    ...rest,
  };
}
