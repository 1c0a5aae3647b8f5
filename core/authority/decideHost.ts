// What the host may do, and when.

import { isOver } from '#core/authority/dueTimes.ts';
import type { HostCommand } from '#core/authority/commands.ts';
import { type CommandOf, type Decision, events, refused } from '#core/authority/decision.ts';
import type { RoomEvent } from '#core/authority/events.ts';
import {
  doneCount,
  askedInAttempt,
  handOf,
  isAwaited,
  isPlaying,
  seatIndexOf,
} from '#core/authority/seats.ts';
import { awaitedRobots, hasRobots, rehearsing } from '#core/features/robots/authorityRobots.ts';
import { closing, ending, opening, revealing } from '#core/authority/slides.ts';
import type { Room } from '#core/authority/state.ts';
import { textShownAs } from '#core/authority/spellings.ts';
import { at, entriesOf } from '#core/collections/list.ts';
import { isChallenge, isOnPaper, isTeacherPaced, modeOf } from '#core/modes/registry.ts';
import { recordSheet } from '#core/features/paper/authoritySheets.ts';
import { BEAT, isFinished, runsFromOpening } from '#core/room/phase.ts';
import { MAX_ATTEMPTS } from '#core/room/options.ts';
import { turnsToMastery } from '#core/features/mastery/authorityTurningOn.ts';
import { TEAMS } from '#core/features/teams/teams.ts';
import type { HostControl } from '#core/views/hostView.ts';

/** The controls that would be accepted now, in the order in which a host meets them. */
export function controlsOf(room: Room): readonly HostControl[] {
  if (isFinished(room.state) || isChallenge(room)) return [];
  const lock: HostControl = room.locked ? 'unlock' : 'lock';
  const mastery = turnsToMastery(room) ? (['turnOnMastery'] as const) : [];
  switch (room.state) {
    case 'scheduled':
      return ['open', 'end'];
    case 'waiting':
      return ['start', 'rehearse', lock, 'end'];
    case 'running':
      if (isOnPaper(room)) return ['record', 'end'];
      if (runsFromOpening(room)) return ['setDueDate', ...mastery, lock, 'end'];
      return [
        ...(canProceed(room) ? (['next'] as const) : []),
        'pause',
        ...(canAddTime(room) ? (['addTime'] as const) : []),
        ...mastery,
        ...(hasRobots(room) ? (['rehearse'] as const) : []),
        lock,
        'end',
      ];
    case 'paused':
      return ['resume', ...mastery, ...(hasRobots(room) ? (['rehearse'] as const) : []), lock, 'end'];
    default:
      return ['end'];
  }
}

function canProceed(room: Room): boolean {
  return isTeacherPaced(room) && room.slide !== null && room.slide.state !== 'waiting';
}

function canAddTime(room: Room): boolean {
  return isTeacherPaced(room) && room.slide?.state === 'active' && room.slide.deadline !== null;
}

export function decideHost(room: Room, command: HostCommand, now: number): Decision {
  if (room.hostCommands.includes(command.commandId)) return { ok: true, events: [] };
  if (command.type === 'next' && hasMovedOn(room, command)) return refused('room.MOVED_ON');
  // Its players start and end it, and nobody can put out a friend.
  if (isChallenge(room)) return refused('room.WRONG_STATE');
  if (isFinished(room.state)) return refused(room.state === 'stopped' ? 'room.STOPPED' : 'room.COMPLETED');
  const by = { commandId: command.commandId, at: now };
  const allowed = new Set(controlsOf(room));
  switch (command.type) {
    case 'open':
      return allowed.has('open') ? events({ type: 'roomOpened', ...by }) : refused('room.WRONG_STATE');
    case 'start':
      return allowed.has('start')
        ? events({ type: 'gameStarted', countdownEndsAt: now + BEAT.countdownMs, ...by })
        : refused('room.WRONG_STATE');
    case 'next':
      return allowed.has('next') ? next(room, command, now) : refused('room.WRONG_STATE');
    case 'pause':
      // Within a 3-2-1 the clocks stand still already, up to its end.
      return allowed.has('pause')
        ? events({ type: 'gamePaused', ...by, at: Math.max(now, room.countdownEndsAt ?? now) })
        : refused('room.WRONG_STATE');
    case 'resume':
      return allowed.has('resume')
        ? events({ type: 'gameResumed', countdownEndsAt: now + BEAT.countdownMs, ...by })
        : refused('room.WRONG_STATE');
    case 'addTime':
      return allowed.has('addTime')
        ? events({ type: 'timeAdded', ms: command.ms, ...by })
        : refused('room.WRONG_STATE');
    case 'rehearse':
      return rehearse(room, command, now);
    case 'setDueDate':
      return allowed.has('setDueDate') ? setDueDate(command, now) : refused('room.WRONG_STATE');
    case 'lock':
      // Where nobody can come in there is no door.
      if (isOnPaper(room)) return refused('room.WRONG_STATE');
      return events({ type: 'roomLocked', locked: command.locked, ...by });
    case 'approve':
      return approve(room, command);
    case 'remove':
      return remove(room, command, now);
    case 'lowerHand':
      return lowerHand(room, command);
    case 'hideText':
      return hideText(room, command, now);
    case 'allowAttempts':
      return allowAttempts(room, command);
    case 'turnOnMastery':
      return allowed.has('turnOnMastery')
        ? events({ type: 'masteryTurnedOn', reattempts: command.reattempts, ...by })
        : refused('room.WRONG_STATE');
    case 'allowUntil':
      return allowed.has('setDueDate') ? allowUntil(room, command, now) : refused('room.WRONG_STATE');
    case 'setTeams':
    case 'shuffleTeams':
      return dealing(room, command, now);
    case 'nameTeam':
      return nameTeam(room, command, now);
    case 'moveToTeam':
      return moveToTeam(room, command);
    case 'recordSheet':
      return allowed.has('record') ? recordSheet(room, command, now) : refused('room.WRONG_STATE');
    case 'end':
      return { ok: true, events: ending(room, endState(room), now, command.commandId) };
    default:
      return command satisfies never;
  }
}

