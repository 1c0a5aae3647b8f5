// Text and players of the lobby.

import { isWaiting } from '#core/room/phase.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { allOf, badgeOf, firstOf, type WaitingPlayer } from '#scenes/parts/model.ts';
import type { Badge, OwnPress } from '#scenes/parts/scenePart.ts';
import { message, type Message } from '#scenes/message.ts';
import { NOT_OPEN_YET } from '#scenes/model.ts';

export interface LobbyModel {
  readonly title: string;
  /** null if the view has no count: players who haven't been let in don't get one. */
  readonly count: Message | null;
  readonly line: Message;
  /** The reader's name in the game. */
  readonly ownName: string;
  readonly ownBadge: Badge | null;
  /** Effect of a press on the player's own character; null for none. */
  readonly press: OwnPress | null;
  /** True if the page offers another look. */
  readonly canChangeLook: boolean;
  /** Everyone but the reader, newest last. */
  readonly others: readonly WaitingPlayer[];
  /** True if the lobby shows how others can join, in games where players invite each other. */
  readonly invites: boolean;
}

export function lobbyModel(player: PlayerView): LobbyModel {
  const { room, me, lobby } = player;
  return {
    title: room.title,
    count: room.playerCount > 0 ? message('scenes:lobby.players', { count: room.playerCount }) : null,
    line: lineOf(player),
    ownName: me.name,
    ownBadge: badgeOf(me),
    press: firstOf((part) => part.press?.(player)),
    canChangeLook: isWaiting(room.state),
    others: lobby
      .filter(({ id }) => id !== me.playerId)
      .map((other) => ({ ...other, badge: badgeOf(other) })),
    invites: allOf((part) => part.invites?.(room)).includes(true),
  };
}

/** Tells the reader their name if it is not the one they typed. */
export function renamedWords(name: string): Message {
  return message('scenes:lobby.renamed', { name });
}

function lineOf(player: PlayerView): Message {
  const { room, me } = player;
  if (me.approval === 'pending') return message('scenes:lobby.pending', undefined, 'play:lobby.pending');
  if (me.approval === 'rejected') return message('scenes:lobby.rejected', undefined, 'play:lobby.rejected');
  if (room.state === 'scheduled') return message(NOT_OPEN_YET, undefined, 'play:lobby.scheduled');
  if (me.renamed) return renamedWords(me.name);
  return (
    firstOf((part) => part.lobbyLine?.(player)) ??
    message('scenes:lobby.waiting', undefined, 'play:lobby.waiting')
  );
}
