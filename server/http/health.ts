// Whether the server lives and can serve, and its metrics for Prometheus. No room, name or code is a label.

import type { FastifyInstance } from 'fastify';
import type { Metrics } from '#server/metrics.ts';

export interface HealthPorts {
  readonly metrics: Metrics | null;
  /** Resolves if the store answers. */
  readonly probe: () => Promise<unknown>;
  readonly isStopping: () => boolean;
}

export function addHealth(app: FastifyInstance, { metrics, probe, isStopping }: HealthPorts): void {
  app.get('/healthz', () => ({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    if (isStopping()) return reply.code(503).send({ ok: false, reason: 'stopping' });
    try {
      await probe();
      return { ok: true };
    } catch {
      return reply.code(503).send({ ok: false, reason: 'store' });
    }
  });
  if (metrics) {
    app.get('/metrics', async (_request, reply) => {
      reply.type(metrics.registry.contentType);
      return metrics.registry.metrics();
    });
  }
}
