// @ts-check
/** Weighs the built client against its budget, and searches it for what may stand on the server alone. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants, brotliCompressSync, gzipSync } from 'node:zlib';
import { Advice, commandLine, isMain, root } from '../start/run.mjs';

/** @typedef {{ file: string, src?: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[] }} Chunk */
/** @typedef {Record<string, Chunk>} Manifest */

const kB = 1024;
const defaultTheme = relative(root, dirname(fileURLToPath(import.meta.resolve('#default-theme/theme.json'))));

/**
 * What a browser has loaded at each stage, as modules of the manifest; lazily imported ones are named here because the
 * manifest does not know when they are asked for. Each limit is for what comes on top of the stages before.
 */
const stages = [
  {
    name: 'before code entry works',
    modules: ['index.html', ...['common', 'errors', 'join'].map((name) => `locales/en/${name}.json`)],
    limit: 95 * kB,
  },
  {
    name: 'from there to the first question',
    modules: [
      'src/pages/name/NamePage.tsx',
      'src/pages/game/GamePage.tsx',
      'scenes/index.ts',
      'scenes/player/playerScenes.ts',
      ...['tokens', 'atlas'].map((name) => `${defaultTheme}/${name}.json`),
      'locales/en/scenes.json',
      'locales/en/characters.json',
      'node_modules/socket.io-client/build/esm/index.js',
    ],
    limit: 250 * kB,
  },
];

/** Stands in each file of core/authority and of the server that knows keys, and nowhere else. */
const secretMarker = 'quizpeak:authority';
const secretModules = /(^|\/)(server\/|core\/(.*\/)?authority)/;
/** What the code entry page must not wait for. */
const heavyModules = /node_modules\/(pixi\.js|@pixi\/[^/]+|gsap|howler|socket\.io-client|zod)\//;

/** The chunks that come with these modules by static imports. @param {Manifest} manifest @param {readonly string[]} modules */
export function closure(manifest, modules) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {string} key */
  const visit = (key) => {
    const chunk = manifest[key];
    if (chunk === undefined) {
      throw new Advice(
        `The built client has no chunk of ${key}: bring the stages in tools/build/budget.mjs up to date.`,
      );
    }
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const other of chunk.imports ?? []) visit(other);
  };
  for (const module of modules) visit(module);
  return found;
}

/** @param {string} folder @returns {string[]} absolute paths */
const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** @param {string} path @returns {{ brotli: number, gzip: number }} bytes as served */
function weigh(path) {
  const content = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  /** @param {string} suffix @param {() => Buffer} compress */
  const size = (suffix, compress) =>
    (existsSync(path + suffix) ? readFileSync(path + suffix) : compress()).length;
  return {
    brotli: size('.br', () => brotliCompressSync(content, { params })),
    gzip: size('.gz', () => gzipSync(content, { level: 9 })),
  };
}

/** The modules that a chunk was made of; none for the bundler's own. @param {string} path of the chunk @returns {string[]} */
function modulesOf(path) {
  if (!existsSync(`${path}.map`)) return [];
  const map = JSON.parse(readFileSync(`${path}.map`, 'utf8'));
  return map.sources.map((/** @type {string} */ source) => relative(root, join(path, '..', source)));
}

/** @param {string} folder @param {(path: string) => boolean} among @returns {string[]} the files that hold the marker */
const marked = (folder, among) =>
  filesOf(folder).filter((path) => among(path) && readFileSync(path).includes(secretMarker));

/** @param {string} client @param {string} server the two output folders @returns {string[]} */
function secretProblems(client, server) {
  const leaks = marked(client, (path) => !/\.(br|gz)$/.test(path));
  const modules = filesOf(client).flatMap((path) => (path.endsWith('.js') ? modulesOf(path) : []));
  const strays = modules.filter((module) => secretModules.test(module));
  // Without this the search would pass for ever once the marker is renamed or dropped by the bundler.
  const blind = marked(server, (path) => path.endsWith('.js')).length === 0;
  return [
    ...leaks.map((path) => `${relative(root, path)} holds "${secretMarker}"`),
    ...[...new Set(strays)].map((module) => `the client contains ${module}`),
    ...(blind
      ? [`the server build does not hold "${secretMarker}", so the search for it proves nothing`]
      : []),
    ...(modules.includes('src/main.tsx')
      ? []
      : ['no source map of the client names src/main.tsx, so looking through them proves nothing']),
  ];
}

/** @param {string} client @returns {{ problems: string[], lines: string[] }} */
function sizes(client) {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  /** @type {Set<string>} */
  const loaded = new Set();
  const problems = [];
  const lines = [];
  for (const { name, modules, limit } of stages) {
    const added = [...closure(manifest, modules)].filter((file) => file.endsWith('.js') && !loaded.has(file));
    for (const file of added) loaded.add(file);
    const weights = added.map((file) => weigh(join(client, file)));
    const brotli = weights.reduce((sum, weight) => sum + weight.brotli, 0);
    const gzip = weights.reduce((sum, weight) => sum + weight.gzip, 0);
    const line = `${name} ${(brotli / kB).toFixed(1)} of ${limit / kB} kB (gzip ${(gzip / kB).toFixed(1)})`;
    lines.push(line);
    if (brotli > limit) problems.push(`too much script ${line}`);
    // Nothing to weigh means that the list of modules is out of date.
    if (brotli === 0) problems.push(`no script at all ${name}`);
  }
  const [first] = stages;
  const entry = [...closure(manifest, first?.modules ?? [])].filter((file) => file.endsWith('.js'));
  const heavy = entry.flatMap((file) =>
    modulesOf(join(client, file)).filter((module) => heavyModules.test(module)),
  );
  const packages = new Set(heavy.map((module) => heavyModules.exec(module)?.[1]));
  for (const name of packages) problems.push(`the code entry page loads ${name}`);
  return { problems, lines };
}

if (isMain(import.meta.url)) {
  await commandLine(() => {
    const client = join(root, 'dist/client');
    const weighed = sizes(client);
    const problems = [...weighed.problems, ...secretProblems(client, join(root, 'dist/server'))];
    console.log(weighed.lines.join('; '));
    for (const problem of problems) console.error(problem);
    return problems.length === 0 ? 0 : 1;
  });
}
