// All scenes by id, with the view each one shows.

import {
  FEATURE_SCENES,
  FEATURE_PROJECTOR_SCENES,
  loadProjectorFeatures,
} from '#scenes/features/registry.ts';
import type { SceneKind } from '#scenes/ports.ts';
import { loadProjectorQuestions, loadQuestionParts } from '#scenes/questions/registry.ts';
import type { Stage } from '#scenes/stage/stage.ts';

/** Player and projector scenes are separate bundles: no page needs both. */
const playerScenes = () => import('#scenes/playerScenes.ts');
async function projectorScenes() {
  const [scenes] = await Promise.all([
    import('#scenes/projectorScenes.ts'),
    loadProjectorQuestions(),
    loadProjectorFeatures(),
  ]);
  return scenes.PROJECTOR_SCENES;
}

/** Each scene loads when first needed; the ones a player sees first load together. */
const LOADERS = {
  lobby: async () => (await playerScenes()).lobbyScene,
  countdown: async () => (await playerScenes()).countdownScene,
  question: async () => {
    await loadQuestionParts();
    return (await playerScenes()).questionScene;
  },
  milestone: async () => (await import('#scenes/player/milestone/MilestoneScene.ts')).milestoneScene,
  leaderboard: async () => (await import('#scenes/player/leaderboard/LeaderboardScene.ts')).leaderboardScene,
  gameOver: async () => (await import('#scenes/player/gameOver/GameOverScene.ts')).gameOverScene,
  projectorLobby: async () => (await projectorScenes()).projectorLobby,
  projectorQuestion: async () => (await projectorScenes()).projectorQuestion,
  projectorLeaderboard: async () => (await projectorScenes()).projectorLeaderboard,
  projectorClimb: async () => (await projectorScenes()).projectorClimb,
  podium: async () => (await projectorScenes()).podium,
  ...FEATURE_SCENES,
} as const;

type ViewOf<Loader> = Loader extends () => Promise<SceneKind<infer View, infer _Event>> ? View : never;

export type SceneId = keyof typeof LOADERS;
export type SceneViews = { readonly [Id in SceneId]: ViewOf<(typeof LOADERS)[Id]> };

/** A scene's id and its view. */
export type SceneRequest = {
  readonly [Id in SceneId]: { readonly id: Id; readonly view: SceneViews[Id] };
}[SceneId];

const loaded = new Map<SceneId, SceneKind<unknown, unknown>>();

/** Loads a scene's code before it is shown. */
export async function loadScene(id: SceneId): Promise<void> {
  await kindOf(id);
}

async function kindOf(id: SceneId): Promise<SceneKind<unknown, unknown>> {
  const known = loaded.get(id);
  if (known) return known;
  if (id in FEATURE_PROJECTOR_SCENES) await projectorScenes();
  // The id decides the view's type; a request carries both.
  const kind = (await LOADERS[id]()) as SceneKind<unknown, unknown>;
  loaded.set(id, kind);
  return kind;
}

/** Puts a scene on the stage, unless `current` returns false once its code has loaded. */
export async function showScene(stage: Stage, request: SceneRequest, current: () => boolean): Promise<void> {
  const known = loaded.get(request.id);
  const kind = known ?? (await kindOf(request.id));
  if (current()) stage.show(kind, request.view);
}
