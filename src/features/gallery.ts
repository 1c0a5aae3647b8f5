// The phases in which scenes of features stand, for the gallery: a line for each scene that a view does not tell of by itself.

import type { SceneRequest } from '#scenes/index.ts';
import { phaseOf } from '#src/features/duels/parts.ts';
import { memePhase } from '#src/features/memes/phase.tsx';
import { obstaclePhase, shownStop, waitingPhase } from '#src/features/mysticPeak/parts.ts';
import type { Phase } from '#src/game/phases/phase.ts';
import { phaseNamed } from '#src/game/phases/registry.ts';

type PhaseOf<Id extends SceneRequest['id']> = (
  view: Extract<SceneRequest, { readonly id: Id }>['view'],
) => Phase | null;

export const FEATURE_PHASES: { readonly [Id in SceneRequest['id']]?: PhaseOf<Id> } = {
  duel: ({ state }) => phaseOf(state),
  meme: ({ meme: { id, picture, ...words } }) => memePhase({ id, trigger: 'correct', picture, words }),
  obstacle: ({ player }) => obstaclePhase(player),
  peakStop({ player, board = null }) {
    const rivals = { board: () => board };
    return shownStop(player, undefined, rivals) ?? waitingPhase(rivals);
  },
  milestone: ({ model }) => phaseNamed(model.id),
};
