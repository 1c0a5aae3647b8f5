// Contact sheets of avatars.

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { SLOTS, type AvatarConfig, type Slot } from '#core/avatars/avatar.ts';
import { compose } from '#core/avatars/compose.ts';
import { tintsOf } from '#scenes/avatars/drawAvatar.ts';
import { CLIPS, itemsIn, layersSvg, mixes } from '#tools/art/avatars/draw.ts';
import { coveredFaces } from '#tools/art/avatars/masks.ts';
import type { Parts } from '#tools/art/avatars/parts.ts';

const GROUND = '#16323B';
const BARE: AvatarConfig = { skin: 1, expression: 1, hairColor: 3 };
/** What each item is shown on: hats are worn with hair, too. */
const MODELS: Readonly<Partial<Record<Slot, AvatarConfig>>> = {
  head: { ...BARE, skin: 3, hair: 5 },
  neck: { ...BARE, skin: 3, topwear: 1 },
};

/** Writes a sheet for each slot, large and small, and one each of mixes and of the worst of them. */
export async function drawSheets(parts: Parts, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draw = (config: AvatarConfig): string =>
    layersSvg(
      compose(config),
      parts,
      tintsOf(config, (part) => parts.get(part) ?? []),
    );
  const save = async (
    name: string,
    columns: number,
    width: number,
    cells: readonly string[],
  ): Promise<void> => {
    await sheet(cells, columns, width).toFile(join(folder, `${name}.png`));
  };
  for (const slot of Object.keys(SLOTS) as Slot[]) {
    const cells = itemsIn(slot).map(({ number }) => draw({ ...(MODELS[slot] ?? BARE), [slot]: number }));
    await save(slot, 8, 160, cells);
    await save(`${slot}-96`, 12, 77, cells);
    await save(`${slot}-44`, 12, 36, cells);
  }
  const random = mixes(60).map(draw);
  await save('mixes', 10, 128, random);
  await save('mixes-44', 20, 36, random);
  await save('worst', 10, 128, (await mostCovered(parts)).map(draw));
}

/** Of many mixes, the 60 whose faces are covered most. */
async function mostCovered(parts: Parts): Promise<readonly AvatarConfig[]> {
  const avatars = mixes(5_000);
  const shares = await coveredFaces(avatars, parts);
  return avatars
    .map((avatar, index) => ({ avatar, share: shares[index] ?? 0 }))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, 60)
    .map(({ avatar }) => avatar);
}

/** @param width pixels of each cell, in rows of `columns` */
export function sheet(cells: readonly string[], columns: number, width: number): Sharp {
  const height = width * 1.25;
  const [wide, high] = [columns * width, Math.ceil(cells.length / columns) * height];
  const placed = cells.map((cell, index) => {
    const [x, y] = [(index % columns) * width, Math.floor(index / columns) * height];
    return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 240 300">${cell}</svg>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}"><defs>${CLIPS}</defs><rect width="${wide}" height="${high}" fill="${GROUND}"/>${placed.join('')}</svg>`;
  // The server blocks SVG loading, and tests of both may share a process.
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  return sharp(Buffer.from(svg));
}
