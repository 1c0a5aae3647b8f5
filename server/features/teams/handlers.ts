// Teams, as the host makes them.

import { cleanName } from '#core/names/cleanName.ts';
import { PROFANE_DISPLAY_NAME } from '#core/names/profaneDisplayName.ts';
import type { Handler, Services } from '#server/operations/context.ts';
import { hostCommand } from '#server/operations/hostCommand.ts';

/** As players' names are: the projector shows it to the class. */
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

export const handlers = { setTeams, shuffleTeams, nameTeam, moveToTeam };
