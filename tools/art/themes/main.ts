// Draws themes into their folders.

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { completeTokens } from '#scenes/theme/completeTokens.ts';
import type { OwnTokens, ThemeTokens } from '#scenes/theme/tokens.ts';
import type { Route } from '#scenes/theme/world.ts';
import type { Piece, Pieces, ThemeArt } from '#tools/art/themes/kit.ts';
import { pieceSvg, themePictures } from '#tools/art/themes/pictures.ts';

const tokensOf = async (id: string): Promise<OwnTokens> =>
  JSON.parse(await readFile(`assets/themes/${id}/tokens.json`, 'utf8')) as OwnTokens;

/** Pixels per unit of a piece: enough for the projector. */
const DENSITY = 1;
const GAP = 2;
const SHEET_WIDTH = 1024;

/** @param arts what each theme draws, by its id */
export async function main(arts: ReadonlyMap<string, ThemeArt>, look?: string): Promise<void> {
  for (const [id, art] of arts) await drawTheme(id, art, look);
}

async function drawTheme(id: string, art: ThemeArt, look: string | undefined): Promise<void> {
  const folder = `assets/themes/${id}`;
  const { route } = JSON.parse(await readFile(`${folder}/theme.json`, 'utf8')) as { route: Route };
  const tokens = completeTokens((await tokensOf('classic')) as ThemeTokens, await tokensOf(id));
  for (const [name, svg] of themePictures(art, tokens, route)) {
    await writeFile(`${folder}/${name}.svg`, svg);
    if (look !== undefined) await save(svg, look, `${id}-${name}`);
  }
  await packPieces(named(art.pieces(tokens)), folder);
  if (look !== undefined)
    await sharp(`${folder}/pieces.webp`)
      .png()
      .toFile(join(look, `${id}-pieces.png`));
  await writeFile(`${folder}/gestures.json`, `${JSON.stringify(gesturesOf(art), null, 2)}\n`);
  process.stdout.write(`${id}\n`);
}

const gesturesOf = ({ mover }: ThemeArt): object =>
  mover ? { pivot: mover.pivot, go: mover.go, idle: mover.idle } : {};

async function save(svg: string, folder: string, name: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await sharp(Buffer.from(svg), { density: 72 })
    .png()
    .toFile(join(folder, `${name}.png`));
}

const named = ({ shards, ...others }: Pieces): readonly (readonly [string, Piece])[] => [
  ...(shards ?? []).map((piece, index) => [`shard:${index + 1}`, piece] as const),
  ...Object.entries(others),
];

/** Packs in rows, tallest first, into a sheet that is loaded with the theme. */
async function packPieces(pieces: readonly (readonly [string, Piece])[], folder: string): Promise<void> {
  if (pieces.length === 0) return;
  let [x, y, row] = [GAP, GAP, 0];
  const frames: [string, { x: number; y: number; w: number; h: number }, Buffer][] = [];
  for (const [name, piece] of pieces.toSorted(([, a], [, b]) => b.height - a.height)) {
    const [w, h] = [Math.ceil(piece.width * DENSITY), Math.ceil(piece.height * DENSITY)];
    if (x + w + GAP > SHEET_WIDTH) [x, y, row] = [GAP, y + row + GAP, 0];
    const picture = await sharp(Buffer.from(pieceSvg(piece)), { density: 72 * DENSITY })
      .resize(w, h)
      .png()
      .toBuffer();
    frames.push([name, { x, y, w, h }, picture]);
    x += w + GAP;
    row = Math.max(row, h);
  }
  const height = y + row + GAP;
  await sharp({ create: { width: SHEET_WIDTH, height, channels: 4, background: '#00000000' } })
    .composite(frames.map(([, { x: left, y: top }, input]) => ({ input, left, top })))
    .webp({ quality: 80, alphaQuality: 90, effort: 6 })
    .toFile(`${folder}/pieces.webp`);
  const sheet = {
    frames: Object.fromEntries(
      frames
        .map(
          ([name, frame]) =>
            [
              name,
              {
                frame,
                sourceSize: { w: frame.w, h: frame.h },
                spriteSourceSize: { x: 0, y: 0, w: frame.w, h: frame.h },
              },
            ] as const,
        )
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ),
    meta: { image: 'pieces.webp', format: 'RGBA8888', size: { w: SHEET_WIDTH, h: height }, scale: '1' },
  };
  await writeFile(`${folder}/pieces.json`, `${JSON.stringify(sheet, null, 2)}\n`);
}
