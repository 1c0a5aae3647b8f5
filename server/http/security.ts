// Security headers: a strict policy for content, no framing but of embeds, no sniffing.

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
        // Quizzes may name pictures on other servers.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        // A sound that could not be fetched is ended by giving it an empty one (howler).
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
    // A school runs this on plain http in its own network: https is the reverse proxy's to demand.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    originAgentCluster: false,
    referrerPolicy: { policy: 'same-origin' },
  });
}
