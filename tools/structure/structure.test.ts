import { describe, expect, it } from 'vitest';
import {
  circlesOf,
  climbsOf,
  importsOf,
  linesOf,
  namingLines,
  placeOf,
  registryLines,
} from './structure.mjs';

const floors = [
  { rooms: ['ground', 'upper/ground.ts'] },
  { rooms: ['upper'] },
  { rooms: ['upper/*'], apart: true, extends: { 'upper/c': ['upper/b'] } },
];

describe('the structure report', () => {
  it('counts lines that are neither empty nor a comment', () => {
    expect(linesOf('/** a\n * b */\n\nconst a = 1;\n  // c\nconst b = 2;\n')).toBe(2);
  });

  it('finds all imports from the repository, including types and lazy imports', () => {
    const text = `import type { A } from './a.ts';\nexport { B } from '#core/b.ts';\nimport 'react';\nvoid import('../c.ts');`;
    expect(importsOf('src/x/file.ts', text)).toEqual(['src/x/a.ts', 'core/b.ts', 'src/c.ts']);
  });

  it('assigns a file to its longest matching room', () => {
    expect(placeOf(floors, 'upper/ground.ts')).toEqual({ floor: 0, room: 'upper/ground.ts' });
    expect(placeOf(floors, 'upper/file.ts')).toEqual({ floor: 1, room: 'upper' });
    expect(placeOf(floors, 'upper/a/file.ts')).toEqual({ floor: 2, room: 'upper/a' });
    expect(placeOf(floors, 'elsewhere.ts')).toBeNull();
  });

  it('lists imports that go up, or across between rooms marked apart', () => {
    const graph = new Map([
      ['src/ground/a.ts', ['src/upper/b.ts', 'src/ground/c.ts']],
      ['src/upper/a/a.ts', ['src/upper/b/b.ts', 'src/ground/a.ts', 'src/upper/a/b.ts']],
      ['src/upper/c/c.ts', ['src/upper/b/b.ts']],
      ['src/lost.ts', []],
    ]);
    expect(climbsOf('src', floors, graph)).toEqual({
      up: [
        { from: 'src/ground/a.ts', to: 'src/upper/b.ts', rooms: 'ground > upper' },
        { from: 'src/upper/a/a.ts', to: 'src/upper/b/b.ts', rooms: 'upper/a > upper/b' },
      ],
      homeless: ['src/lost.ts'],
    });
  });

  it('finds import cycles', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['b', 'd']],
      ['d', []],
    ]);
    expect(circlesOf(graph)).toEqual([['b', 'c']]);
  });

  it('counts the lines that name an id', () => {
    const text = `import { hintsHost } from '#src/features/hints/host.ts';\nconst all = {\n  hints,\n};\n// hints\nconst chints = 1;`;
    expect(namingLines(text, 'hints')).toBe(2);
    expect(namingLines(`const kinds = { MCQ: mcq };\nimport { mcq } from './mcq/kind.ts';`, 'MCQ')).toBe(2);
  });
});

describe.each([
  ['questions', 6],
  ['features', 8],
] as const)('the registries of %s', (folder, most) => {
  it.each(Object.entries(registryLines(folder)))(`has at most ${most} registry lines: %s`, (_, lists) => {
    expect(lists.length).toBeGreaterThan(1);
    expect(lists.length, lists.join(' ')).toBeLessThanOrEqual(most);
  });
});