/** New robots come before the start alone; they can be sent away at any time. */
function rehearse(room: Room, command: CommandOf<'rehearse'>, now: number): Decision {
  if (room.state !== 'waiting' && command.robots > 0) return refused('room.WRONG_STATE');
  const list = rehearsing(room, command, now);
  if (list.length === 0) return events();
  return {
    ok: true,
    events: [...list, ...(areLastMissing(room, awaitedRobots(room)) ? revealing(room, now) : [])],
  };
}

function setDueDate({ expiresAt, commandId }: CommandOf<'setDueDate'>, now: number): Decision {
  if (expiresAt <= now || expiresAt > now + BEAT.maxAsyncMs) return refused('room.EXPIRED');
  return events({ type: 'dueDateSet', expiresAt, commandId, at: now });
}

/** A game that everybody has played to the end is completed, with second chances left or not; one that is cut short is stopped. */
function endState(room: Room): 'completed' | 'stopped' {
  if (!isTeacherPaced(room)) {
    const asked = askedInAttempt(room);
    for (const [, seat] of entriesOf(room.seats))
      if (isPlaying(seat) && !isOver(room, seat) && doneCount(room, seat) < asked) return 'stopped';
    return room.players > 0 ? 'completed' : 'stopped';
  }
  const { slide } = room;
  const last = slide?.index === room.questions.length - 1;
  return last && (slide.state === 'reveal' || slide.state === 'completed') ? 'completed' : 'stopped';
}

/** Whether the slide has gone on by itself, or by another window, since the host saw it: one step would be two. */
function hasMovedOn({ slide, state }: Room, { seen }: CommandOf<'next'>): boolean {
  if (seen === undefined) return false;
  return isFinished(state) || slide?.index !== seen.index || slide.state !== seen.state;
}

/** Teacher-paced: open → answer → standings → next question, one step a call. */
function next(room: Room, command: CommandOf<'next'>, now: number): Decision {
  const { slide } = room;
  if (!slide) return refused('room.WRONG_STATE');
  const { commandId } = command;
  if (slide.state === 'active') return { ok: true, events: closing(room, now, commandId) };
  const standingsShown = room.options.studentLeaderboard === 'yes';
  if (slide.state === 'reveal' && standingsShown)
    return events({ type: 'slideCompleted', commandId, at: now });
  if (slide.index + 1 < room.questions.length) return events(opening(room, slide.index + 1, now, commandId));
  return events({ type: 'gameEnded', state: 'completed', at: now, commandId });
}

function approve(room: Room, command: CommandOf<'approve'>): Decision {
  const { commandId, approved } = command;
  const list: RoomEvent[] = [];
  if (command.playerId !== null) {
    const seat = seatIndexOf(room, command.playerId);
    const found = at(room.seats, seat);
    if (!found || found.deleted) return refused('player.NOT_FOUND');
    if (found.approval === 'pending') list.push({ type: 'playerApproved', seat, approved, commandId });
  } else {
    for (const [seat, { approval, deleted }] of entriesOf(room.seats)) {
      if (approval === 'pending' && !deleted)
        list.push({ type: 'playerApproved', seat, approved, commandId });
    }
  }
  return { ok: true, events: list };
}

