// Security headers: a strict content security policy, framing by our own pages only, no sniffing.

import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

export async function addSecurity(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // Quizzes may link to pictures on other servers.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        // howler ends a sound that failed to load by giving it an empty one.
        mediaSrc: ["'self'", 'data:', 'blob:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", 'ws:', 'wss:', 'https:', 'data:', 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        objectSrc: ["'none'"],
      },
    },
    // Schools run this over plain HTTP on their own networks; enforcing HTTPS is up to the reverse proxy.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    originAgentCluster: false,
    referrerPolicy: { policy: 'same-origin' },
  });
}
