/**
 * Writes the power-up icons, one file each, and the sheet of their gear: `node tools/art/makePowerups.mjs`.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { powerupIcons } from './powerups.mjs';
import { sheet } from './powerups/gear.mjs';

const folder = new URL('../../assets/powerups/', import.meta.url);

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const icons = Object.entries(powerupIcons);
await Promise.all(icons.map(([id, svg]) => writeFile(new URL(`${id}.svg`, folder), svg)));
await writeFile(new URL('gear.svg', folder), sheet);
process.stdout.write(
  `${icons.length} icons, the largest of ${Math.max(...icons.map(([, svg]) => svg.length))} bytes\n`,
);
