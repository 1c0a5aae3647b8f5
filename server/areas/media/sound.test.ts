// Sounds written by real encoders: those of the product itself.

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fileKindOf } from '#server/areas/media/fileKind.ts';
import { soundOf } from '#server/areas/media/sound.ts';

const FOLDER = 'assets/sounds/classic/';

it.each([
  ['m4a', 'm4a'],
  ['webm', 'weba'],
] as const)(
  'recognizes the %s files of the default sounds as %s and keeps their length',
  (extension, kind) => {
    const files = readdirSync(FOLDER).filter((file) => file.endsWith(`.${extension}`));
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const bytes = readFileSync(FOLDER + file);
      expect(fileKindOf(bytes), file).toBe(kind);
      expect(soundOf(bytes, kind)?.length, file).toBe(bytes.length);
    }
  },
);
