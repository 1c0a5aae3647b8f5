// Which scene a view calls for: one answer for the canvas, its twin and the page title.

import { modeOf } from '#core/modes/registry.ts';
import { isFinished } from '#core/room/phase.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { ProjectorView } from '#core/views/projectorView.ts';
import type { PlayerSceneId, ProjectorSceneId } from '#core/views/sceneIds.ts';

export type { PlayerSceneId, ProjectorSceneId };

/** Whether the room was closed before its game started: there is nothing to show of it. */
export function wasClosed({ room, slide }: PlayerView): boolean {
  return isFinished(room.state) && slide === null;
}

/** `now` is server time in ms: a countdown that has run out is over although nothing was received. */
export function playerSceneOf(view: PlayerView, now: number): PlayerSceneId {
  const { room, me, slide } = view;
  if (isFinished(room.state) || me.isOver) return modeOf(room).endScene ?? 'gameOver';
  if (room.state === 'waiting' || room.state === 'scheduled' || me.approval !== 'approved') return 'lobby';
  if (room.countdownEndsAt !== null && now < room.countdownEndsAt) return 'countdown';
  if (slide?.state === 'completed' && view.board) return 'leaderboard';
  return 'question';
}

export function projectorSceneOf(view: ProjectorView, now: number): ProjectorSceneId {
  const { room, slide } = view;
  if (isFinished(room.state)) return 'podium';
  if (room.state === 'waiting' || room.state === 'scheduled') return 'projectorLobby';
  if (room.countdownEndsAt !== null && now < room.countdownEndsAt) return 'countdown';
  if (!slide || slide.state === 'completed') return 'projectorLeaderboard';
  return 'projectorQuestion';
}
