// Shared parts of calls that send one command to a room, from the host or from a player.

import * as z from 'zod/mini';
import { GAME_TYPES, PLAY_MODES } from '#core/room/phase.ts';
import type { ErrorType } from '#protocol/errors.ts';
import { defineOperation, type Operation } from '#protocol/operation.ts';
import { Time } from '#protocol/schemas/common.ts';
import { HostView, PlayerView } from '#protocol/schemas/views.ts';

/**
 * The room's game type or play mode, as the specification's calls name it; anything else is refused
 * (`admission.ts`).
 */
export const InGame = { gameType: z.optional(z.enum([...GAME_TYPES, ...PLAY_MODES, 'live-async'])) };

export const HostAnswer = z.strictObject({ view: HostView, now: Time });
export const ROOM_ERRORS = [
  'room.NOT_FOUND',
  'room.COMPLETED',
  'room.STOPPED',
  'room.EXPIRED',
  'room.WRONG_STATE',
  'request.UNAUTHORIZED',
  'request.FORBIDDEN',
  'request.CSRF',
] as const satisfies readonly ErrorType[];
export const CONTROL_TIMEOUT_MS = 10_000;

export const SeatAnswer = z.strictObject({ view: PlayerView, now: Time });
export const SEAT_ERRORS = [
  'room.NOT_FOUND',
  'room.COMPLETED',
  'room.STOPPED',
  'room.EXPIRED',
  'room.NOT_STARTED',
  'room.PAUSED',
  'room.WRONG_STATE',
  'player.NOT_FOUND',
  'player.DELETED',
  'player.REJECTED',
  'player.NOT_APPROVED',
  'player.ALREADY_OVER',
  'request.UNAUTHORIZED',
] as const satisfies readonly ErrorType[];

interface CommandCall<Request extends z.core.$ZodType>
  extends Pick<Operation<Request>, 'name' | 'summary' | 'legacyPath' | 'otherPaths' | 'request'> {
  /** Path relative to the room's. */
  readonly path: string;
  /** In addition to those of every such call. */
  readonly errors?: readonly ErrorType[];
}

/** A host's command, answered with the host's view after it. */
export function hostCommand<Request extends z.core.$ZodType>({
  path,
  errors = [],
  ...call
}: CommandCall<Request>) {
  return defineOperation({
    method: 'POST',
    path: `/v1/games/{roomHash}/${path}`,
    event: call.name,
    role: 'roomHost',
    answer: HostAnswer,
    errors: [...ROOM_ERRORS, ...errors],
    timeoutMs: CONTROL_TIMEOUT_MS,
    retries: 1,
    ...call,
  });
}

/** A player's command, answered with the player's view after it, and with what `also` names. */
export function seatCommand<
  Request extends z.core.$ZodType,
  Also extends z.core.$ZodShape = Record<never, never>,
>({ path, errors = [], also, ...call }: CommandCall<Request> & { readonly also?: Also }) {
  return defineOperation({
    method: 'POST',
    path: `/v1/games/{roomHash}/${path}`,
    event: call.name,
    role: 'player',
    answer: z.extend(SeatAnswer, (also ?? {}) as Also),
    errors: [...SEAT_ERRORS, ...errors],
    retries: 1,
    ...call,
  });
}
