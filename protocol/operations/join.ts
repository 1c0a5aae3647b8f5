// From a code to a seat (specification 1, section 7 "Join-related calls").

import * as z from 'zod/mini';
import { CHARACTER_END } from '#core/room/characters.ts';
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

/** Who takes a seat. */
export const JoiningPlayer = z.object({
  name: z.string().check(z.maxLength(500)),
  /** The chosen character; absent: one is dealt. */
  avatarId: z.optional(AvatarId),
  /** What the page has shown to who has chosen none: that one is dealt while nobody in the room stands for it. */
  shownAvatarId: z.optional(AvatarId),
});

/** The ticket is the seat: whoever shows it acts as this player. */
export const JoinAnswer = z.strictObject({
  playerId: PlayerId,
  ticket: z.string(),
  view: PlayerView,
  now: Time,
});

export const checkRoom = defineOperation({
  name: 'checkRoom',
  summary: 'Which open room a code stands for. Wrong, locked and full codes get the same reply.',
  method: 'POST',
  path: '/v1/room-codes/{roomCode}/check',
  legacyPath: '/v5/checkRoom',
  event: 'checkRoom',
  role: 'anyone',
  request: z.object({
    roomCode: RoomCode,
    /** From the room's link: who shows it is not held up where others of the same address try codes, and is told when the room is over. */
    roomHash: z.optional(RoomHash),
    /** The solved `challenge` of a reply that said to wait: where many wrong codes were tried, each further one costs this work. */
    proof: z.optional(z.string().check(z.maxLength(PROOF_MAX_LENGTH))),
  }),
  answer: z.strictObject({
    room: z.strictObject({
      hash: RoomHash,
      code: z.string(),
      title: z.string(),
      type: z.enum(GAME_TYPES),
      /** When an assigned game closes; null for a live one. */
      dueAt: z.nullable(Time),
      /** Whether it stands still: one can come in, and not play. */
      paused: z.boolean(),
      requestJoinApproval: z.boolean(),
      nicknameGenerator: z.boolean(),
    }),
    /** The seat that the shown ticket opens in this room. */
    player: z.nullable(User),
    meta: z.strictObject({
      now: Time,
      suggestedName: z.nullable(z.string()),
      /** The characters that somebody in the room stands for: newcomers are offered the others first. */
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
    'Takes a seat in a room. The ticket in the answer is the seat: whoever shows it acts as this player. Who shows the ticket of a removed seat gets no other.',
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
  summary: 'Comes back to a seat, or starts the next attempt once the last one is over.',
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
  summary:
    'Puts a connection into the audience of a room as player, host or projector, and answers with the present view.',
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
  // The specification names its quiz too: that opens practice, with all right answers, to who was given no link to it.
  summary: 'The assigned game behind a contest link, and the code by which it is joined.',
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
  summary: 'Takes a seat in the assigned game behind a contest link, as joining by its code does.',
  method: 'POST',
  path: '/v1/contests/{contestId}/join',
  legacyPath: '/v1/contestJoin',
  event: 'contestJoin',
  role: 'anyone',
  // The specification sends its quiz too, which the contest names by itself.
  request: z.object({ contestId: RoomHash, player: JoiningPlayer }),
  answer: JoinAnswer,
  errors: join.errors,
  retries: 1,
});

export const JOIN_OPERATIONS = { checkRoom, getContest, contestJoin, join, rejoin, reconnectRoom } as const;
