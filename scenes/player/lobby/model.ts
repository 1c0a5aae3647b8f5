// What the waiting room says, and who stands in it.

import type { LobbyPlayer, PlayerView } from '#core/views/playerView.ts';
import { message, type Message, teamName, type Words } from '#scenes/message.ts';
import { NOT_OPEN_YET } from '#scenes/model.ts';

export interface LobbyModel {
  readonly title: string;
  /** null: whoever is not let in is not told who is. */
  readonly count: Message | null;
  readonly line: Message;
  /** The name that the reader plays under. */
  readonly ownName: string;
  /** Everybody but the reader; the newest last. */
  readonly others: readonly LobbyPlayer[];
  /** Whether the room says how others get in: where players bring each other. */
  readonly invites: boolean;
}

export function lobbyModel(player: PlayerView): LobbyModel {
  const { room, me, lobby } = player;
  return {
    title: room.title,
    count: room.playerCount > 0 ? message('scenes:lobby.players', { count: room.playerCount }) : null,
    line: lineOf(player),
    ownName: me.name,
    others: lobby.filter(({ id }) => id !== me.playerId),
    invites: room.challenge !== null,
  };
}

/** The team of somebody in this room. */
export function teamOf({ teams }: Pick<PlayerView['room'], 'teams'>, team: number): Words {
  return teamName(team, teams[team]?.name);
}

/** Under which name, where it is not the one that was typed. */
export function renamedWords(name: string): Message {
  return message('scenes:lobby.renamed', { name });
}

function lineOf({ room, me, lobby }: PlayerView): Message {
  const { challenge } = room;
  if (me.approval === 'pending') return message('scenes:lobby.pending', undefined, 'play:lobby.pending');
  if (me.approval === 'rejected') return message('scenes:lobby.rejected', undefined, 'play:lobby.rejected');
  if (room.state === 'scheduled') return message(NOT_OPEN_YET, undefined, 'play:lobby.scheduled');
  if (me.renamed) return renamedWords(me.name);
  if (me.team !== null) return message('scenes:lobby.team', { team: teamOf(room, me.team) });
  if (!challenge) return message('scenes:lobby.waiting', undefined, 'play:lobby.waiting');
  if (challenge.by === me.playerId) return message('scenes:lobby.challengeOwn');
  const by = lobby.find(({ id }) => id === challenge.by)?.name ?? '';
  return message('scenes:lobby.challenge', { by });
}
