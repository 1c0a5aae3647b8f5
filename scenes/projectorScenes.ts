// Projector scenes by id. The countdown is shared with players, and features add their own.

import type { ProjectorSceneId } from '#core/views/scene.ts';
import type { FeatureScenes } from '#scenes/features/registry.ts';
import type { SceneKind } from '#scenes/ports.ts';
import type { ProjectorEvent } from '#scenes/projector/events.ts';
import { projectorClimb } from '#scenes/projector/climb/ClimbScene.ts';
import { podium } from '#scenes/projector/Podium.ts';
import { projectorLeaderboard } from '#scenes/projector/ProjectorLeaderboard.ts';
import { projectorLobby } from '#scenes/projector/ProjectorLobby.ts';
import { projectorQuestion } from '#scenes/projector/ProjectorQuestion.ts';
import type { ProjectorStageView } from '#scenes/projector/view.ts';

export const PROJECTOR_SCENES: Readonly<
  Record<
    Exclude<ProjectorSceneId, 'countdown' | keyof FeatureScenes>,
    SceneKind<ProjectorStageView, ProjectorEvent>
  >
> = { projectorLobby, projectorQuestion, projectorLeaderboard, projectorClimb, podium };
