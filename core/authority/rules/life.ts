// Life of a room: opening, joining, start, pause, and end, and the players in it.

import { isAnswerable } from '#core/authority/answerable.ts';
import { closedReason } from '#core/authority/refusals.ts';
import { dealtCharacter } from '#core/authority/characters.ts';
import type { LifeCommands } from '#core/authority/commands.ts';
import { controlsOf } from '#core/authority/controls.ts';
import { type Decision, accepted, NOTHING, refused } from '#core/authority/decision.ts';
import {
  deadlineClock,
  isOver,
  withLaterDueTimes,
  withExtendedDeadlinesAfter,
} from '#core/authority/dueTimes.ts';
import { withFlood } from '#core/authority/flood.ts';
import type { LifeEvent, PlayerJoined, RoomCreated, RoomEvent } from '#core/authority/events.ts';
import { askedInAttempt } from '#core/authority/order/draw.ts';
import { finishedCount } from '#core/authority/order/order.ts';
import type { HostTurn, PlayerTurn, RuleSet, Rules } from '#core/authority/ruleSet.ts';
import { isPlaying, playerIdOf, seatIndexOf } from '#core/authority/seats.ts';
import { MAX_SEATS, type Room, type Seat } from '#core/authority/state.ts';
import { announceNothing, toAll, toOtherDevices, toSeat, WHOLE_VIEW } from '#core/authority/announcements.ts';
import { showingPlaces, withholdingPlaces } from '#core/authority/places.ts';
import { hostRematch } from '#core/authority/rematch.ts';
import { remove, removeMany, restore } from '#core/authority/removing.ts';
import { merged } from '#core/collections/merged.ts';
import type { FeatureParts } from '#core/authority/featureTypes.ts';
import { lookUp, withKey, withoutKey } from '#core/collections/buckets.ts';
import { at, entriesOf, mapped, sizeOf } from '#core/collections/list.ts';
import { isRecorded, isTeacherPaced, modeOf } from '#core/modes/registry.ts';
import { changesOf } from '#core/features/options.ts';
import { isMonster } from '#core/room/characters.ts';
import { ROOM_TIMING, isFinished, isWaiting, runsFromOpening } from '#core/room/phase.ts';

type Join = Extract<LifeCommands['player'], { readonly type: 'join' }>;
type ChangeCharacter = Extract<LifeCommands['player'], { readonly type: 'changeCharacter' }>;
type HostWord<Type> = Extract<LifeCommands['host'], { readonly type: Type }>;

