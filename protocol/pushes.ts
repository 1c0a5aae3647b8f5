// What the server sends unasked: the event says what happened, the payload is the part of the reader's view that changed.

import * as z from 'zod/mini';
import type { PushEvent } from '#core/views/pushEvents.ts';
import * as FEATURES from '#protocol/features/operations.ts';
import { mergedPart } from '#protocol/merged.ts';
import { Count, PlayerId, RoomHash, Time } from '#protocol/schemas/common.ts';
import { HostView, PlayerView, ProjectorView } from '#protocol/schemas/views.ts';

/** `now` is the server's clock when it sent this. `seq` is that of the view after the patch: a client drops a push that is older than its view. */
const envelope = { roomHash: RoomHash, seq: Count, now: Time };

export const PlayerPush = z.strictObject({ ...envelope, patch: z.strictObject(z.partial(PlayerView).shape) });
/** Climbers come alone when they changed; a row replaces the one of the same id. Without a climb there is none. */
export const ProjectorPush = z.strictObject({
  ...envelope,
  patch: z.strictObject(z.partial(ProjectorView).shape),
  removedPlayers: z.optional(z.array(PlayerId)),
});
/** Rows of players and questions come alone when they changed; a row replaces the one of the same id or index. */
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

/** What passes, and no view has: what features tell besides, by its reader and the name of the push. */
export const SIGNAL_PUSHES: Readonly<Record<'player' | 'host' | 'projector', SignalPushes>> = {
  player: toAll,
  host: toHosts,
  projector: toHosts,
};

export type PlayerPush = z.core.output<typeof PlayerPush>;
export type ProjectorPush = z.core.output<typeof ProjectorPush>;
export type HostPush = z.core.output<typeof HostPush>;

/** Paths of the sockets (specification 3, section 7). */
export const SOCKET_PATHS = { game: '/_gsocket/sockUpg', notification: '/_nsocket/sockUpg/socket' } as const;
/** Milliseconds after which a connection attempt fails. */
export const SOCKET_CONNECT_TIMEOUT_MS = 12_000;
