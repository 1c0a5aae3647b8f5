/** What a feature draws lives in its folder: no scene outside of scenes/features knows one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../start/run.mjs';

/** Of one feature, in any layer. */
const OF_A_FEATURE = /'(#\w+\/features\/\w+\/[^']+)'/g;

it('lets scenes know features by their registries alone', () => {
  const known = readdirSync(join(root, 'scenes'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.startsWith('features/') && !file.includes('.test.'))
    .flatMap((file) =>
      [...readFileSync(join(root, 'scenes', file), 'utf8').matchAll(OF_A_FEATURE)].map(
        ([, imported]) => `${file} ${imported}`,
      ),
    );
  expect(known).toEqual([]);
});
