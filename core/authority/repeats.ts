// The same command id twice gives the same answer and no second event: where the ids of commands that took effect are kept.

import type { Command } from '#core/authority/commands.ts';
import type { RoomEvent } from '#core/authority/events.ts';
import type { Rules } from '#core/authority/ruleSet.ts';
import type { Response, Room, Seat } from '#core/authority/state.ts';

/** Ids of the host's commands that are remembered: a retry comes within seconds, not after hundreds of others. */
const HOST_COMMANDS_KEPT = 256;

/** Whether the command was carried out before, in whatever attempt. `seat`: of a player's command. */
export function isRepeat(
  room: Room,
  seat: Seat | null,
  command: Command,
  { hooks }: Pick<Rules, 'hooks'>,
): boolean {
  if (!('commandId' in command)) return false;
  const { commandId } = command;
  if (room.hostCommands.includes(commandId)) return true;
  if (!seat) return false;
  const { pending, responses, past } = seat;
  return (
    pending?.commandId === commandId ||
    isAmong(responses, commandId) ||
    past?.some((attempt) => isAmong(attempt.responses, commandId)) === true ||
    hooks.keeps.some((keeps) => keeps(seat, commandId))
  );
}

function isAmong(responses: readonly Response[], commandId: string): boolean {
  return responses.some((response) => response.commandId === commandId);
}

/** The room's list with the id of the command that brought the event about, where an event names one and no seat keeps it. */
export function withCommandOf({ hostCommands }: Room, event: RoomEvent): readonly string[] {
  if (!('commandId' in event) || event.type === 'playerJoined') return hostCommands;
  const { commandId } = event;
  return commandId === null || hostCommands.includes(commandId)
    ? hostCommands
    : [...hostCommands, commandId].slice(-HOST_COMMANDS_KEPT);
}
