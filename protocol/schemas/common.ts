// Fields shared by many operations.

import * as z from 'zod/mini';
import { AVATAR_CODE } from '#core/room/characters.ts';

/** Room hash: 24 lowercase hexadecimal characters. */
export const RoomHash = z.string().check(z.regex(/^[0-9a-f]{24}$/));
export const PlayerId = z.string().check(z.regex(/^[0-9a-z]{1,6}-[0-9a-z]{8}$/));
/** Share of a question's worth that a person gives an answer. */
export const Credit = z.number().check(z.minimum(0), z.maximum(1));
export const QuestionId = z.string().check(z.regex(/^[0-9a-z]{8,24}$/));
export const OptionId = z.string().check(z.regex(/^[0-9a-z]{4,24}$/));
/** The specification fixes the message for an invalid quiz id (specification 2, section 8). */
export const INVALID_QUIZ_ID = 'Invalid quiz id';
export const QuizId = z.string(INVALID_QUIZ_ID).check(z.regex(/^[0-9a-z-]{1,40}$/, INVALID_QUIZ_ID));
/** Identifies a command; as unguessable as a UUID, so that a retry is recognized. */
export const CommandId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/));
/** Digits, or LT and eight digits (specification 1, section 5). */
export const RoomCode = z.string().check(z.regex(/^([1-9][0-9]{5,7}|LT[0-9]{8})$/));

/**
 * No control characters except tabs and line breaks, and no lone surrogates: a database column can't hold
 * them.
 */
export const WELL_FORMED = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u;

export const InRoom = { roomHash: RoomHash };
export const InSeat = { roomHash: RoomHash, playerId: PlayerId };

/** Search text and page of a long list. */
export const InList = {
  search: z.optional(z.string().check(z.maxLength(200))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100))),
  offset: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000))),
};

/** Names may carry a version (`timer_3`); unknown names and wrong types fall back to the default. */
export const GivenOptions = z.record(z.string().check(z.maxLength(60)), z.unknown());

/** Place a game was opened from (specification 1, section 2). */
export const StartSource = z.string().check(z.minLength(1), z.maxLength(40));

/** A file whose bytes are the request's body. */
export const FileBytes: z.ZodMiniType<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> = z.custom(
  (value) => value instanceof Uint8Array,
  'the body must be a file',
);

export const Time = z.int();
export const Count = z.int().check(z.minimum(0));

/** How a player looks: a number, or the code of an avatar. */
export const Character = z.union([Count, z.string().check(z.regex(AVATAR_CODE))]);

const user = { playerId: PlayerId, name: z.string(), character: Character };
/** A player as others see them; `userWith` adds fields. */
export const User = z.strictObject(user);
export const userWith = <More extends z.core.$ZodShape>(more: More) => z.strictObject({ ...user, ...more });
