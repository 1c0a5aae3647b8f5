// @ts-check
/** `npm run shots`: takes screenshots of every page and scene at three sizes. */
import { commandLine } from '../start/run.mjs';
import { runOverBuild } from '../typescript.mjs';

await commandLine(() => runOverBuild('shots/main.ts'));
