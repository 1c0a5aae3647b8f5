// Prometheus metrics of this server.

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export class Metrics {
  readonly registry = new Registry();
  readonly operations = new Counter({
    name: 'quizpeak_operations_total',
    help: 'Calls by operation and outcome',
    labelNames: ['operation', 'outcome'],
    registers: [this.registry],
  });
  readonly flushSeconds = new Histogram({
    name: 'quizpeak_log_flush_seconds',
    help: 'Time of one flush of the event log',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1],
    registers: [this.registry],
  });
  readonly events = new Counter({
    name: 'quizpeak_log_events_total',
    help: 'Events made durable',
    registers: [this.registry],
  });
  readonly pushes = new Counter({
    name: 'quizpeak_pushes_total',
    help: 'Messages pushed to clients',
    registers: [this.registry],
  });

  constructor(counts: { rooms: () => number; sockets: () => number }) {
    collectDefaultMetrics({ register: this.registry });
    const gauge = (name: string, help: string, read: () => number): Gauge =>
      new Gauge({
        name,
        help,
        registers: [this.registry],
        collect() {
          this.set(read());
        },
      });
    gauge('quizpeak_rooms', 'Rooms in memory', counts.rooms);
    gauge('quizpeak_sockets', 'Connected sockets', counts.sockets);
  }
}
