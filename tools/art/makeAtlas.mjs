/**
 * Packs the characters and small pictures of the default theme into one atlas for the canvas, and writes each
 * character as a separate file for the pages: `node tools/art/makeAtlas.mjs`.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { drawCharacters } from './characters.mjs';

const root = new URL('../../', import.meta.url);
const theme = new URL('.', import.meta.resolve('#default-theme/theme.json'));
const alone = new URL('assets/characters/', root);
const pieces = new URL('tools/art/pieces/', root);

/**
 * Pixels: the size of a character on a phone's podium at double density, and close enough for the projector.
 */
const CHARACTER_SIZE = 180;
/** Height in pixels. */
const PIECE_SIZE = { crown: 112, flag: 110, players: 56, up: 40, star: 64, flame: 96 };
const WIDTH = 1024;
/** Empty pixels between pictures, so that they don't bleed into each other when scaled. */
const GAP = 2;

async function drawPieces() {
  const files = (await readdir(pieces)).filter((file) => file.endsWith('.svg')).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const name = file.slice(0, -'.svg'.length);
      const height = PIECE_SIZE[name] ?? 96;
      const picture = await sharp(await readFile(new URL(file, pieces)), { density: 300 })
        .resize({ height })
        .png()
        .toBuffer();
      return { name, picture };
    }),
  );
}

/** Shelf packing: tallest first, each row as high as its first picture. */
function pack(items) {
  let x = GAP;
  let y = GAP;
  let row = 0;
  const placed = items
    .toSorted((a, b) => b.height - a.height || b.width - a.width || (a.name < b.name ? -1 : 1))
    .map((item) => {
      if (x + item.width + GAP > WIDTH) {
        x = GAP;
        y += row + GAP;
        row = 0;
      }
      const at = { ...item, x, y };
      x += item.width + GAP;
      row = Math.max(row, item.height);
      return at;
    });
  return { placed, height: y + row + GAP };
}

function sheet(placed, height) {
  const frames = placed
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, x, y, width: w, height: h }) => [
      name,
      { frame: { x, y, w, h }, sourceSize: { w, h }, spriteSourceSize: { x: 0, y: 0, w, h } },
    ]);
  const meta = { image: 'atlas.webp', format: 'RGBA8888', size: { w: WIDTH, h: height }, scale: '1' };
  return { frames: Object.fromEntries(frames), meta };
}

const characters = await drawCharacters(CHARACTER_SIZE);
const pictures = [
  ...characters.map(({ id, picture }) => ({ name: `character:${id}`, picture })),
  ...(await drawPieces()),
];
const measured = await Promise.all(
  pictures.map(async ({ name, picture }) => {
    const { width, height } = await sharp(picture).metadata();
    return { name, picture, width, height };
  }),
);
const { placed, height } = pack(measured);
await sharp({ create: { width: WIDTH, height, channels: 4, background: '#00000000' } })
  .composite(placed.map(({ picture, x, y }) => ({ input: picture, left: x, top: y })))
  .webp({ quality: 80, alphaQuality: 90, effort: 6 })
  .toFile(fileURLToPath(new URL('atlas.webp', theme)));
await writeFile(new URL('atlas.json', theme), `${JSON.stringify(sheet(placed, height), null, 2)}\n`);

await rm(alone, { recursive: true, force: true });
await mkdir(alone, { recursive: true });
await Promise.all(
  characters.map(({ id, picture }) =>
    sharp(picture)
      .resize(CHARACTER_SIZE, CHARACTER_SIZE, { fit: 'contain', position: 'bottom', background: '#00000000' })
      .webp({ quality: 80, alphaQuality: 90, effort: 6 })
      .toFile(fileURLToPath(new URL(`${id}.webp`, alone))),
  ),
);
process.stdout.write(`${placed.length} pictures in an atlas of ${WIDTH} x ${height}\n`);
