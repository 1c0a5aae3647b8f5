// Command decisions: the events a command leads to, or the reason it is refused. Pure; never throws on a bad
// command.

import type { Command, HostCommand, PlayerCommand } from '#core/authority/commands.ts';
import { type Decision, NOTHING, refused } from '#core/authority/decision.ts';
import { closesAt, nextDueTime } from '#core/authority/dueTimes.ts';
import type { RoomEvent } from '#core/authority/events.ts';
import { compareWithHistory } from '#core/authority/commandHistory.ts';
import { join } from '#core/authority/rules/life.ts';
import { hasMovedOn } from '#core/authority/rules/slides.ts';
import {
  decideHostCommand,
  decidePlayerCommand,
  isHostCommand,
  RULES,
} from '#core/authority/engine/rules.ts';
import { seatIndexOf } from '#core/authority/seats.ts';
import { closing, opening } from '#core/authority/slides.ts';
import type { Room } from '#core/authority/state.ts';
import { at } from '#core/collections/list.ts';
import { isRunByPlayer, isRecorded, isTeacherPaced } from '#core/modes/registry.ts';
import { ROOM_TIMING, isFinished } from '#core/room/phase.ts';
import { PODIUM_SHOWN_MS } from '#core/views/podium.ts';

/** `now`: the server's clock in ms. */
export function decide(room: Room, command: Command, now: number): Decision {
  const decision = decideAny(room, command, now);
  if (!command.isProjected || !decision.ok) return decision;
  const podiumAt = now + PODIUM_SHOWN_MS;
  const events = decision.events.map((event) =>
    event.type === 'gameEnded' ? { ...event, podiumAt } : event,
  );
  return { ok: true, events };
}

function decideAny(room: Room, command: Command, now: number): Decision {
  if (command.type === 'deadline') return { ok: true, events: deadlinePassed(room, now) };
  if (command.type === 'archive') {
    const events: RoomEvent[] =
      isFinished(room.state) && room.state !== 'archived' ? [{ type: 'roomArchived', at: now }] : [];
    return { ok: true, events };
  }
  return isHostCommand(command) ? decideHost(room, command, now) : decidePlayer(room, command, now);
}

function decidePlayer(room: Room, command: PlayerCommand, now: number): Decision {
  // A recorded room has no players, so joining it looks like joining a locked room.
  if (isRecorded(room)) return refused(command.type === 'join' ? 'room.NOT_FOUND' : 'room.WRONG_STATE');
  if (command.type === 'join') return join(room, command, now);
  const index = seatIndexOf(room, command.playerId);
  const seat = at(room.seats, index);
  if (!seat) return refused('player.NOT_FOUND');
  if (seat.deleted) return refused('player.DELETED');
  if (seat.approval === 'rejected') return refused('player.REJECTED');
  const done = compareWithHistory(room, seat, command, RULES);
  if (done !== 'other') return done === 'same' ? NOTHING : refused('request.COMMAND_REUSED');
  return decidePlayerCommand({ room, seat, index, now, rules: RULES }, command);
}

/**
 * True if the player has already carried out a command with this name, whatever it asked for. Sending it
 * again has no effect, or is refused.
 */
export function isUsed(room: Room, seatIndex: number, commandId: string): boolean {
  const seat = at(room.seats, seatIndex);
  return seat !== undefined && compareWithHistory(room, seat, { commandId }, RULES) !== 'other';
}

/** Commands of the host that a finished game still takes. */
const AFTER_THE_END: readonly HostCommand['type'][] = ['hostRematch', 'correctQuestion', 'updateQuiz'];

function decideHost(room: Room, command: HostCommand, now: number): Decision {
  const done = compareWithHistory(room, null, command, RULES);
  if (done !== 'other') return done === 'same' ? NOTHING : refused('request.COMMAND_REUSED');
  if ('seen' in command && command.seen && hasMovedOn(room, command.seen)) return refused('room.MOVED_ON');
  // Its players start and end it themselves, and no player may remove another.
  if (isRunByPlayer(room)) return refused('room.WRONG_STATE');
  if (isFinished(room.state) && !AFTER_THE_END.includes(command.type))
    return refused(room.state === 'stopped' ? 'room.STOPPED' : 'room.COMPLETED');
  return decideHostCommand({ room, now, rules: RULES }, command);
}

/**
 * Returns when the room needs its next `deadline` command, in ms on the server's clock; null when nothing is
 * pending.
 */
export function nextDeadline(room: Room): number | null {
  switch (room.state) {
    case 'scheduled':
      return room.opensAt;
    case 'waiting':
      return room.expiresAt;
    case 'paused':
      return (room.pausedAt ?? 0) + ROOM_TIMING.maxPauseMs;
    case 'running':
      return Math.min(
        nextDueTime(room),
        slideDeadline(room) ?? Number.POSITIVE_INFINITY,
        ...RULES.hooks.wakesAt.map((wakesAt) => wakesAt(room) ?? Number.POSITIVE_INFINITY),
      );
    case 'completed':
    case 'stopped':
    case 'archived':
      return room.podiumAt ?? null;
    default:
      return room.state satisfies never;
  }
}

function slideDeadline(room: Room): number | null {
  if (!isTeacherPaced(room)) return null;
  const { slide } = room;
  if (!slide) return room.countdownEndsAt;
  if (slide.state === 'active' && room.options.timer === 'strict') return slide.deadline;
  if (slide.state === 'waiting') return (slide.closedAt ?? 0) + ROOM_TIMING.networkAllowanceMs;
  return null;
}

/** Events that are due by the clock alone; none before the deadline. */
function deadlinePassed(room: Room, now: number): readonly RoomEvent[] {
  const due = nextDeadline(room);
  if (due === null || now < due) return [];
  if (isFinished(room.state)) return [{ type: 'podiumShown', at: now }];
  if (room.state === 'scheduled') return [{ type: 'roomOpened', at: now, commandId: null }];
  if (room.state === 'waiting' || room.state === 'paused' || now >= closesAt(room)) {
    const state = room.state === 'running' ? 'completed' : 'stopped';
    return RULES.ending(room, state, now, null);
  }
  if (now >= nextDueTime(room)) return [{ type: 'timePassed', at: now }];
  const slideDue = slideDeadline(room);
  if (slideDue !== null && now >= slideDue) return slidePassed(room, now);
  return RULES.hooks.onWake.flatMap((onWake) => onWake(room, now));
}

function slidePassed(room: Room, now: number): readonly RoomEvent[] {
  if (!room.slide) return [opening(room, 0, now, null)];
  if (room.slide.state === 'active') return closing(room, now, null);
  return [{ type: 'slideRevealed', at: now }];
}
