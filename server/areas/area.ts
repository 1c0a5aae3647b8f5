// Server side of a product area outside the game (quizzes, reports, accounts). Its tables are in `tables.ts`
// of its folder.

import type { FastifyInstance } from 'fastify';
import type { RoomEvent } from '#core/authority/index.ts';
import type { Database } from '#server/database/Database.ts';
import type { Credentials } from '#server/identity/credentials.ts';
import type { Owner } from '#server/identity/principal.ts';
import type { MakeBuckets, TokenBuckets } from '#server/limits/tokenBucket.ts';
import type { Services } from '#server/operations/context.ts';

export interface ServerArea {
  /** One handler for each of its operations. */
  readonly handlers: object;
  /** Adds routes that aren't operations: pictures, sounds. */
  readonly addHttp?: (http: FastifyInstance, services: Services) => void;
  /** Available as `services.limits.<id>`. */
  readonly limits?: (buckets: MakeBuckets) => Readonly<Record<string, TokenBuckets>>;
  /** Created once at startup; available as `services.<id>`. */
  readonly createService?: (ports: AreaPorts) => unknown;
  /** Returns the owner shown by a caller's credentials, if this area can tell; null for everyone else. */
  readonly identify?: (
    credentials: Credentials,
    services: Pick<Services, 'secrets' | 'settings'>,
  ) => Owner | null;
}

/** Dependencies for an area's service. */
export interface AreaPorts {
  readonly database: Database;
  /** Returns all events of a room, from its log. */
  readonly readRoom: (roomHash: string) => Promise<readonly RoomEvent[]>;
  /** Returns a room's log as JSON arrays of events, in order. */
  readonly readRoomText: (roomHash: string) => Promise<readonly string[]>;
  /** Returns true if a text is fit for others to see. */
  readonly mayBeShown: (text: string) => boolean;
  readonly uploads: UploadSettings;
  /**
   * Returns the bundle of a worker; null if there is none, in which case its work is done on this thread
   * (tests, tools).
   */
  readonly workerOf: (name: string) => URL | null;
  /** Logs an error that no caller is waiting for. */
  readonly onError: (error: unknown, what: string) => void;
  /** Repeats work from soon after startup, at intervals, while the server runs; errors are logged. */
  readonly repeat: (name: string, everyMs: number, work: () => Promise<void>) => void;
}

export interface UploadSettings {
  /** The folder of uploaded media; created with the first upload. */
  readonly directory: string;
  /** Bytes that each owner may keep there. */
  readonly quota: number;
}
