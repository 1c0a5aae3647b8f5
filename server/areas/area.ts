// What an area of the product beside the game (quizzes, reports, accounts) adds to the server. Its tables stand in `tables.ts` of its folder.

import type { FastifyInstance } from 'fastify';
import type { RoomEvent } from '#core/authority/index.ts';
import type { Database } from '#server/database/Database.ts';
import type { Credentials } from '#server/identity/credentials.ts';
import type { Owner } from '#server/identity/principal.ts';
import type { MakeBuckets, TokenBuckets } from '#server/limits/tokenBucket.ts';
import type { Services } from '#server/operations/context.ts';

export interface ServerArea {
  /** One for each of its operations. */
  readonly handlers: object;
  /** Serves what is no operation: pictures, sounds. */
  readonly addHttp?: (http: FastifyInstance, services: Services) => void;
  /** Found at `services.limits.<id>`. */
  readonly limits?: (buckets: MakeBuckets) => Readonly<Record<string, TokenBuckets>>;
  /** Made once at the start; found at `services.<id>`. */
  readonly createService?: (ports: AreaPorts) => unknown;
  /** The owner that a caller's credentials show, as far as this area knows people; null for all others. */
  readonly identify?: (
    credentials: Credentials,
    services: Pick<Services, 'secrets' | 'settings'>,
  ) => Owner | null;
}

/** What an area's service may be made of. */
export interface AreaPorts {
  readonly database: Database;
  /** All events of a room, from its log. */
  readonly readRoom: (roomHash: string) => Promise<readonly RoomEvent[]>;
  /** Whether a text is fit for the eyes of others. */
  readonly mayBeShown: (text: string) => boolean;
  readonly uploads: UploadSettings;
  /** The bundle of a thread; null where there is none, and its work is done on this one (tests, tools). */
  readonly workerOf: (name: string) => URL | null;
  /** Logs what went wrong where nobody waits for it. */
  readonly onError: (error: unknown, what: string) => void;
  /** Does something soon after the start and then every so often, as long as the server runs; what it throws is logged. */
  readonly repeat: (name: string, everyMs: number, work: () => Promise<void>) => void;
}

export interface UploadSettings {
  /** The folder of uploaded media; made when the first comes. */
  readonly directory: string;
  /** Bytes that each owner may keep there. */
  readonly quota: number;
}
