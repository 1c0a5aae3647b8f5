/** Tests of the import rules: each is broken once, to prove that it is enforced. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bin, root } from '../start/run.mjs';
import { violations } from './boundaries.mjs';

describe("a folder's project", () => {
  const core = { include: ['**/*.ts'], references: [], compilerOptions: { lib: ['es2023'], types: [] } };

  it('may have what the table allows', () => {
    expect(violations('core', core)).toEqual([]);
    expect(
      violations('src', {
        ...core,
        references: [{ path: '../scenes' }],
        include: ['../assets/themes/**/*.json'],
      }),
    ).toEqual([]);
  });

  it.each([
    [{ ...core, references: [{ path: '../server' }] }, 'core must not reference server'],
    [{ ...core, include: ['../server/**/*.ts'] }, 'core must not include ../server/**/*.ts'],
    [
      { ...core, compilerOptions: { lib: ['es2023', 'dom'], types: [] } },
      'core must not know the globals of dom',
    ],
    [
      { ...core, compilerOptions: { lib: ['es2023'], types: ['node'] } },
      'core must not know the types of node',
    ],
    [{ ...core, compilerOptions: { lib: ['es2023'] } }, 'core must not know the types of all @types'],
    [{ ...core, compilerOptions: { ...core.compilerOptions, composite: false } }, 'core must stay composite'],
  ])('may have nothing else', (project, problem) => {
    expect(violations('core', project)).toEqual([problem]);
  });
});

describe('the linter', () => {
  const offences: readonly (readonly [file: string, line: string, word: string])[] = [
    ['core/a1.ts', `import '#server/deep/x.ts';`, 'no-restricted-imports'],
    ['core/a2.ts', `import 'zod/mini';`, 'no-restricted-imports'],
    ['core/a3.ts', `import '@pixi/react';`, 'no-restricted-imports'],
    ['core/a4.ts', `import 'node:fs';`, 'no-nodejs-modules'],
    ['core/a5.ts', `export const x = Math.random();`, 'no-restricted-properties'],
    ['core/a6.ts', `export const x = Date.now();`, 'no-restricted-properties'],
    ['core/a7.ts', `import '../server/x.ts';`, 'no-restricted-imports'],
    ['protocol/b1.ts', `import '#core/authority/engine/decide.ts';`, 'no-restricted-imports'],
    ['protocol/b2.ts', `import '#core/questions/mcq/authority.ts';`, 'no-restricted-imports'],
    ['protocol/b3.ts', `import 'zod';`, 'no-restricted-imports'],
    ['protocol/b4.ts', `import '#server/deep/x.ts';`, 'no-restricted-imports'],
    ['importers/f1.ts', `import '#src/deep/x.ts';`, 'no-restricted-imports'],
    ['importers/f2.ts', `import 'react';`, 'no-restricted-imports'],
    ['importers/f3.ts', `import 'i18next';`, 'no-restricted-imports'],
    ['importers/f4.ts', `import '#core/authority/engine/decide.ts';`, 'no-restricted-imports'],
    ['importers/f5.ts', `import 'node:fs';`, 'no-nodejs-modules'],
    ['importers/f6.ts', `export const x = process.argv;`, 'no-restricted-globals'],
    ['protocol/b6.ts', `import '#importers/types.ts';`, 'no-restricted-imports'],
    ['server/e5.ts', `import '#importers/types.ts';`, 'no-restricted-imports'],
    ['scenes/c1.ts', `import 'react';`, 'no-restricted-imports'],
    ['scenes/c2.ts', `import '#src/deep/x.ts';`, 'no-restricted-imports'],
    ['scenes/c3.ts', `import '#core/questions/mcq/authority.ts';`, 'no-restricted-imports'],
    ['scenes/c4.ts', `setTimeout(() => {}, 1);`, 'no-restricted-globals'],
    ['scenes/c5.ts', `export const x = performance.now();`, 'no-restricted-properties'],
    ['src/d1.ts', `import '#core/authority/engine/decide.ts';`, 'no-restricted-imports'],
    ['src/d2.ts', `import '#scenes/stage/stage.ts';`, 'no-restricted-imports'],
    ['src/d3.ts', `import 'pixi.js';`, 'no-restricted-imports'],
    ['src/d4.ts', `import '#server/deep/x.ts';`, 'no-restricted-imports'],
    ['src/platform/stage/d5.ts', `import '#core/questions/mcq/authority.ts';`, 'no-restricted-imports'],
    ['server/e1.ts', `import '#src/deep/x.ts';`, 'no-restricted-imports'],
    ['server/e2.ts', `import '#scenes/deep/x.ts';`, 'no-restricted-imports'],
    ['src/pages/d6.ts', `import '../../scenes/stage/stage.ts';`, 'no-restricted-imports'],
    ['scenes/c6.ts', `import '../core/room/phase.ts';`, 'no-restricted-imports'],
    ['protocol/b5.ts', `import '../core/room/phase.ts';`, 'no-restricted-imports'],
    ['server/e4.ts', `import '../src/x.ts';`, 'no-restricted-imports'],
    ['server/e3.ts', `export default 1;`, 'no-default-export'],
  ];
  const permitted: readonly (readonly [file: string, line: string])[] = [
    ['core/ok.ts', `import '#core/deep/x.ts';\nimport './y.ts';\nimport '../z.ts';\nimport './deep/y.ts';`],
    ['protocol/ok.ts', `import 'zod/mini';\nimport '#core/views/x.ts';`],
    ['importers/ok.ts', `import 'papaparse';\nimport '#core/views/x.ts';\nimport '#protocol/x.ts';`],
    ['scenes/ok.ts', `import 'pixi.js';\nimport 'gsap';\nimport '#core/views/x.ts';`],
    [
      'src/ok.ts',
      `import '#scenes/index.ts';\nimport '#scenes/theme/tokens.ts';\nimport '#protocol/x.ts';\nimport 'react';`,
    ],
    ['src/platform/stage/ok.ts', `import '@pixi/react';\nimport 'pixi.js';`],
    ['server/ok.ts', `import '#core/authority/engine/decide.ts';\nimport 'node:fs';\nimport 'fastify';`],
    ['core/ok.test.ts', `import '#server/deep/x.ts';`],
  ];
  let folder = '';
  let found: readonly { code: string; filename: string }[] = [];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'boundaries-'));
    copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    for (const [file, line] of [...offences, ...permitted]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), `${line}\n`);
    }
    const { stdout } = spawnSync(process.execPath, [bin('oxlint'), '--format', 'json'], {
      cwd: folder,
      encoding: 'utf8',
    });
    found = JSON.parse(stdout).diagnostics;
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const codesFor = (file: string) =>
    found.filter(({ filename }) => filename.replaceAll('\\', '/') === file).map(({ code }) => code);

  it.each(offences)('reports in %s: %s', (file, _, word) => {
    expect(codesFor(file).join()).toContain(word);
  });

  it.each(permitted)('accepts %s', (file) => {
    expect(codesFor(file)).toEqual([]);
  });
});
