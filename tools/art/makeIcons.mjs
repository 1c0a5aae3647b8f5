/**
 * Renders the bitmap icons for browsers and phones from assets/brand/app-icon.svg:
 * `node tools/art/makeIcons.mjs`.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const brand = new URL('../../assets/brand/', import.meta.url);
const icon = await readFile(new URL('app-icon.svg', brand));
/** The whole square is filled, so that a launcher can crop it to any shape. */
const sizes = { 'icon-512.png': 512, 'icon-192.png': 192, 'apple-touch-icon.png': 180 };

await Promise.all(
  Object.entries(sizes).map(([name, size]) =>
    sharp(icon, { density: 288 })
      .resize(size, size)
      .png({ palette: true, quality: 90, compressionLevel: 9 })
      .toFile(fileURLToPath(new URL(name, brand))),
  ),
);