export const life: RuleSet<LifeCommands['player'], LifeCommands['host'], Exclude<LifeEvent, RoomCreated>> = {
  version: 4,
  playerCommands: {
    // Decided before there is a seat: see `join`.
    join: () => NOTHING,
    changeCharacter,
    drop: ({ room, seat, index }) =>
      seat.connected && !isFinished(room.state) ? accepted({ type: 'playerDropped', seat: index }) : NOTHING,
    return: ({ room, seat, index }) =>
      seat.connected || isFinished(room.state) ? NOTHING : accepted({ type: 'playerReturned', seat: index }),
  },
  hostCommands: {
    open: (turn, { commandId }) =>
      ifAllowed(turn, 'open', () => accepted({ type: 'roomOpened', commandId, at: turn.now })),
    start: (turn, { commandId }) => ifAllowed(turn, 'start', () => accepted(starting(turn.now, commandId))),
    pause: (turn, { commandId }) =>
      // During a 3-2-1, clocks already stand still until it ends.
      ifAllowed(turn, 'pause', ({ room, now }) =>
        accepted({ type: 'gamePaused', commandId, at: Math.max(now, room.countdownEndsAt ?? now) }),
      ),
    resume: (turn, { commandId }) =>
      ifAllowed(turn, 'resume', ({ now }) =>
        accepted({ type: 'gameResumed', countdownEndsAt: now + ROOM_TIMING.countdownMs, commandId, at: now }),
      ),
    lock: ({ room, now }, { locked, commandId }) =>
      // A recorded room can't be joined, so there is nothing to lock.
      isRecorded(room)
        ? refused('room.WRONG_STATE')
        : accepted({ type: 'roomLocked', locked, commandId, at: now }),
    changeOptions,
    approve,
    remove,
    removeMany,
    restore,
    end: ({ room, now, rules }, { commandId }) => ({
      ok: true,
      events: rules.ending(room, endState(room), now, commandId),
    }),
    hostRematch,
  },
  evolve: {
    playerJoined: joined,
    roomOpened: (room, event) => opened(room, event.at),
    characterChanged: (room, { seat, character }, rules) => changed(room, seat, rules, { character }),
    playerDropped: (room, { seat }, rules) => changed(room, seat, rules, { connected: false }),
    playerReturned: (room, { seat }, rules) => changed(room, seat, rules, { connected: true }),
    playerApproved(room, { seat: index, approved }, rules) {
      const seat = at(room.seats, index) as Seat;
      const after = rules.withSeat(room, index, { ...seat, approval: approved ? 'approved' : 'rejected' });
      return freed(after, seat, !approved);
    },
    playerRemoved(before, { seat: index }, rules) {
      const room = rules.hooks.removing.reduce((each, removing) => removing(each, index, rules), before);
      const seat = at(room.seats, index) as Seat;
      const after = rules.withSeat(room, index, { ...seat, deleted: true, connected: false });
      return freed(withExtendedDeadlinesAfter(after, seat), seat, true);
    },
    playerRestored(room, { seat: index }, rules) {
      const seat = at(room.seats, index) as Seat;
      const after = withExtendedDeadlinesAfter(
        rules.withSeat(room, index, { ...seat, deleted: false }),
        seat,
      );
      return { ...after, names: withKey(after.names, seat.nameKey, index) };
    },
    roomLocked: (room, { locked }) => ({ ...room, locked }),
    optionsChanged: (room, { options }, rules) =>
      rules.hooks.optionsChanged.reduce((each, changed) => changed(each), {
        ...room,
        options: { ...room.options, ...options },
      }),
    gameStarted: (room, { at: now, countdownEndsAt }, rules) => ({
      ...rules.hooks.started.reduce((each, started) => started(each, now), room),
      state: 'running',
      startedAt: now,
      countdownEndsAt,
    }),
    gamePaused: (room, event) => ({ ...room, state: 'paused', pausedAt: event.at, countdownEndsAt: null }),
    gameResumed: (room, event, rules) => resumed(room, event.countdownEndsAt, rules),
    gameEnded(room, event, rules) {
      const after = rules.hooks.ended.reduce<Room>((each, ended) => ended(each, event.at, rules), {
        ...room,
        state: event.state,
        endedAt: event.at,
        pausedAt: null,
        countdownEndsAt: null,
      });
      return event.podiumAt === undefined ? after : withholdingPlaces(after, event.podiumAt);
    },
    podiumShown: showingPlaces,
    roomArchived: (room) => ({ ...room, state: 'archived' }),
    rematchOffered: (room, { hash, code }) => ({ ...room, rematch: { hash, code } }),
  },
  tells: {
    playerJoined: ({ playerId }, { room }) => ({
      soon: ['lobby'],
      host: { seats: [seatIndexOf(room, playerId)] },
    }),
    roomOpened: () => ({ players: [toAll('updateGameOptions', 'room')], host: AT_ONCE }),
    characterChanged: ({ seat }) => ({ soon: ['lobby'], players: [toOtherDevices(seat)] }),
    playerDropped: announceNothing,
    playerReturned: announceNothing,
    playerApproved: ({ seat, approved }) => ({
      soon: ['lobby'],
      players: [{ ...toAll('playerApproval', 'room', 'me', 'lobby', 'slide', 'parent'), seats: [seat] }],
      ...(!approved && { dismissed: [seat], host: { removed: [seat] } }),
    }),
    playerRemoved: ({ seat }) => ({
      invalidatesRanks: true,
      soon: ['lobby', 'board'],
      players: [toSeat('deletePlayer', seat)],
      dismissed: [seat],
      host: { removed: [seat] },
    }),
    playerRestored: ({ seat }) => ({
      invalidatesRanks: true,
      soon: ['lobby', 'board'],
      host: { seats: [seat] },
    }),
    roomLocked: () => ({ host: AT_ONCE }),
    optionsChanged: ({ options }) => ({
      // The leaderboard option shows or hides ranks, in open slides and in summaries.
      players: [
        options.studentLeaderboard === undefined
          ? toAll('updateGameOptions', 'room', 'me')
          : { ...toAll('updateGameOptions', ...WHOLE_VIEW), exact: true },
      ],
      host: { name: 'updateGameOptions', immediate: true },
    }),
    gameStarted: () => ({
      players: [toAll('gameStarted', 'room', 'lobby', 'slide')],
      host: { name: 'gameStarted', immediate: true, seats: 'all' },
    }),
    // Individual players' clocks stop too, and are extended by the length of the pause.
    gamePaused: () => ({ players: [toAll('pauseGame', 'room', 'slide', 'me')], host: AT_ONCE }),
    gameResumed: (_event, { room }) => ({
      players: [toAll('pauseGame', 'room', 'slide', 'me')],
      host: { ...AT_ONCE, ...(room.extendedDeadlines && { seats: 'all' }) },
    }),
    gameEnded: () => ({
      players: [{ ...toAll('gameEnded', ...WHOLE_VIEW), exact: true }],
      host: { name: 'gameEnded', immediate: true, seats: 'all', questions: 'all' },
    }),
    podiumShown: () => ({
      players: [{ ...toAll('leaderboardUpdate', 'me', 'board', 'summary'), exact: true }],
    }),
    roomArchived: () => ({ players: [toAll('updateGameOptions', 'room')] }),
    rematchOffered: () => ({
      players: [toAll('updateGameOptions', 'me')],
      host: { name: 'updateGameOptions', immediate: true },
    }),
  },
};

