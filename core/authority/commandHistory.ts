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
  for (const known of handledCommandIds(room, seat, hooks)) {
    const now = likeness(known);
    if (now === 'same') return now;
    if (now === 'reused') found = now;
  }
  return found;
}

/** A list rather than a generator: each command is compared with all that a seat has done. */
function handledCommandIds(room: Room, seat: Seat | null, hooks: Rules['hooks']): readonly string[] {
  if (!seat) return room.hostCommands;
  const { pending, responses, past = [] } = seat;
  const done = [...room.hostCommands];
  if (pending) done.push(pending.commandId);
  for (const { commandId } of responses) done.push(commandId);
  for (const attempt of past) for (const { commandId } of attempt.responses) done.push(commandId);
  for (const keeps of hooks.keeps) done.push(...keeps(seat));
  return done;
}

/** Returns the room's list with the event's command id, if it has one that no seat keeps. */
export function recordCommandId({ hostCommands }: Room, event: RoomEvent): readonly string[] {
  if (!('commandId' in event) || event.type === 'playerJoined') return hostCommands;
  const { commandId } = event;
  return commandId === null || hostCommands.includes(commandId)
    ? hostCommands
    : [...hostCommands, commandId].slice(-HOST_COMMANDS_KEPT);
}
