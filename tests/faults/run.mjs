// @ts-check
/**
 * Runs a TypeScript program in this folder through Vite, because Node 20 doesn't run TypeScript: `node
 * tests/faults/run.mjs <name> [arguments]`.
 */
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const root = fileURLToPath(new URL('../../', import.meta.url));
const [name, ...rest] = process.argv.slice(2);
process.argv.splice(2, process.argv.length, ...rest);
await runnerImport(fileURLToPath(new URL(`${name}.ts`, import.meta.url)), { root, configFile: false });
