// Preloaded into the server: tells its parent how it is doing. Needs `--expose-gc`.
'use strict';
const { monitorEventLoopDelay } = require('node:perf_hooks');
const { writeHeapSnapshot } = require('node:v8');
const { isMainThread } = require('node:worker_threads');

const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();
let cpu = process.cpuUsage();

/** Collects garbage first, so that what is counted is in use. Delays are those since the last question. */
function health() {
  const { p50, p99, max } = { p50: delay.percentile(50), p99: delay.percentile(99), max: delay.max };
  const { user, system } = process.cpuUsage(cpu);
  globalThis.gc();
  globalThis.gc();
  const { rss, heapUsed, external } = process.memoryUsage();
  delay.reset();
  cpu = process.cpuUsage();
  const ms = (nanoseconds) => nanoseconds / 1e6;
  return { rss, heapUsed, external, cpuMs: (user + system) / 1_000, delay: [p50, p99, max].map(ms) };
}

// The server's own threads preload this file, too.
if (isMainThread) {
  process.on('message', (question) => {
    process.send(question === 'health' ? health() : writeHeapSnapshot(question));
  });
  // The channel alone must not keep a server alive that has stopped.
  process.channel.unref();
}
