// @ts-check
/** `npm run bench:client`: measures the built client in a browser that plays against the built server. */
import { commandLine } from '../start/run.mjs';
import { runOverBuild } from '../typescript.mjs';

await commandLine(() => runOverBuild('bench-client/main.ts'));
