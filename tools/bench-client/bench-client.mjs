// @ts-check
/** `npm run bench:client`: measures the built client in a browser, playing against the built server. */
import { commandLine } from '../start/run.mjs';
import { runOverBuild } from '../typescript.mjs';

await commandLine(() => runOverBuild('bench-client/main.ts'));