function remove(room: Room, command: CommandOf<'remove'>, now: number): Decision {
  const seat = seatIndexOf(room, command.playerId);
  const found = at(room.seats, seat);
  if (!found) return refused('player.NOT_FOUND');
  if (found.deleted) return { ok: true, events: [] };
  const removed: RoomEvent = { type: 'playerRemoved', seat, commandId: command.commandId };
  return {
    ok: true,
    events: [removed, ...(areLastMissing(room, Number(isAwaited(found))) ? revealing(room, now) : [])],
  };
}

function lowerHand(room: Room, { playerId, commandId }: CommandOf<'lowerHand'>): Decision {
  if (playerId === null)
    return room.hands.length > 0 ? events({ type: 'handsLowered', commandId }) : events();
  const seat = seatIndexOf(room, playerId);
  if (seat < 0) return refused('player.NOT_FOUND');
  return handOf(room, seat) > 0 ? events({ type: 'handLowered', seat, commandId }) : events();
}

function hideText(room: Room, command: CommandOf<'hideText'>, now: number): Decision {
  const { commandId, hidden } = command;
  const q = room.questions.findIndex(({ question }) => question.id === command.questionId);
  const tally = room.tallies[q];
  if (!tally?.texts) return refused('response.WRONG_QUESTION');
  const text = textShownAs(tally, command.text);
  // A text that nobody gives any more is out of sight already.
  if (text === undefined || hidden === (tally.hidden?.includes(text) ?? false))
    return { ok: true, events: [] };
  return events({ type: 'textHidden', q, text, hidden, commandId, at: now });
}

/** Attempts of one player go before those of the game (specification 2, section 9 "participant attempts override limitAttempts"). */
function allowAttempts(room: Room, { playerId, attempts, commandId }: CommandOf<'allowAttempts'>): Decision {
  if (modeOf(room).pacing !== 'own') return refused('room.WRONG_STATE');
  const seat = seatIndexOf(room, playerId);
  const found = at(room.seats, seat);
  if (!found || !isPlaying(found)) return refused('player.NOT_FOUND');
  if ((found.attemptsAllowed ?? null) === attempts) return events();
  const allowed = attempts === null ? null : Math.max(0, Math.min(MAX_ATTEMPTS, attempts));
  return events({ type: 'attemptsAllowed', seat, attempts: allowed, commandId });
}

/** More time for one player than for everybody (specification 3, section 3 "Accommodations": extendedDeadline). */
function allowUntil(
  room: Room,
  { playerId, until, commandId }: CommandOf<'allowUntil'>,
  now: number,
): Decision {
  const seat = seatIndexOf(room, playerId);
  const found = at(room.seats, seat);
  if (!found || !isPlaying(found)) return refused('player.NOT_FOUND');
  if ((found.allowedUntil ?? null) === until) return events();
  if (until !== null && (until <= Math.max(now, room.expiresAt) || until > now + BEAT.maxAsyncMs))
    return refused('room.EXPIRED');
  return events({ type: 'untilAllowed', seat, until, commandId });
}

/** Teams are made before the start alone: a score belongs to those who have earned it. */
function dealing(
  room: Room,
  command: CommandOf<'setTeams'> | CommandOf<'shuffleTeams'>,
  now: number,
): Decision {
  if (room.teams.length === 0 || room.startedAt !== null) return refused('room.WRONG_STATE');
  const by = { commandId: command.commandId, at: now };
  if (command.type === 'shuffleTeams') return events({ type: 'teamsShuffled', ...by });
  if (command.teams === room.teams.length) return events();
  const most = Math.max(TEAMS.least, Math.min(TEAMS.most, command.teams));
  return events({ type: 'teamsSet', teams: most, ...by });
}

function nameTeam(room: Room, { team, name, commandId }: CommandOf<'nameTeam'>, now: number): Decision {
  const found = room.teams[team];
  if (!found) return refused('team.NOT_FOUND');
  const isTaken = name !== null && room.teams.some((other, index) => index !== team && other.name === name);
  if (isTaken) return refused('team.DUPLICATE_NAME');
  return found.name === name ? events() : events({ type: 'teamNamed', team, name, commandId, at: now });
}

function moveToTeam(room: Room, { playerId, team, commandId }: CommandOf<'moveToTeam'>): Decision {
  if (room.startedAt !== null) return refused('room.WRONG_STATE');
  if (!room.teams[team]) return refused('team.NOT_FOUND');
  const seat = seatIndexOf(room, playerId);
  const found = at(room.seats, seat);
  if (!found || !isPlaying(found)) return refused('player.NOT_FOUND');
  return found.team === team ? events() : events({ type: 'playerTeamed', seat, team, commandId });
}

/** Whether everybody but so many seats has answered the open slide, which waits for these. */
function areLastMissing({ state, slide }: Room, seats: number): boolean {
  const isOpen = state === 'running' && (slide?.state === 'active' || slide?.state === 'waiting');
  return isOpen && slide.answered > 0 && seats > 0 && slide.awaited === seats;
}
