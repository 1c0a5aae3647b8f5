/**
 * Writes a sheet of faces for each character, for scenes in which it is animated:
 * `node tools/art/makeFaces.mjs`.
 */
import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { drawFaces } from './characters.mjs';

const faces = new URL('../../assets/faces/', import.meta.url);
/** Pixels: more than twice the height of a character on a question. */
const SIZE = 256;

await rm(faces, { recursive: true, force: true });
await mkdir(faces, { recursive: true });
const sheets = await drawFaces(SIZE);
await Promise.all(
  sheets.map(({ id, sheet }) =>
    sheet
      .webp({ quality: 72, alphaQuality: 80, effort: 6 })
      .toFile(fileURLToPath(new URL(`${id}.webp`, faces))),
  ),
);
process.stdout.write(`${sheets.length} sheets of faces\n`);
