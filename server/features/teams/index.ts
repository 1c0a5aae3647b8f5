// Teams, as set up by the host and seen by players.

import { newestOf } from '#core/authority/index.ts';
import { cleanName } from '#core/names/cleanName.ts';
import { PROFANE_DISPLAY_NAME } from '#core/names/profaneDisplayName.ts';
import { requirePlayingSeat } from '#server/operations/access.ts';
import { type Handler, OperationError, type Services } from '#server/operations/context.ts';
import { hostCommand } from '#server/operations/hostCommand.ts';
import type { ServerFeature } from '#server/features/feature.ts';

/** Cleaned like a player's name, because the projector shows it to the class. */
function shownName(name: string, { isProfane }: Services): string {
  const cleaned = cleanName(name);
  return isProfane(cleaned) ? PROFANE_DISPLAY_NAME : cleaned;
}

const setTeams: Handler<'setTeams'> = hostCommand('setTeams', ({ teams }) => ({ teams }));

const shuffleTeams: Handler<'shuffleTeams'> = hostCommand('shuffleTeams', () => ({}));

const nameTeam: Handler<'nameTeam'> = hostCommand('nameTeam', ({ team, name }, services) => ({
  team,
  name: name.trim() === '' ? null : shownName(name, services),
}));

const moveToTeam: Handler<'moveToTeam'> = hostCommand('moveToTeam', ({ playerId, team }) => ({
  playerId,
  team,
}));

const getTeamPlayers: Handler<'getTeamPlayers'> = async (request, caller) => {
  const { session, seat } = caller;
  const { room } = session;
  const own = requirePlayingSeat(room, seat);
  const { team = own.team ?? 0 } = request;
  const found = room.teams[team];
  if (!found) throw new OperationError('room.WRONG_STATE');
  const players = newestOf(room, (each) => each.team === team);
  return { team, name: found.name, playerCount: found.players, players };
};

const handlers = { getTeamPlayers, setTeams, shuffleTeams, nameTeam, moveToTeam };

export const teamsServer = { handlers } satisfies ServerFeature;
