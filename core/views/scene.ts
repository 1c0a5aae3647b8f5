// Which scene a view calls for: one answer for the canvas, its twin and the page title.

import { modeOf } from '#core/modes/registry.ts';
import { GAME_TYPES, type GameType, isFinished } from '#core/room/phase.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { ProjectorView } from '#core/views/projectorView.ts';
import type { PlayerSceneId, ProjectorSceneId } from '#core/room/sceneIds.ts';

export type { PlayerSceneId, ProjectorSceneId };

/** Whether the room was closed before its game started: there is nothing to show of it. */
export function wasClosed({ room, slide }: PlayerView): boolean {
  return isFinished(room.state) && slide === null;
}

/** `now` is server time in ms: a countdown that has run out is over although nothing was received. */
export function playerSceneOf(view: PlayerView, now: number): PlayerSceneId {
  const { room, me, slide } = view;
  if (isFinished(room.state) || me.isOver) return endSceneOf(room);
  if (room.state === 'waiting' || room.state === 'scheduled' || me.approval !== 'approved') return 'lobby';
  if (room.countdownEndsAt !== null && now < room.countdownEndsAt) return 'countdown';
  if (slide?.state === 'completed' && view.board) return 'leaderboard';
  return 'question';
}

function endSceneOf(room: { readonly type: GameType }): PlayerSceneId {
  return modeOf(room).endScene ?? 'gameOver';
}

/** Whether this is how a game of some kind ends for a player. */
export function isEndScene(scene: string | null): boolean {
  return GAME_TYPES.some((type) => endSceneOf({ type }) === scene);
}

export function projectorSceneOf(view: ProjectorView, now: number): ProjectorSceneId {
  const { room, slide } = view;
  if (isFinished(room.state)) return 'podium';
  if (room.state === 'waiting' || room.state === 'scheduled') return 'projectorLobby';
  if (room.countdownEndsAt !== null && now < room.countdownEndsAt) return 'countdown';
  if (!slide && view.summit !== null) return modeOf(room).climbScene ?? 'projectorClimb';
  if (!slide || slide.state === 'completed') return 'projectorLeaderboard';
  return 'projectorQuestion';
}
