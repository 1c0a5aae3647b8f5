// Health checks (alive, ready) and Prometheus metrics. Rooms, names and codes are never labels.

import type { FastifyInstance } from 'fastify';
import { ERRORS } from '#protocol/errors.ts';
import { metricsRefusal } from '#server/http/metricsGate.ts';
import type { Metrics } from '#server/http/metrics.ts';

export interface HealthPorts {
  readonly metrics: Metrics | null;
  /** The token required to read the metrics; null restricts them to this machine. */
  readonly metricsToken: string | null;
  /** Resolves if the store answers. */
  readonly probe: () => Promise<unknown>;
  readonly isStopping: () => boolean;
}

export function addHealth(app: FastifyInstance, ports: HealthPorts): void {
  const { metrics, metricsToken, probe, isStopping } = ports;
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
    app.get('/metrics', async ({ raw }, reply) => {
      const refusal = metricsRefusal(
        { remote: raw.socket.remoteAddress, headers: raw.headers },
        metricsToken,
      );
      if (refusal) return reply.code(ERRORS[refusal]).send({ success: false, error: { type: refusal } });
      reply.type(metrics.registry.contentType);
      return metrics.registry.metrics();
    });
  }
}
