// What calls have in common that are one command to a room: the host's, and a player's.

import * as z from 'zod/mini';
import type { ErrorType } from '#protocol/errors.ts';
import { defineOperation, type Operation } from '#protocol/operation.ts';
import { Time } from '#protocol/schemas/common.ts';
import { HostView, PlayerView } from '#protocol/schemas/views.ts';

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
  /** Behind that of the room. */
  readonly path: string;
  /** Besides those of every such call. */
  readonly errors?: readonly ErrorType[];
}

/** A host's command, with the room as the host sees it then. */
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

/** A player's command, with the player's view then. */
export function seatCommand<Request extends z.core.$ZodType>({
  path,
  errors = [],
  ...call
}: CommandCall<Request>) {
  return defineOperation({
    method: 'POST',
    path: `/v1/games/{roomHash}/${path}`,
    event: call.name,
    role: 'player',
    answer: SeatAnswer,
    errors: [...SEAT_ERRORS, ...errors],
    retries: 1,
    ...call,
  });
}
