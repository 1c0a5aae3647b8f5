// Scene selection: the scene a view calls for, shared by the canvas, its DOM twin, and the page title.

import { modeOf } from '#core/modes/registry.ts';
import { GAME_TYPES, type GameType, isFinished, isWaiting } from '#core/room/phase.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { ProjectorView } from '#core/views/projectorView.ts';
import type { PlayerSceneId, ProjectorSceneId } from '#core/room/sceneIds.ts';

export type { PlayerSceneId, ProjectorSceneId };

/** True if the room was closed before its game started, so that there is nothing to show. */
export function wasClosed({ room, slide }: PlayerView): boolean {
  return isFinished(room.state) && slide === null;
}

/** `now`: server time in ms. A countdown that has run out is over even if no push has arrived. */
export function playerSceneOf(view: PlayerView, now: number): PlayerSceneId {
  const { room, me, slide } = view;
  if (isFinished(room.state) || me.isOver) return endSceneOf(room);
  if (isWaiting(room.state) || me.approval !== 'approved') return 'lobby';
  if (room.countdownEndsAt !== null && now < room.countdownEndsAt) return 'countdown';
  if (slide?.state === 'completed' && view.board) return 'leaderboard';
  return 'question';
}

function endSceneOf(room: { readonly type: GameType }): PlayerSceneId {
  return modeOf(room).endScene ?? 'gameOver';
}

/** True if some type of game ends with this scene for a player. */
export function isEndScene(scene: string | null): boolean {
  return GAME_TYPES.some((type) => endSceneOf({ type }) === scene);
}

export function projectorSceneOf(view: ProjectorView, now: number): ProjectorSceneId {
  const { room, slide } = view;
  if (isFinished(room.state)) return 'podium';
  if (isWaiting(room.state)) return 'projectorLobby';
  if (room.countdownEndsAt !== null && now < room.countdownEndsAt) return 'countdown';
  if (!slide && view.summit !== null) return modeOf(room).climbScene ?? 'projectorClimb';
  if (!slide || slide.state === 'completed') return 'projectorLeaderboard';
  return 'projectorQuestion';
}
