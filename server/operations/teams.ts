// Handlers of the host's calls for teams.

import { cleanName } from '#core/names/cleanName.ts';
import { PROFANE_DISPLAY_NAME } from '#core/names/profaneDisplayName.ts';
import type { Handler, Services } from '#server/operations/context.ts';
import { control } from '#server/operations/control.ts';

/** As players' names are: the wall shows it to the class. */
function shownName(name: string, { isProfane }: Services): string {
  const cleaned = cleanName(name);
  return isProfane(cleaned) ? PROFANE_DISPLAY_NAME : cleaned;
}

export const setTeams: Handler<'setTeams'> = ({ roomHash, teams }, caller, services) =>
  control(roomHash, { type: 'setTeams', teams, commandId: caller.commandId }, caller, services);

export const shuffleTeams: Handler<'shuffleTeams'> = ({ roomHash }, caller, services) =>
  control(roomHash, { type: 'shuffleTeams', commandId: caller.commandId }, caller, services);

export const nameTeam: Handler<'nameTeam'> = ({ roomHash, team, name }, caller, services) =>
  control(
    roomHash,
    {
      type: 'nameTeam',
      team,
      name: name.trim() === '' ? null : shownName(name, services),
      commandId: caller.commandId,
    },
    caller,
    services,
  );

export const moveToTeam: Handler<'moveToTeam'> = ({ roomHash, playerId, team }, caller, services) =>
  control(roomHash, { type: 'moveToTeam', playerId, team, commandId: caller.commandId }, caller, services);
