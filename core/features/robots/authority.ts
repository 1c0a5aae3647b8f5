// Robots of a rehearsal: simulated players in the lobby and in the game, so that a teacher can try a game before the class comes.
// Each draw is a stream of the room's seed: the same room plays the same way.

import { type Decision, events, NOTHING, refused } from '#core/authority/decision.ts';
import type { PlayerJoined, RoomEvent } from '#core/authority/events.ts';
import type { ByHost } from '#core/authority/origins.ts';
import type { PlayerCommand } from '#core/authority/commands.ts';
import type { Feature, HostTurn, PlayerTurn } from '#core/authority/ruleSet.ts';
import type { KeyedQuestion } from '#core/questions/authority.ts';
import { isAwaited, isPlaying, playerIdOf } from '#core/authority/seats.ts';
import { areLastMissing, revealing } from '#core/authority/slides.ts';
import { MAX_SEATS, type Room, type Seat } from '#core/authority/state.ts';
import { lookUp } from '#core/collections/buckets.ts';
import { entriesOf, sizeOf } from '#core/collections/list.ts';
import { nameKey } from '#core/names/nameKey.ts';
import { NICKNAME_COUNT, nicknameOf } from '#core/names/nicknames.ts';
import { stream, token } from '#core/random/stream.ts';
import { CHARACTER_COUNT } from '#core/room/characters.ts';
import { runsFromOpening } from '#core/room/phase.ts';

interface AsRobot {
  /** A robot of a rehearsal: per cent of its answers that are right. */
  readonly robot?: number;
}

export interface RobotMood {
  /** Whether the robot doubts that it will be right. */
  readonly isUnsure: () => boolean;
}

export interface RobotSight {
  /** With what can still be chosen. */
  readonly keyed: KeyedQuestion;
  /** How often the robot has been wrong there just now. */
  readonly misses: number;
}

interface RobotsTypes {
  readonly extension: {
    /** What a robot does at an own pace besides opening and answering; null where that is nothing now. */
    readonly acts?: (turn: PlayerTurn, mood: RobotMood) => PlayerCommand | null;
    /** The open question as a robot sees it. */
    readonly sees?: (seat: Seat, sight: RobotSight) => RobotSight;
  };
  readonly joined: AsRobot;
  readonly player: AsRobot;
  /** Fills the lobby with so many robots, or sends them away; `accuracy` is a per cent. */
  readonly hostCommand: {
    readonly type: 'rehearse';
    readonly robots: number;
    readonly accuracy: number;
  } & ByHost;
}

declare module '#core/authority/featureTypes.ts' {
  interface FeatureTypes {
    readonly robots: RobotsTypes;
  }
}

const ID_SUFFIX_LENGTH = 8;

type Rehearse = RobotsTypes['hostCommand'];

export const robots: Feature<'robots'> = {
  version: 1,
  hostCommands: { rehearse },
  views: {
    boardRow: ({ robot }) => ({ origin: robot === undefined ? 'web' : 'bot' }),
    hostRow: (_room, _index, { robot }) => ({ isRobot: robot !== undefined }),
  },
  hooks: {
    joined: ({ robot }) => (robot === undefined ? {} : { robot }),
    invited: ({ robot }) => robot !== undefined,
    controls: (room) =>
      room.state === 'waiting' ||
      (!runsFromOpening(room) && (room.state === 'running' || room.state === 'paused') && hasRobots(room))
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

/** New robots come before the start alone; they can be sent away at any time. */
function rehearse({ room, now }: HostTurn, command: Rehearse): Decision {
  if (room.state !== 'waiting' && command.robots > 0) return refused('room.WRONG_STATE');
  const list = rehearsing(room, command, now);
  if (list.length === 0) return NOTHING;
  return events(...list, ...(areLastMissing(room, awaitedRobots(room)) ? revealing(room, now) : []));
}

/** So many robots of this accuracy: those that are right stay, others go, new ones come while there are seats. */
function rehearsing(room: Room, command: Rehearse, now: number): readonly RoomEvent[] {
  const { robots, accuracy, commandId } = command;
  const list: RoomEvent[] = [];
  let staying = 0;
  for (const [seat, { robot }] of robotsOf(room)) {
    if (robot === accuracy && staying < robots) staying += 1;
    else list.push({ type: 'playerRemoved', seat, commandId });
  }
  const taken = new Set<string>();
  const end = Math.min(MAX_SEATS, sizeOf(room.seats) + robots - staying);
  for (let seat = sizeOf(room.seats); seat < end; seat += 1)
    list.push(arrival(room, command, now, seat, taken));
  return list;
}

/** `taken` are the name keys of those who come with it, which grow by its own. */
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

/** The robots that play in the room, with their seats. */
export function* robotsOf(room: Room): Generator<readonly [number, Seat]> {
  for (const entry of entriesOf(room.seats))
    if (entry[1].robot !== undefined && isPlaying(entry[1])) yield entry;
}

export function hasRobots(room: Room): boolean {
  return robotsOf(room).next().done !== true;
}

/** How many robots the open slide waits for. */
function awaitedRobots(room: Room): number {
  let count = 0;
  for (const [, seat] of robotsOf(room)) if (isAwaited(seat)) count += 1;
  return count;
}
