// Server pushes: the event says what happened, the payload is the part of the recipient's view that changed.

import * as z from 'zod/mini';
import type { PushEvent } from '#core/views/pushEvents.ts';
import * as FEATURES from '#protocol/features/operations.ts';
import { mergedPart } from '#protocol/merged.ts';
import { Count, PlayerId, RoomHash, Time } from '#protocol/schemas/common.ts';
import { HostView, PlayerView, ProjectorView } from '#protocol/schemas/views.ts';

/**
 * `now` is the server's clock when the push is sent. `seq` belongs to the view after the patch: a client
 * drops a push that is older than its view.
 */
const envelope = { roomHash: RoomHash, seq: Count, now: Time };

export const PlayerPush = z.strictObject({ ...envelope, patch: z.strictObject(z.partial(PlayerView).shape) });
/**
 * Contains only the climbers that changed; a row replaces the one with the same id. Without a climb there are
 * none.
 */
export const ProjectorPush = z.strictObject({
  ...envelope,
  patch: z.strictObject(z.partial(ProjectorView).shape),
  removedPlayers: z.optional(z.array(PlayerId)),
});
/**
 * Contains only the rows of players and questions that changed; a row replaces the one with the same id or
 * index.
 */
export const HostPush = z.strictObject({
  ...envelope,
  patch: z.strictObject(z.partial(HostView).shape),
  removedPlayers: z.array(PlayerId),
});

type SignalPushes = { readonly [Event in PushEvent]?: z.core.$ZodType };

const signalPushes = (signals: Readonly<Record<string, z.core.$ZodShape>>): SignalPushes =>
  Object.fromEntries(
    Object.entries(signals).map(([event, fields]) => [
      event,
      z.strictObject({ ...envelope, patch: z.strictObject({}), ...fields }),
    ]),
  );

const toAll = signalPushes(mergedPart(FEATURES, 'signalsToAll'));
const toHosts = { ...signalPushes(mergedPart(FEATURES, 'signals')), ...toAll };

/** Transient signals that features send and no view contains, by recipient and by push name. */
export const SIGNAL_PUSHES: Readonly<Record<'player' | 'host' | 'projector', SignalPushes>> = {
  player: toAll,
  host: toHosts,
  projector: toHosts,
};

export type PlayerPush = z.core.output<typeof PlayerPush>;
export type ProjectorPush = z.core.output<typeof ProjectorPush>;
export type HostPush = z.core.output<typeof HostPush>;

/** Socket paths (specification 3, section 7). */
export const SOCKET_PATHS = { game: '/_gsocket/sockUpg', notification: '/_nsocket/sockUpg/socket' } as const;
/** Milliseconds after which a connection attempt fails. */
export const SOCKET_CONNECT_TIMEOUT_MS = 12_000;
