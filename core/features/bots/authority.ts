// Rehearsal bots: simulated players that let a teacher try a game before class. All draws are seeded by the
// room, so the same room always plays the same way.

import { type Decision, accepted, NOTHING, refused } from '#core/authority/decision.ts';
import type { PlayerJoined, RoomEvent } from '#core/authority/events.ts';
import type { ByHost } from '#core/authority/origins.ts';
import type { PlayerCommand } from '#core/authority/commands.ts';
import type { Feature, HostTurn, PlayerTurn } from '#core/authority/ruleSet.ts';
import type { KeyedQuestion } from '#core/questions/authority.ts';
import { isAwaited, isPlaying, playerIdOf } from '#core/authority/seats.ts';
import { awaitsOnly, revealing } from '#core/authority/slides.ts';
import { MAX_SEATS, type Room, type Seat } from '#core/authority/state.ts';
import { lookUp } from '#core/collections/buckets.ts';
import { entriesOf, sizeOf } from '#core/collections/list.ts';
import { nameKey } from '#core/names/nameKey.ts';
import { NICKNAME_COUNT, nicknameOf } from '#core/names/nicknames.ts';
import { stream, token } from '#core/random/stream.ts';
import { CHARACTER_COUNT } from '#core/room/characters.ts';
import { runsFromOpening } from '#core/room/phase.ts';

interface BotFields {
  /** Rehearsal bots: the percentage of correct answers. */
  readonly robot?: number;
}

export interface BotConfidence {
  /** True if the bot doubts its answer. */
  readonly isUnsure: () => boolean;
}

export interface BotView {
  /** Reduced to what can still be chosen. */
  readonly keyed: KeyedQuestion;
  /** Number of times the bot was just wrong on this question. */
  readonly misses: number;
}

interface BotsTypes {
  readonly extension: {
    /** Returns what a bot does in student-paced games besides opening and answering; null for nothing now. */
    readonly acts?: (turn: PlayerTurn, mood: BotConfidence) => PlayerCommand | null;
    /** Returns the open question as a bot sees it. */
    readonly sees?: (seat: Seat, sight: BotView) => BotView;
  };
  readonly joined: BotFields;
  readonly player: BotFields;
  /** Fills the lobby with this many bots, or removes them; `accuracy` is a percentage. */
  readonly hostCommand: {
    readonly type: 'rehearse';
    readonly robots: number;
    readonly accuracy: number;
  } & ByHost;
}

declare module '#core/authority/featureTypes.ts' {
  interface FeatureTypes {
    readonly bots: BotsTypes;
  }
}

const ID_SUFFIX_LENGTH = 8;

type Rehearse = BotsTypes['hostCommand'];

export const bots: Feature<'bots'> = {
  version: 1,
  hostCommands: { rehearse },
  views: {
    boardRow: ({ robot }) => ({ origin: robot === undefined ? 'web' : 'bot' }),
    hostRow: (_room, _index, { robot }) => ({ isRobot: robot !== undefined }),
  },
  hooks: {
    joined: ({ robot }) => (robot === undefined ? {} : { robot }),
    isCreatedByHost: ({ robot }) => robot !== undefined,
    controls: (room) =>
      room.state === 'waiting' ||
      (!runsFromOpening(room) && (room.state === 'running' || room.state === 'paused') && hasBots(room))
        ? ['rehearse']
        : [],
  },
  sample: {
    host: {
      rehearse: ({ commandId, what }) => ({
        type: 'rehearse',
        commandId,
        robots: what % 4,
        accuracy: what % 101,
      }),
    },
  },
};

/** Adds bots only before the start; they can be removed at any time. */
function rehearse({ room, now }: HostTurn, command: Rehearse): Decision {
  if (room.state !== 'waiting' && command.robots > 0) return refused('room.WRONG_STATE');
  const list = rehearsing(room, command, now);
  if (list.length === 0) return NOTHING;
  return accepted(...list, ...(awaitsOnly(room, awaitedBots(room)) ? revealing(room, now) : []));
}

/**
 * Returns the events that lead to this many bots with this accuracy: matching ones stay, others leave, and
 * new ones join while there are seats.
 */
function rehearsing(room: Room, command: Rehearse, now: number): readonly RoomEvent[] {
  const { robots, accuracy, commandId } = command;
  const list: RoomEvent[] = [];
  let staying = 0;
  for (const [seat, { robot }] of botsIn(room)) {
    if (robot === accuracy && staying < robots) staying += 1;
    else list.push({ type: 'playerRemoved', seat, commandId });
  }
  const taken = new Set<string>();
  const end = Math.min(MAX_SEATS, sizeOf(room.seats) + robots - staying);
  for (let seat = sizeOf(room.seats); seat < end; seat += 1)
    list.push(arrival(room, command, now, seat, taken));
  return list;
}

/**
 * Returns the event of a bot joining. `taken` has the name keys of bots joining along with it; its own is
 * added.
 */
function arrival(
  room: Room,
  { accuracy, commandId }: Rehearse,
  now: number,
  seat: number,
  taken: Set<string>,
): PlayerJoined {
  const draws = stream(room.seed, `robot:${seat}`);
  const drawn = nicknameOf(draws.below(NICKNAME_COUNT));
  const isTaken = (key: string): boolean => taken.has(key) || lookUp(room.names, key) !== undefined;
  let name = drawn;
  for (let number = seat + 1; isTaken(nameKey(name)); number += 1) name = `${drawn} ${number}`;
  taken.add(nameKey(name));
  return {
    type: 'playerJoined',
    commandId: `${commandId}-${seat}`,
    playerId: playerIdOf(seat, token(draws, ID_SUFFIX_LENGTH)),
    name,
    typedName: null,
    nameKey: nameKey(name),
    character: draws.below(CHARACTER_COUNT),
    approved: true,
    robot: accuracy,
    at: now,
  };
}

/** Yields the active bots in the room with their seat indexes. */
export function* botsIn(room: Room): Generator<readonly [number, Seat]> {
  for (const entry of entriesOf(room.seats))
    if (entry[1].robot !== undefined && isPlaying(entry[1])) yield entry;
}

export function hasBots(room: Room): boolean {
  return botsIn(room).next().done !== true;
}

/** Returns how many bots the open slide is waiting for. */
function awaitedBots(room: Room): number {
  let count = 0;
  for (const [, seat] of botsIn(room)) if (isAwaited(seat)) count += 1;
  return count;
}
