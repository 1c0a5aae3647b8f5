// Assembles the app from its services without listening, so that tests can build several.

import type { IncomingHttpHeaders } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Server as SocketServer } from 'socket.io';
import * as z from 'zod/mini';
import { HostPush, PlayerPush, ProjectorPush, SIGNAL_PUSHES } from '#protocol/pushes.ts';
import { addDocs } from '#server/http/docs.ts';
import { addBodies } from '#server/http/bodies.ts';
import { sendClientError, sendError } from '#server/http/errors.ts';
import { addHealth, type HealthPorts } from '#server/http/health.ts';
import * as DIGESTS from '#server/areas/digests.ts';
import { addAreas } from '#server/areas/compose.ts';
import { HANDLERS } from '#server/handlers.ts';
import { addOrigins, isAllowedOrigin } from '#server/http/origins.ts';
import { addPages, type PagesPorts } from '#server/http/pages.ts';
import { addRoutes, type RoutePorts } from '#server/http/routes.ts';
import { addSecurity } from '#server/http/security.ts';
import { countAnswers, createUnsent } from '#server/http/unsent.ts';
import { REQUEST_TIMEOUT_MS } from '#server/http/uploadPace.ts';
import { clientAddress, rateLimitKeyOf, trustOf } from '#server/http/clientAddress.ts';
import { createGameSocket, type SocketPorts } from '#server/sockets/gameSocket.ts';
import { createNotificationSocket } from '#server/sockets/notificationSocket.ts';

export interface AppPorts extends HealthPorts, Pick<RoutePorts, 'readLarge' | 'services' | 'checkAnswers'> {
  readonly logger: FastifyBaseLogger;
  readonly pages: PagesPorts;
  readonly trustedProxies: readonly string[];
  /** The address people type, if it differs from the one that requests arrive at. */
  readonly publicUrl: string | null;
}

export interface App {
  readonly http: FastifyInstance;
  readonly io: SocketServer;
  readonly notifications: SocketServer;
}

const PUSH_SCHEMAS = { player: PlayerPush, host: HostPush, projector: ProjectorPush } as const;

export async function createApp(ports: AppPorts): Promise<App> {
  const { services, logger, metrics } = ports;
  const isTrusted = trustOf(ports.trustedProxies);
  const http = Fastify({
    loggerInstance: logger,
    // A log line per request would hold addresses and paths with codes, and cost a third of the throughput.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: ports.trustedProxies.length > 0 ? isTrusted : false,
    frameworkErrors: (error, request, reply) => {
      void sendError(error, request, reply);
    },
    forceCloseConnections: true,
    clientErrorHandler: sendClientError,
    requestTimeout: REQUEST_TIMEOUT_MS,
  });
  const performPorts: RoutePorts = {
    services,
    handlers: HANDLERS,
    digests: DIGESTS,
    checkAnswers: ports.checkAnswers,
    readLarge: ports.readLarge,
    isStopping: ports.isStopping,
    onDone: (operation, outcome) => metrics?.operations.inc({ operation, outcome }),
    onFault: (operation, error) => logger.error({ operation, err: error }, 'operation failed'),
  };
  http.setErrorHandler(sendError);
  await addSecurity(http);
  addOrigins(http, ports.publicUrl);
  await http.register(fastifyCookie);
  addBodies(http);
  const unsent = createUnsent();
  countAnswers(http, unsent, services);
  addRoutes(http, performPorts);
  addAreas(http, services);
  addHealth(http, ports);
  addDocs(http, services.settings.version);
  await addPages(http, ports.pages);
  await http.ready();
  const isAllowed: SocketPorts['isAllowedOrigin'] = (origin, host) =>
    isAllowedOrigin(origin, host, ports.publicUrl);
  const guards = {
    unsent,
    addressOf: (remoteAddress: string, headers: IncomingHttpHeaders) =>
      rateLimitKeyOf(clientAddress(remoteAddress, headers['x-forwarded-for'], isTrusted)),
    isAllowedOrigin: isAllowed,
  };
  const io = createGameSocket(http.server, {
    ...performPorts,
    ...guards,
    checkPush: (event, payload, role) => {
      if (ports.checkAnswers) z.parse(SIGNAL_PUSHES[role][event] ?? PUSH_SCHEMAS[role], payload);
    },
    countPush: () => metrics?.pushes.inc(),
  });
  const notifications = createNotificationSocket(http.server, { services, ...guards });
  return { http, io, notifications };
}
