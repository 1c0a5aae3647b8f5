// @ts-check
/**
 * Import boundary check: each folder's TypeScript project includes only what the architecture lets it import,
 * nothing imports from a higher floor (tools/structure/structure.mjs), and there are no import cycles.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, root } from '../start/run.mjs';
import { faultsOf, layers } from '../structure/structure.mjs';

/** @typedef {{ extends?: string, include?: string[], references?: { path: string }[], compilerOptions?: { lib?: string[], types?: string[], composite?: boolean } }} Project */
/** @typedef {{ references: string[], lib: string[], types: string[] }} Allowed */

const browser = ['es2023', 'dom', 'dom.iterable'];

/**
 * The design's import table: which folders each may import, and which globals it has.
 * @type {Record<string, Allowed>}
 */
const allowed = {
  core: { references: [], lib: ['es2023'], types: [] },
  protocol: { references: ['core'], lib: ['es2023'], types: [] },
  // Only for globals that browsers have too; the linter forbids Node's own modules.
  importers: { references: ['core', 'protocol'], lib: ['es2023'], types: ['node'] },
  server: { references: ['core', 'protocol'], lib: ['es2023'], types: ['node'] },
  scenes: { references: ['core'], lib: browser, types: [] },
  src: { references: ['core', 'protocol', 'importers', 'scenes'], lib: browser, types: ['vite/client'] },
};

/** @param {readonly string[]} list @param {readonly string[]} permitted */
const beyond = (list, permitted) => list.filter((item) => !permitted.includes(item));

/**
 * @param {string} folder
 * @param {Project} project its tsconfig.json
 * @returns {string[]} what it has that the table doesn't allow
 */
export function violations(folder, project) {
  const rules = allowed[folder];
  if (rules === undefined) return [`${folder} has no line in the table`];
  const references = (project.references ?? []).map(({ path }) => path.replace(/^\.\.\//, ''));
  const options = project.compilerOptions ?? {};
  // Art, themes, and texts are data: importing them imports no code.
  const outside = (project.include ?? []).filter(
    (path) => path.includes('..') && !/^\.\.\/(assets|locales)\//.test(path),
  );
  return [
    ...beyond(references, rules.references).map((name) => `${folder} must not reference ${name}`),
    ...beyond(options.lib ?? ['the default lib'], rules.lib).map(
      (name) => `${folder} must not know the globals of ${name}`,
    ),
    ...beyond(options.types ?? ['all @types'], rules.types).map(
      (name) => `${folder} must not know the types of ${name}`,
    ),
    ...outside.map((path) => `${folder} must not include ${path}`),
    // In a composite project, a file that is neither included nor referenced is an error; that is what keeps
    // folders apart.
    ...(options.composite === false ? [`${folder} must stay composite`] : []),
  ];
}

if (isMain(import.meta.url)) {
  /** @param {string} path @returns {Project} */
  const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
  const listed = (read('tsconfig.json').references ?? []).map(({ path }) => path);
  const base = read('tsconfig.base.json').compilerOptions ?? {};
  const problems = Object.keys(allowed).flatMap((folder) => [
    ...violations(folder, read(`${folder}/tsconfig.json`)),
    ...(listed.includes(`./${folder}`) ? [] : [`tsconfig.json does not check ${folder}`]),
  ]);
  if (base.composite !== true) problems.push('tsconfig.base.json must make projects composite');
  problems.push(...Object.keys(layers).flatMap(faultsOf));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
