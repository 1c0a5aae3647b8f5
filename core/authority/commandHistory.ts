// Command idempotence: a repeated command gets the same answer and adds no event, and reusing its id for
// another command is refused. Keeps the ids of commands that took effect.

import type { Command } from '#core/authority/commands.ts';
import { type CommandMatch, compareCommandId } from '#core/authority/commandId.ts';
import type { RoomEvent } from '#core/authority/events.ts';
import type { Rules } from '#core/authority/ruleSet.ts';
import type { Room, Seat } from '#core/authority/state.ts';

/** Host command ids to remember: a retry comes within seconds, not after hundreds of others. */
const HOST_COMMANDS_KEPT = 256;

/**
 * Returns whether the command was carried out before, in any attempt, or its id was used for a different one.
 * `seat`: the player's; null for a host's command.
 */
export function compareWithHistory(
  room: Room,
  seat: Seat | null,
  command: Command | { readonly commandId: string },
  { hooks }: Pick<Rules, 'hooks'>,
): CommandMatch {
  if (!('commandId' in command)) return 'other';
  const likeness = compareCommandId(command.commandId);
  let found: CommandMatch = 'other';
  const compare = (known: string): void => {
    const match = likeness(known);
    if (match !== 'other' && found !== 'same') found = match;
  };
  forEachHandled(room, seat, hooks, compare);
  return found;
}

/** Visits the ids of all commands that a seat or the host has had carried out, without collecting them. */
function forEachHandled(
  room: Room,
  seat: Seat | null,
  hooks: Rules['hooks'],
  visit: (commandId: string) => void,
): void {
  room.hostCommands.forEach(visit);
  if (!seat) return;
  const { pending, responses, past = [] } = seat;
  if (pending) visit(pending.commandId);
  for (const { commandId } of responses) visit(commandId);
  for (const attempt of past) for (const { commandId } of attempt.responses) visit(commandId);
  for (const keeps of hooks.keeps) keeps(seat).forEach(visit);
}

/** Returns the room's list with the event's command id, if it has one that no seat keeps. */
export function recordCommandId({ hostCommands }: Room, event: RoomEvent): readonly string[] {
  if (!('commandId' in event) || event.type === 'playerJoined') return hostCommands;
  const { commandId } = event;
  return commandId === null || hostCommands.includes(commandId)
    ? hostCommands
    : [...hostCommands, commandId].slice(-HOST_COMMANDS_KEPT);
}
