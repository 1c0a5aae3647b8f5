// Join calls: from a game code to a seat (specification 1, section 7 "Join-related calls").

import * as z from 'zod/mini';
import { isFreeToWear } from '#core/avatars/looks.ts';
import { AVATAR_CODE, CHARACTER_END } from '#core/room/characters.ts';
import { GAME_TYPES } from '#core/room/phase.ts';
import { defineOperation } from '#protocol/operation.ts';
import { SeatAnswer } from '#protocol/operations/commands.ts';
import { PROOF_MAX_LENGTH } from '#protocol/proofOfWork.ts';
import {
  Count,
  InRoom,
  InSeat,
  PlayerId,
  RoomCode,
  RoomHash,
  StartSource,
  Time,
  User,
} from '#protocol/schemas/common.ts';
import { HostView, PlayerView, ProjectorView } from '#protocol/schemas/views.ts';

const AvatarId = z.int().check(z.minimum(0), z.maximum(CHARACTER_END - 1));
/** The code of an avatar of which everything may be worn without an account. */
const FreeAvatar = z.string().check(z.regex(AVATAR_CODE), z.refine(isFreeToWear));

/** A character that anyone may choose. */
export const ChosenCharacter = z.union([AvatarId, FreeAvatar]);

/** A player who is joining. */
export const JoiningPlayer = z.object({
  name: z.string().check(z.maxLength(500)),
  /** The chosen character; if absent, a monster is assigned. */
  avatarId: z.optional(ChosenCharacter),
  /**
   * The character that the page showed to a player who hasn't chosen one; it's assigned as long as no one in
   * the room has it.
   */
  shownAvatarId: z.optional(AvatarId),
});

/** The ticket is the seat: its bearer acts as this player. */
export const JoinAnswer = z.strictObject({
  playerId: PlayerId,
  ticket: z.string(),
  view: PlayerView,
  now: Time,
});

export const checkRoom = defineOperation({
  name: 'checkRoom',
  summary: 'Looks up the open room for a game code. Wrong, locked and full codes get the same answer.',
  method: 'POST',
  path: '/v1/room-codes/{roomCode}/check',
  legacyPath: '/v5/checkRoom',
  event: 'checkRoom',
  role: 'anyone',
  request: z.object({
    roomCode: RoomCode,
    /**
     * From the room's link. Callers who send it aren't held up when others at their address guess codes, and
     * they learn if the room is over.
     */
    roomHash: z.optional(RoomHash),
    /**
     * Solution to the `challenge` of a reply that said to wait: after many wrong codes, each further try
     * requires this work.
     */
    proof: z.optional(z.string().check(z.maxLength(PROOF_MAX_LENGTH))),
  }),
  answer: z.strictObject({
    room: z.strictObject({
      hash: RoomHash,
      code: z.string(),
      title: z.string(),
      type: z.enum(GAME_TYPES),
      /** Time at which an assigned game closes; null for a live one. */
      dueAt: z.nullable(Time),
      /** While it's paused, players can join but not play. */
      paused: z.boolean(),
      requestJoinApproval: z.boolean(),
      nicknameGenerator: z.boolean(),
    }),
    /** The seat in this room that belongs to the sent ticket. */
    player: z.nullable(User),
    meta: z.strictObject({
      now: Time,
      suggestedName: z.nullable(z.string()),
      /** Characters that players in the room already have; newcomers are offered the others first. */
      takenCharacters: z.array(Count),
    }),
  }),
  errors: [
    'room.NOT_FOUND',
    'room.SCHEDULED',
    'room.COMPLETED',
    'room.STOPPED',
    'room.CLOSED',
    'room.EXPIRED',
    'player.DELETED',
  ],
  timeoutMs: 6_000,
  retries: 1,
});

