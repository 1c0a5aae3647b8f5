// Composition root: builds the services on their store and listens. Nothing else knows all of them.

import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { EVENT_VERSION, RULES_VERSION, type Room, type RoomEvent } from '#core/authority/index.ts';
import { joinAddresses } from '#server/addresses.ts';
import { type App, createApp } from '#server/app.ts';
import { areaServices, identifyBy } from '#server/areas/compose.ts';
import * as DIGESTS from '#server/areas/digests.ts';
import { RequestReader } from '#server/bodies/RequestReader.ts';
import { createChores } from '#server/chores.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/Database.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { serverSecret } from '#server/database/serverSecret.ts';
import { allowedOptions, extensionOf, featureDrivers } from '#server/features/compose.ts';
import { Secrets } from '#server/identity/secrets.ts';
import { createLimits } from '#server/createLimits.ts';
import type { Limits } from '#server/limits/limits.ts';
import { EventLog } from '#server/log/EventLog.ts';
import { JournalStore } from '#server/log/journal/JournalStore.ts';
import { Metrics } from '#server/http/metrics.ts';
import { isProfane } from '#server/moderation/profanity.ts';
import { memoizeVerdict } from '#server/moderation/memoizeVerdict.ts';
import type { Services } from '#server/operations/context.ts';
import { withDecimal } from '#server/rooms/decimalMark.ts';
import { RoomRegistry } from '#server/rooms/roomRegistry.ts';
import { createRoomLog } from '#server/rooms/roomLog.ts';
import { createRoomTable } from '#server/rooms/roomTable.ts';

/** Milliseconds that a running request has to finish when the server stops. */
const LINGER_MS = 2_000;

export interface ServerPorts {
  readonly config: Config;
  readonly version: string;
  readonly logger: FastifyBaseLogger;
  /** null serves only the API. */
  readonly clientDir: string | null;
  /** Folders of pictures that ship with the server. */
  readonly mediaDirs: readonly string[];
  /** Returns the bundle of a worker by name; null does its work on this thread (tests). */
  readonly workerOf: (name: string) => URL | null;
  /** Tests pass one in memory that is up to date; it is closed with the server. */
  readonly store?: Database;
  /** Limits other than the product's, for benchmarks whose load comes from one address. */
  readonly limits?: Limits;
  /** Called when the store has died: the process must exit, so that a restart recovers it. */
  readonly onStoreFailure: (error: Error) => void;
}

export interface RunningServer {
  readonly app: App;
  readonly port: number;
  readonly addresses: readonly string[];
  readonly store: string;
  readonly recoveredRooms: number;
  readonly rooms: RoomRegistry;
  readonly database: Database;
  /** Tells clients to reconnect, writes what is pending, and closes the store. */
  stop(): Promise<void>;
}

interface Store {
  readonly database: Database;
  /** Only in front of an embedded database on disk; PostgreSQL keeps its own. */
  readonly journal?: JournalStore;
}

async function openStore(ports: ServerPorts): Promise<Store> {
  const { config, logger, workerOf, store, onStoreFailure } = ports;
  const worker = workerOf('database');
  if (store) return { database: store };
  if (config.databaseUrl !== null)
    return { database: await openDatabase({ kind: 'postgres', url: config.databaseUrl }) };
  const directory = join(config.dataDir, 'database');
  const database = await openDatabase({
    kind: 'embedded',
    directory,
    ...(worker && { worker }),
    onFailure: onStoreFailure,
  });
  try {
    const journal = await JournalStore.open(join(directory, 'journal'), database, (error) =>
      logger.error({ err: error }, 'a problem with the journal'),
    );
    return { database, journal };
  } catch (error) {
    await database.close();
    throw error;
  }
}

export async function startServer(ports: ServerPorts): Promise<RunningServer> {
  const { config, logger, version } = ports;
  const { database, journal } = await openStore(ports);
  let stopping = false;
  const metrics: Metrics | null = config.metrics
    ? new Metrics({ rooms: () => rooms.size, sockets: () => app?.io.engine.clientsCount ?? 0 })
    : null;
  const log = new EventLog<RoomEvent, Room>(database, {
    coreVersion: `${EVENT_VERSION}.${RULES_VERSION}`,
    journal,
    onFlush: (report) => {
      metrics?.flushSeconds.observe(report.ms / 1_000);
      metrics?.events.inc(report.events);
    },
  });
  const roomLog = createRoomLog(log);
  const table = createRoomTable(database);
  const mayBeShown = memoizeVerdict((text) => !isProfane(text));
  const limits = ports.limits ?? createLimits();
  const rooms = new RoomRegistry({
    table: {
      ...table,
      async remove(roomHash) {
        await log.moved(roomHash);
        await table.remove(roomHash);
      },
    },
    log: roomLog,
    snapshots: roomLog,
    archiveAfterMs: config.archiveAfterDays === 0 ? null : config.archiveAfterDays * 24 * 60 * 60_000,
    mayBeShown,
    drivers: featureDrivers(limits),
    onError: (error, room) => logger.error({ err: error, room: room.hash }, "a room couldn't be reopened"),
  });
  const addresses: string[] = [];
  const chores = createChores((error, name) => logger.error({ err: error, chore: name }, 'a chore failed'));
  const reader = new RequestReader(ports.workerOf('requests'), DIGESTS);
  const areas = await areaServices({
    database,
    readRoom: (roomHash) => log.read(roomHash),
    readRoomText: (roomHash) => log.readText(roomHash),
    mayBeShown,
    uploads: { directory: join(config.dataDir, 'uploads'), quota: config.mediaQuota },
    workerOf: ports.workerOf,
    onError: (error, what) => logger.error({ err: error }, what),
    repeat: chores.repeat,
  });
  const secrets = new Secrets(Buffer.from(await serverSecret(database, 'signing')));
  const settings = { hostPassword: config.hostPassword, version, joinAddresses: addresses };
  const services: Services = {
    ...areas,
    rooms,
    secrets,
    limits,
    identify: identifyBy({ secrets, settings }),
    quizzes: areas.library,
    forRoom: (questions, language = '') => areas.formulas.named(withDecimal(questions, language), language),
    allowedOptions: (options, ownerId) => allowedOptions(options, ownerId, services),
    extensionOf,
    hostedGames: table,
    isProfane,
    settings,
  };
  const app = await createApp({
    services,
    logger,
    metrics,
    metricsToken: config.metricsToken,
    pages: { clientDir: ports.clientDir, mediaDirs: [join(config.dataDir, 'media'), ...ports.mediaDirs] },
    trustedProxies: config.trustedProxies,
    publicUrl: config.publicUrl,
    checkAnswers: config.checkAnswers,
    readLarge: (unread) => reader.read(unread),
    probe: () => database.query('select 1'),
    isStopping: () => stopping,
  });
  const recoveredRooms = await rooms.recover();
  await app.http.listen({ port: config.port, host: config.host });
  const address = app.http.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  addresses.push(...joinAddresses(port, config.publicUrl, config.host));
  return {
    app,
    port,
    addresses,
    store: database.description,
    recoveredRooms,
    rooms,
    database,
    async stop() {
      stopping = true;
      app.io.emit('serverRestarting', {});
      await Promise.all([rooms.close(), reader.close(), chores.close()]);
      await log.flush();
      // Browsers keep connections open that they haven't used yet; closing would wait a minute for those.
      const cut = setTimeout(() => app.http.server.closeAllConnections(), LINGER_MS);
      await Promise.all([app.io.close(), app.notifications.close()]);
      await app.http.close();
      clearTimeout(cut);
      await log.close();
      await database.close();
    },
  };
}
