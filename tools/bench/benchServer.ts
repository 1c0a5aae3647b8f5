// The server as benchmarked: the real one on its real store, with rate limits too high for the load generator
// to hit.

import { pino } from 'pino';
import { readConfig } from '#server/config.ts';
import { createLimits } from '#server/createLimits.ts';
import { startServer } from '#server/startServer.ts';
import { warmUp } from '#server/warmUp.ts';
import { answerParent } from '#tools/bench/childServer.ts';

const LIMITS_SCALE = 1e6;

const fail = (error: Error): never => {
  throw error;
};
// As the product does.
void warmUp();
const server = await startServer({
  config: readConfig({ LOG_LEVEL: 'warn', ...process.env }),
  version: '0.0.0-bench',
  logger: pino({ level: 'warn' }, pino.destination(2)),
  clientDir: null,
  mediaDirs: [],
  workerOf: (name) => new URL(`./${name}.worker.js`, import.meta.url),
  onStoreFailure: fail,
  limits: createLimits(LIMITS_SCALE),
});
answerParent({ port: server.port, stop: () => server.stop() });
