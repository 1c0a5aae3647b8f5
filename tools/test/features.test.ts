/**
 * Check that scenes and pages use features only through their registries, and a feature's code stays in its
 * own folders.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../start/run.mjs';

/** An import from a feature's folder, in any layer. */
const OF_A_FEATURE = /'(#\w+\/features\/\w+\/[^']+)'/g;
/** Registries outside `features/`. */
const REGISTRIES: readonly string[] = ['src/game/phases/registry.ts'];

const knownIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^scenes\/features\//.test(file))
    .filter((file) => !REGISTRIES.includes(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(OF_A_FEATURE)].map(
        ([, imported]) => `${file} ${imported}`,
      ),
    );

it.each(['scenes', 'src/game', 'src/pages', 'src/host', 'src/ui', 'src/platform'])(
  'lets %s use features only through their registries',
  (folder) => expect(knownIn(folder)).toEqual([]),
);
