// All scenes by id, with the view that each one shows.

import type { CountdownView } from '#scenes/countdown/model.ts';
import type { MemeStageView } from '#scenes/player/meme/MemeScene.ts';
import type { MilestoneStageView } from '#scenes/player/milestone/MilestoneScene.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import type { SceneKind } from '#scenes/ports.ts';
import type { ProjectorStageView } from '#scenes/projector/view.ts';
import type { Stage } from '#scenes/stage/stage.ts';

export interface SceneViews {
  readonly lobby: PlayerStageView;
  readonly countdown: CountdownView;
  readonly question: PlayerStageView;
  readonly meme: MemeStageView;
  readonly milestone: MilestoneStageView;
  readonly leaderboard: PlayerStageView;
  readonly challengeBoard: PlayerStageView;
  readonly gameOver: PlayerStageView;
  readonly projectorLobby: ProjectorStageView;
  readonly projectorQuestion: ProjectorStageView;
  readonly projectorLeaderboard: ProjectorStageView;
  readonly podium: ProjectorStageView;
}

export type SceneId = keyof SceneViews;
/** Which scene, with which view. */
export type SceneRequest = {
  readonly [Id in SceneId]: { readonly id: Id; readonly view: SceneViews[Id] };
}[SceneId];

/** The projector's scenes come together: no player needs them. */
const projectorScenes = async () => (await import('#scenes/projector/registry.ts')).PROJECTOR_SCENES;

/** Each scene comes when it is first needed; what a player meets first comes together. */
const LOADERS: { readonly [Id in SceneId]: () => Promise<SceneKind<SceneViews[Id], unknown>> } = {
  lobby: async () => (await import('#scenes/player/playerScenes.ts')).lobbyScene,
  countdown: async () => (await import('#scenes/player/playerScenes.ts')).countdownScene,
  question: async () => (await import('#scenes/player/playerScenes.ts')).questionScene,
  meme: async () => (await import('#scenes/player/meme/MemeScene.ts')).memeScene,
  milestone: async () => (await import('#scenes/player/milestone/MilestoneScene.ts')).milestoneScene,
  leaderboard: async () => (await import('#scenes/player/playerScenes.ts')).leaderboardScene,
  challengeBoard: async () =>
    (await import('#scenes/player/challenge/challengeBoard.ts')).challengeBoardScene,
  gameOver: async () => (await import('#scenes/player/playerScenes.ts')).gameOverScene,
  projectorLobby: async () => (await projectorScenes()).projectorLobby,
  projectorQuestion: async () => (await projectorScenes()).projectorQuestion,
  projectorLeaderboard: async () => (await projectorScenes()).projectorLeaderboard,
  podium: async () => (await projectorScenes()).podium,
};

const loaded = new Map<SceneId, SceneKind<unknown, unknown>>();

async function kindOf(id: SceneId): Promise<SceneKind<unknown, unknown>> {
  const known = loaded.get(id);
  if (known) return known;
  // The id decides the view's type; a request carries the two together.
  const kind = (await LOADERS[id]()) as SceneKind<unknown, unknown>;
  loaded.set(id, kind);
  return kind;
}

/** Puts a scene on the stage, unless `current` says meanwhile that another one is wanted. */
export async function showScene(stage: Stage, request: SceneRequest, current: () => boolean): Promise<void> {
  const known = loaded.get(request.id);
  const kind = known ?? (await kindOf(request.id));
  if (current()) stage.show(kind, request.view);
}