const AT_ONCE = { name: 'updateQuestionState', immediate: true } as const;

function ifAllowed(
  turn: HostTurn,
  control: 'open' | 'start' | 'pause' | 'resume',
  decide: (turn: HostTurn) => Decision,
): Decision {
  return controlsOf(turn.room, turn.rules).includes(control) ? decide(turn) : refused('room.WRONG_STATE');
}

/** Starts the game with a 3-2-1. */
export function starting(now: number, commandId: string): RoomEvent {
  return { type: 'gameStarted', countdownEndsAt: now + ROOM_TIMING.countdownMs, commandId, at: now };
}

/** Joining: the only command of a player without a seat. */
export function join(room: Room, command: Join, now: number): Decision {
  const sitting = lookUp(room.names, command.nameKey);
  if (sitting !== undefined && at(room.seats, sitting)?.joinCommandId === command.commandId) return NOTHING;
  if (isFinished(room.state)) return refused(closedReason(room));
  if (deadlineClock(room, now) >= room.expiresAt) return refused('room.EXPIRED');
  // A locked or full room answers like a wrong code, so that guessing codes reveals nothing.
  if (room.locked || isFull(room)) return refused('room.NOT_FOUND');
  // The first seat belongs to the player who opened the room.
  const isFirst = sizeOf(room.seats) === 0 && room.openedBy !== undefined;
  if (isFirst && command.commandId !== room.openedBy) return refused('room.NOT_FOUND');
  if (room.state === 'scheduled') return refused('room.SCHEDULED');
  if (sitting !== undefined) return refused('player.DUPLICATE_NAME');
  const { commandId, name, typedName, nameKey, shownCharacter, idSuffix, mustAsk = false } = command;
  return accepted({
    type: 'playerJoined',
    commandId,
    playerId: playerIdOf(sizeOf(room.seats), idSuffix),
    name: typedName === null ? name : numbered(room, name),
    typedName,
    nameKey,
    character: command.character ?? dealtCharacter(room, shownCharacter),
    approved: !(room.options.requestJoinApproval || mustAsk),
    at: now,
  });
}

/** The last of several changes counts, so repeating one has no effect. */
function changeCharacter({ room, seat, index }: PlayerTurn, command: ChangeCharacter): Decision {
  if (!isWaiting(room.state)) return refused('player.CHARACTER_LOCKED');
  const kept = command.character === undefined && isMonster(seat.character) ? seat.character : undefined;
  const character = command.character ?? kept ?? dealtCharacter(room);
  return character === seat.character
    ? NOTHING
    : accepted({ type: 'characterChanged', seat: index, character });
}

/** True if no seat is left. A solo game has only one. */
export function isFull(room: Room): boolean {
  const { maxPlayers = MAX_SEATS } = modeOf(room);
  return sizeOf(room.seats) >= (room.playMode === 'solo' ? 1 : maxPlayers);
}

