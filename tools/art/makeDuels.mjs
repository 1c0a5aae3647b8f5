/** Writes the gear sheet of duels: `node tools/art/makeDuels.mjs`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { sheet } from './duels/gear.mjs';

const folder = new URL('../../assets/duels/', import.meta.url);

await mkdir(folder, { recursive: true });
await writeFile(new URL('gear.svg', folder), sheet);
process.stdout.write(`${sheet.length} bytes\n`);
