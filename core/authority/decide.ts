// The rules: what a command leads to now, as events, or why it is refused. Changes nothing and never throws for a bad command.

import type { Command, HostCommand } from '#core/authority/commands.ts';
import { decideHost } from '#core/authority/decideHost.ts';
import { decidePlayer } from '#core/authority/decidePlayer.ts';
import type { Decision } from '#core/authority/decision.ts';
import type { RoomEvent } from '#core/authority/events.ts';
import { closesAt, nextClosing } from '#core/authority/dueTimes.ts';
import { closing, ending, opening } from '#core/authority/slides.ts';
import type { Room } from '#core/authority/state.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { BEAT, isFinished } from '#core/room/phase.ts';

const HOST_COMMANDS: ReadonlySet<Command['type']> = new Set<HostCommand['type']>([
  'open',
  'start',
  'next',
  'pause',
  'resume',
  'addTime',
  'setDueDate',
  'rehearse',
  'lock',
  'approve',
  'remove',
  'hideText',
  'setTeams',
  'shuffleTeams',
  'nameTeam',
  'moveToTeam',
  'allowAttempts',
  'turnOnMastery',
  'allowUntil',
  'lowerHand',
  'recordSheet',
  'end',
]);

export function isHostCommand(command: Command): command is HostCommand {
  return HOST_COMMANDS.has(command.type);
}

/** `now` is the server's clock in ms. */
export function decide(room: Room, command: Command, now: number): Decision {
  if (command.type === 'deadline') return { ok: true, events: deadlinePassed(room, now) };
  if (command.type === 'archive') {
    const events: RoomEvent[] =
      isFinished(room.state) && room.state !== 'archived' ? [{ type: 'roomArchived', at: now }] : [];
    return { ok: true, events };
  }
  return isHostCommand(command) ? decideHost(room, command, now) : decidePlayer(room, command, now);
}

/** When the room wants a `deadline` command next, in ms of the server's clock; null when nothing is pending. */
export function nextDeadline(room: Room): number | null {
  switch (room.state) {
    case 'scheduled':
      return room.opensAt;
    case 'waiting':
      return room.expiresAt;
    case 'paused':
      return (room.pausedAt ?? 0) + BEAT.maxPauseMs;
    case 'running':
      return Math.min(nextClosing(room), slideDeadline(room) ?? Number.POSITIVE_INFINITY);
    case 'completed':
    case 'stopped':
    case 'archived':
      return null;
    default:
      return room.state satisfies never;
  }
}

function slideDeadline(room: Room): number | null {
  if (!isTeacherPaced(room)) return null;
  const { slide } = room;
  if (!slide) return room.countdownEndsAt;
  if (slide.state === 'active' && room.options.timer === 'strict') return slide.deadline;
  if (slide.state === 'waiting') return (slide.closedAt ?? 0) + BEAT.networkAllowanceMs;
  return null;
}

/** What follows from time alone. Asked too early, nothing. */
function deadlinePassed(room: Room, now: number): readonly RoomEvent[] {
  const due = nextDeadline(room);
  if (due === null || now < due) return [];
  if (room.state === 'scheduled') return [{ type: 'roomOpened', at: now, commandId: null }];
  if (room.state === 'waiting' || room.state === 'paused' || now >= closesAt(room)) {
    const state = room.state === 'running' ? 'completed' : 'stopped';
    return ending(room, state, now, null);
  }
  if (now >= room.expiresAt) return [{ type: 'timePassed', at: now }];
  if (!room.slide) return [opening(room, 0, now, null)];
  if (room.slide.state === 'active') return closing(room, now, null);
  return [{ type: 'slideRevealed', at: now }];
}
