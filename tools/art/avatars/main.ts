// Packs the avatar drawings and draws their contact sheets.

import { mkdir, writeFile } from 'node:fs/promises';
import { drawSheets } from '#tools/art/avatars/look.ts';
import { packs, readParts } from '#tools/art/avatars/parts.ts';

/** @param look folder for contact sheets */
export async function main(look?: string): Promise<void> {
  const parts = readParts();
  await mkdir('assets/avatars', { recursive: true });
  for (const [name, text] of packs(parts)) {
    await writeFile(`assets/avatars/${name}.json`, text);
    process.stdout.write(`${name}: ${Math.round(text.length / 1000)} kB\n`);
  }
  if (look !== undefined) await drawSheets(parts, look);
}
