/** Draws the pictures of the ways to play: `node tools/art/makeWays.mjs`. */
import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { ways } from './ways.mjs';

const folder = new URL('../../assets/ways/', import.meta.url);
/** Pixels: twice the width of the widest card. */
const WIDTH = 480;

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
let bytes = 0;
for (const [id, svg] of Object.entries(ways)) {
  const { size } = await sharp(Buffer.from(svg), { density: 144 })
    .resize({ width: WIDTH })
    .webp({ quality: 82, effort: 6, smartSubsample: true })
    .toFile(fileURLToPath(new URL(`${id}.webp`, folder)));
  bytes += size;
}
console.log(`${Object.keys(ways).length} pictures, ${Math.round(bytes / 1024)} KB`);
