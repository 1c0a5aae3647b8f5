/**
 * Draws the built-in meme set at the widths that the specification requires (2-play.md, section 9), and
 * checks that the set lists exactly what was drawn: `node tools/art/makeMemes.mjs`.
 */
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { correct } from './memes/correct.mjs';
import { incorrect } from './memes/incorrect.mjs';
import { moments } from './memes/moments.mjs';
import { streaks } from './memes/streaks.mjs';
import { unfinished } from './memes/unfinished.mjs';

const folder = new URL('../../assets/memes/classic/', import.meta.url);
/** Pixels. */
const WIDTHS = [400, 600];
/** Dots per inch at which the largest width needs no scaling. */
const DENSITY = 72;
const drawn = { ...correct, ...incorrect, ...unfinished, ...streaks, ...moments };

await mkdir(folder, { recursive: true });
const old = (await readdir(folder)).filter((file) => file.endsWith('.webp'));
await Promise.all(old.map((file) => rm(new URL(file, folder))));
let bytes = 0;
for (const [id, svg] of Object.entries(drawn)) {
  const large = await sharp(Buffer.from(svg), { density: DENSITY * 2 })
    .png()
    .toBuffer();
  for (const width of WIDTHS) {
    const { size } = await sharp(large)
      .resize({ width })
      .webp({ quality: 82, effort: 6, smartSubsample: true })
      .toFile(fileURLToPath(new URL(`${id}-${width}.webp`, folder)));
    bytes += size;
  }
}
const { memes } = JSON.parse(await readFile(new URL('set.json', folder), 'utf8'));
const named = memes.map(({ id }) => id);
const strays = [
  ...named.filter((id) => !(id in drawn)).map((id) => `${id} is in set.json, and not drawn`),
  ...Object.keys(drawn)
    .filter((id) => !named.includes(id))
    .map((id) => `${id} is drawn, and not in set.json`),
];
for (const stray of strays) console.error(stray);
console.log(`${named.length} memes, ${Math.round(bytes / 1024)} KB`);
process.exitCode = strays.length > 0 ? 1 : 0;