/** The replacement name, with a number if someone already has it. */
function numbered(room: Room, name: string): string {
  const taken = new Set<string>();
  for (const [, seat] of entriesOf(room.seats)) if (seat.name.startsWith(name)) taken.add(seat.name);
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name} ${number}`;
  return free;
}

function approve({ room }: HostTurn, command: HostWord<'approve'>): Decision {
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

function changeOptions({ room, now, rules }: HostTurn, command: HostWord<'changeOptions'>): Decision {
  const options = changesOf(room, command.options);
  if (!options || !controlsOf(room, rules).includes('changeOptions')) return refused('room.WRONG_STATE');
  if (Object.keys(options).length === 0) return NOTHING;
  return accepted({ type: 'optionsChanged', options, commandId: command.commandId, at: now });
}

/**
 * A game that everyone has played to the end is completed, even with a choice left open; one that is cut
 * short is stopped.
 */
function endState(room: Room): 'completed' | 'stopped' {
  if (!isTeacherPaced(room)) {
    const asked = askedInAttempt(room);
    // A player on a later attempt has already finished once.
    for (const [, seat] of entriesOf(room.seats))
      if (isPlaying(seat) && seat.attempt === 1 && !isOver(room, seat) && finishedCount(room, seat) < asked)
        return 'stopped';
    return room.players > 0 ? 'completed' : 'stopped';
  }
  const { slide } = room;
  if (slide?.index !== room.questions.length - 1) return 'stopped';
  const { index, state } = slide;
  return state === 'reveal' || state === 'completed' || !isAnswerable(room, index) ? 'completed' : 'stopped';
}

/** Starts the room's time at its actual opening, whether early, or late because the server was down. */
export function opened(room: Room, at: number): Room {
  // An assigned game keeps its due date, and no one waits for its start.
  if (runsFromOpening(room)) return { ...room, state: 'running', startedAt: at };
  const expiresAt = room.expiresAt + at - (room.opensAt ?? at);
  // Paper sheets need no lobby.
  if (isRecorded(room)) return { ...room, state: 'running', startedAt: at, expiresAt };
  return { ...room, state: 'waiting', expiresAt };
}

function changed(room: Room, index: number, rules: Rules, change: Partial<Seat>): Room {
  return rules.withSeat(room, index, { ...(at(room.seats, index) as Seat), ...change });
}

function joined(room: Room, event: PlayerJoined, rules: Rules): Room {
  const after = rules.withNewSeat(room, {
    id: event.playerId,
    name: event.name,
    typedName: event.typedName,
    nameKey: event.nameKey,
    character: event.character,
    joinedAt: event.at,
    joinCommandId: event.commandId,
    approval: event.approved ? 'approved' : 'pending',
    deleted: false,
    ...merged<Partial<FeatureParts<'player'>>>(rules.hooks.joined.map((joined) => joined(event))),
    connected: true,
    attempt: 1,
    ...rules.freshAttempt,
  });
  return withFlood(after, (seat) => rules.hooks.isCreatedByHost.some((invited) => invited(seat)));
}

/** Frees the name of a seat that is gone. */
function freed(room: Room, seat: Seat, gone: boolean): Room {
  const own = gone && at(room.seats, lookUp(room.names, seat.nameKey) ?? -1)?.id === seat.id;
  return own ? { ...room, names: withoutKey(room.names, seat.nameKey) } : room;
}

/** Returns the seat with its open question's times `by` ms later. */
function shifted(seat: Seat, by: number): Seat {
  const { open } = seat;
  if (!open) return seat;
  const deadline = open.deadline && open.deadline + by;
  return { ...seat, open: { ...open, openedAt: open.openedAt + by, deadline } };
}

/** Clocks stood still from the pause to the end of the 3-2-1, so every future instant moves by that long. */
function resumed(room: Room, countdownEndsAt: number, { hooks }: Rules): Room {
  const by = countdownEndsAt - (room.pausedAt ?? countdownEndsAt);
  const later = (instant: number | null): number | null => (instant === null ? null : instant + by);
  const { slide } = room;
  const moved: Room = {
    ...withLaterDueTimes(room, by),
    state: 'running',
    pausedAt: null,
    countdownEndsAt,
    slide:
      slide && (slide.state === 'active' || slide.state === 'waiting')
        ? {
            ...slide,
            openedAt: slide.openedAt + by,
            deadline: later(slide.deadline),
            closedAt: later(slide.closedAt),
          }
        : slide,
  };
  const seats = mapped(moved.seats, (seat) =>
    hooks.shifted.reduce((each, move) => move(each, by), shifted(seat, by)),
  );
  return hooks.roomShifted.reduce<Room>((each, move) => move(each, by), { ...moved, seats });
}
