// A phase with its own text between two questions, drawn as a stage of the climb.

import type { PlayerView } from '#core/views/playerView.ts';
import type { MilestoneModel } from '#scenes/player/milestone/model.ts';
import type { Phase } from '#src/game/phases/phase.ts';
import { MilestoneTwin } from '#src/game/twins/MilestoneTwin.tsx';

/** `model`: its content. */
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
    // The heading gets the focus and is read that way; this is the line below it.
    announcements: (view) => [model(view).line],
    sound: 'leaderboardMove',
    ...rest,
  };
}
