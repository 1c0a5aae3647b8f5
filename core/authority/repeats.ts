// The same command twice gives the same answer and no second event; its id for another command is refused: where the ids of commands that took
// effect are kept.

import type { Command } from '#core/authority/commands.ts';
import { type Likeness, likenessTo } from '#core/authority/commandId.ts';
import type { RoomEvent } from '#core/authority/events.ts';
import type { Rules } from '#core/authority/ruleSet.ts';
import type { Room, Seat } from '#core/authority/state.ts';

/** Ids of the host's commands that are remembered: a retry comes within seconds, not after hundreds of others. */
const HOST_COMMANDS_KEPT = 256;

/** Whether the command was carried out before, in whatever attempt, or its id stands for another one that was. `seat`: of a player's command. */
export function likenessToDone(
  room: Room,
  seat: Seat | null,
  command: Command | { readonly commandId: string },
  { hooks }: Pick<Rules, 'hooks'>,
): Likeness {
  if (!('commandId' in command)) return 'other';
  const likeness = likenessTo(command.commandId);
  let found: Likeness = 'other';
  for (const known of doneCommands(room, seat, hooks)) {
    const now = likeness(known);
    if (now === 'same') return now;
    if (now === 'reused') found = now;
  }
  return found;
}

/** A list, not a generator: each command is looked for among all that a seat has done. */
function doneCommands(room: Room, seat: Seat | null, hooks: Rules['hooks']): readonly string[] {
  if (!seat) return room.hostCommands;
  const { pending, responses, past = [] } = seat;
  const done = [...room.hostCommands];
  if (pending) done.push(pending.commandId);
  for (const { commandId } of responses) done.push(commandId);
  for (const attempt of past) for (const { commandId } of attempt.responses) done.push(commandId);
  for (const keeps of hooks.keeps) done.push(...keeps(seat));
  return done;
}

/** The room's list with the id of the command that brought the event about, where an event names one and no seat keeps it. */
export function withCommandOf({ hostCommands }: Room, event: RoomEvent): readonly string[] {
  if (!('commandId' in event) || event.type === 'playerJoined') return hostCommands;
  const { commandId } = event;
  return commandId === null || hostCommands.includes(commandId)
    ? hostCommands
    : [...hostCommands, commandId].slice(-HOST_COMMANDS_KEPT);
}