export const join = defineOperation({
  name: 'join',
  summary:
    "Joins a room. The ticket in the answer is the seat: any request that carries it acts as this player. A request with a removed seat's ticket gets no new seat.",
  method: 'POST',
  path: '/v1/games/{roomHash}/join',
  legacyPath: '/v5/join',
  event: 'join',
  role: 'anyone',
  request: z.object({
    ...InRoom,
    player: JoiningPlayer,
    startSource: StartSource,
  }),
  answer: JoinAnswer,
  errors: [
    'room.NOT_FOUND',
    'room.SCHEDULED',
    'room.COMPLETED',
    'room.STOPPED',
    'room.CLOSED',
    'room.EXPIRED',
    'player.DUPLICATE_NAME',
    'player.DELETED',
  ],
  retries: 1,
});

export const rejoin = defineOperation({
  name: 'rejoin',
  summary: 'Rejoins with an existing seat, or starts the next attempt once the last one is over.',
  method: 'POST',
  path: '/v1/games/{roomHash}/rejoin',
  legacyPath: '/v6/rejoinGame',
  event: 'rejoin',
  role: 'player',
  request: z.object({ ...InSeat, startSource: StartSource, newAttempt: z.optional(z.boolean()) }),
  answer: SeatAnswer,
  errors: [
    'room.NOT_FOUND',
    'room.COMPLETED',
    'room.STOPPED',
    'room.EXPIRED',
    'player.NOT_FOUND',
    'player.DELETED',
    'player.REJECTED',
    'player.NO_ATTEMPTS_LEFT',
    'room.PAUSED',
    'room.WRONG_STATE',
  ],
  retries: 1,
});

export const reconnectRoom = defineOperation({
  name: 'reconnectRoom',
  summary: 'Subscribes a connection to a room as player, host or projector, and returns the current view.',
  method: 'POST',
  path: '/v1/games/{roomHash}/reconnect',
  event: 'reconnectRoom',
  role: 'anyone',
  request: z.object({
    ...InRoom,
    role: z.enum(['player', 'host', 'projector']),
    playerId: z.optional(PlayerId),
  }),
  answer: z.discriminatedUnion('role', [
    z.strictObject({ role: z.literal('player'), view: PlayerView, now: Time }),
    z.strictObject({ role: z.literal('host'), view: HostView, now: Time }),
    z.strictObject({ role: z.literal('projector'), view: ProjectorView, now: Time }),
  ]),
  errors: [
    'room.NOT_FOUND',
    'room.EXPIRED',
    'player.NOT_FOUND',
    'player.DELETED',
    'player.REJECTED',
    'request.UNAUTHORIZED',
    'request.FORBIDDEN',
  ],
  timeoutMs: 5_000,
  retries: 1,
});

export const getContest = defineOperation({
  name: 'getContest',
  // The specification also names the quiz here, but that would open practice, with every correct answer, to
  // people who were given no link to it.
  summary: 'Looks up the assigned game behind a contest link, and its game code.',
  method: 'GET',
  path: '/v1/contests/{contestId}',
  legacyPath: '/contests/{contestId}',
  role: 'anyone',
  request: z.object({ contestId: RoomHash }),
  answer: z.strictObject({
    game: z.strictObject({ roomHash: RoomHash, roomCode: z.string() }),
  }),
  errors: ['room.NOT_FOUND', 'room.COMPLETED', 'room.STOPPED', 'room.CLOSED', 'room.EXPIRED'],
  retries: 1,
});

export const contestJoin = defineOperation({
  name: 'contestJoin',
  summary: 'Joins the assigned game behind a contest link, as with its game code.',
  method: 'POST',
  path: '/v1/contests/{contestId}/join',
  legacyPath: '/v1/contestJoin',
  event: 'contestJoin',
  role: 'anyone',
  // The specification also sends the quiz, but the contest already determines it.
  request: z.object({ contestId: RoomHash, player: JoiningPlayer }),
  answer: JoinAnswer,
  errors: join.errors,
  retries: 1,
});

export const JOIN_OPERATIONS = { checkRoom, getContest, contestJoin, join, rejoin, reconnectRoom } as const;
