// @ts-check
/**
 * Code structure report: lines of product code, each layer's floors with the imports that go up, import
 * cycles, and the lines outside their own folders that name a feature or question kind. `boundaries.mjs`
 * checks that no import goes up, and that there are no cycles.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { isMain, root } from '../start/run.mjs';

/** @typedef {{ rooms: readonly string[], apart?: boolean, extends?: Readonly<Record<string, readonly string[]>> }} Floor */
/** @typedef {{ floors: readonly Floor[] }} Layer */
/** @typedef {ReadonlyMap<string, readonly string[]>} Graph each file with the files it imports */
/** @typedef {{ from: string, to: string, rooms: string }} Edge */

/**
 * The floors of each layer, from the ground up. A room is a folder or a file; `*` matches any one name, and
 * the longest matching room counts.
 * Rooms marked `apart` must not import each other, except those that one of them `extends`.
 * @type {Readonly<Record<string, Layer>>}
 */
export const layers = {
  core: {
    floors: [
      { rooms: ['collections', 'random', 'names', 'clock', 'room/characters.ts'] },
      { rooms: ['content', 'avatars'] },
      { rooms: ['room', 'scoring'] },
      { rooms: ['questions', 'content/authoredQuiz.ts', 'content/draftQuiz.ts'] },
      { rooms: ['modes'] },
      { rooms: ['views', 'solo'] },
      { rooms: ['features', 'views/figures.ts'] },
      { rooms: ['authority'] },
      { rooms: ['features/*/authority.ts', 'features/*/authority*.ts', 'features/*/games/authority*.ts'] },
      { rooms: ['features/authority.ts'] },
      { rooms: ['authority/engine'] },
      { rooms: ['authority/index.ts'] },
    ],
  },
  protocol: {
    floors: [
      { rooms: ['merged.ts', 'proofOfWork.ts', 'schemas/common.ts'] },
      { rooms: ['questions'] },
      { rooms: ['schemas/*.ts', 'quizFile.ts', 'draftQuiz.ts'] },
      { rooms: ['features/*', 'areas/*/catalogue.ts'], apart: true },
      { rooms: ['features/registry.ts', 'areas/catalogue.ts'] },
      { rooms: ['errors.ts'] },
      { rooms: ['operation.ts', 'feature.ts', 'schemas/views.ts', 'schemas/playersOptions.ts'] },
      { rooms: ['operations'] },
      { rooms: ['features/*/operations.ts', 'areas/*'] },
      { rooms: ['features/*.ts', 'areas/*.ts', '*.ts'] },
    ],
  },
  server: {
    floors: [
      { rooms: ['threads', 'database', 'addresses.ts'] },
      { rooms: ['log', 'files', 'moderation', 'identity', 'limits'] },
      { rooms: ['rooms'] },
      { rooms: ['operations'] },
      { rooms: ['bodies', 'http', 'sockets'] },
      { rooms: ['areas/area.ts', 'features/feature.ts'] },
      { rooms: ['features/*', 'areas/*'], apart: true },
      { rooms: ['features/*.ts', 'areas/*.ts', '*.ts'] },
    ],
  },
  scenes: {
    floors: [
      {
        rooms: ['theme', 'kit/color.ts', 'kit/contrast.ts', 'bidi.ts', 'ports.ts', 'message.ts', 'model.ts'],
      },
      { rooms: ['avatars'] },
      { rooms: ['stage'] },
      { rooms: ['kit'] },
      { rooms: ['parts'] },
      { rooms: ['countdown'] },
      { rooms: ['player', 'projector'], apart: true },
      { rooms: ['questions', 'questions/pieces', 'features/feature.ts'] },
      { rooms: ['questions/placing', 'questions/gaps', 'questions/board'] },
      {
        rooms: ['questions/*', 'features/*'],
        apart: true,
        extends: { 'features/mysticPeak': ['features/powerups'] },
      },
      { rooms: ['questions/registry.ts', 'questions/lateRegistry.ts', 'features/*.ts'] },
      { rooms: ['*.ts'] },
    ],
  },
  src: {
    floors: [
      { rooms: ['platform'] },
      { rooms: ['ui'] },
      { rooms: ['game'] },
      { rooms: ['host'] },
      { rooms: ['questions', 'questions/options', 'questions/typed', 'questions/pieces', 'questions/lines'] },
      {
        rooms: [
          'questions/placing',
          'questions/gaps',
          'questions/board',
          'questions/chalk',
          'questions/beside',
        ],
      },
      { rooms: ['questions/*'], apart: true },
      { rooms: ['questions/registry.ts', 'questions/lateRegistry.ts'] },
      { rooms: ['features'] },
      { rooms: ['features/*'], apart: true },
      { rooms: ['pages/*', 'areas/*'], apart: true },
      { rooms: ['testing', 'app', '*.ts', '*.tsx'] },
    ],
  },
};

/** True if a file is product code: not a test, nor used only by tests. @param {string} file */
const isProduct = (file) =>
  !/\.(?:test|browser)\.|\/testing\/|\/test[A-Z]|[fF]ixtures?\b|[fF]ixture[A-Z.]|\.d\.ts$|[sS]amples?\b/.test(
    file,
  );

/** @param {string} file path in the repository */
const read = (file) => readFileSync(join(root, file), 'utf8');

/** @param {string} text */
const withoutComments = (text) => text.replace(/\/\*[^]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

/** Counts lines that are neither empty nor a comment. @param {string} text */
export const linesOf = (text) =>
  withoutComments(text)
    .split('\n')
    .filter((line) => line.trim() !== '').length;

/** @param {string} folder */
const filesOf = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && isProduct(file))
    .sort();

/**
 * @template Item
 * @param {readonly Item[]} items
 * @param {(item: Item) => string} nameOf
 * @returns {Map<string, Item[]>}
 */
function grouped(items, nameOf) {
  /** @type {Map<string, Item[]>} */
  const groups = new Map();
  for (const item of items) {
    const name = nameOf(item);
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  return groups;
}

/**
 * A file's imports from this repository, including types and lazy imports.
 * @param {string} file
 * @param {string} text
 */
export function importsOf(file, text) {
  const found = withoutComments(text).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g);
  return [...found].flatMap(([, path = '']) => {
    if (path.startsWith('.')) return [posix.join(dirname(file), path)];
    return path.startsWith('#') ? [path.slice(1)] : [];
  });
}

/** @param {string} layer @returns {Graph} */
export function graphOf(layer) {
  const files = filesOf(layer).filter((file) => !file.endsWith('.css'));
  const known = new Set(files);
  return new Map(files.map((file) => [file, importsOf(file, read(file)).filter((path) => known.has(path))]));
}

/** @param {string} room */
const pattern = (room) =>
  new RegExp(
    `^${room.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}${/\.tsx?$/.test(room) ? '$' : '(?=/)'}`,
  );

/**
 * A file's floor and room; null if no floor names it.
 * @param {readonly Floor[]} floors
 * @param {string} path inside its layer
 */
export function placeOf(floors, path) {
  let place = null;
  let weight = 0;
  for (const [floor, { rooms }] of floors.entries()) {
    for (const room of rooms) {
      const name = pattern(room).exec(path)?.[0];
      // A literal name outweighs a `*` at the same depth.
      const heavier = room.split('/').length * 2 - (room.includes('*') ? 1 : 0);
      if (name === undefined || heavier <= weight) continue;
      place = { floor, room: name };
      weight = heavier;
    }
  }
  return place;
}

/**
 * Imports that go up, or across between rooms marked apart.
 * @param {string} layer
 * @param {readonly Floor[]} floors
 * @param {Graph} graph
 * @returns {{ up: Edge[], homeless: string[] }} `homeless`: files on no floor
 */
export function climbsOf(layer, floors, graph) {
  /** @type {Edge[]} */
  const up = [];
  /** @param {string} file */
  const place = (file) => placeOf(floors, file.slice(layer.length + 1));
  for (const [from, imported] of graph) {
    const own = place(from);
    if (!own) continue;
    for (const to of imported) {
      const other = place(to);
      if (!other || other.floor < own.floor || other.room === own.room) continue;
      const floor = floors[own.floor];
      if (other.floor === own.floor) {
        if (floor?.apart !== true || floor.extends?.[own.room]?.includes(other.room)) continue;
      }
      up.push({ from, to, rooms: `${own.room} > ${other.room}` });
    }
  }
  return { up, homeless: [...graph.keys()].filter((file) => place(file) === null) };
}

/**
 * Import cycles: the strongly connected components with more than one file.
 * @param {Graph} graph
 * @returns {string[][]}
 */
export function circlesOf(graph) {
  /** @type {Map<string, { index: number, low: number, open: boolean }>} */
  const seen = new Map();
  /** @type {string[]} */
  const stack = [];
  /** @type {string[][]} */
  const circles = [];
  /** @param {string} file */
  function visit(file) {
    const own = { index: seen.size, low: seen.size, open: true };
    seen.set(file, own);
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      const other = seen.get(next) ?? visit(next);
      if (other.open) own.low = Math.min(own.low, other.low);
    }
    if (own.low === own.index) {
      const circle = stack.splice(stack.indexOf(file));
      for (const member of circle) {
        const state = seen.get(member);
        if (state) state.open = false;
      }
      if (circle.length > 1) circles.push(circle.sort());
    }
    return own;
  }
  for (const file of graph.keys()) if (!seen.has(file)) visit(file);
  return circles;
}

/** A file with a single importer and fewer lines than this counts as a crumb. */
const CRUMB_LINES = 40;

/** @param {Graph} graph */
function crumbsOf(graph) {
  const importers = grouped(
    [...graph].flatMap(([from, to]) => to.map((file) => ({ file, from }))),
    (edge) => edge.file,
  );
  return [...graph.keys()].filter(
    (file) => importers.get(file)?.length === 1 && linesOf(read(file)) < CRUMB_LINES,
  );
}

/**
 * Lines that name an id as a word of the code: a literal, part of a path, a key, or the beginning of a name.
 * @param {string} text
 * @param {string} id
 */
export function namingLines(text, id) {
  const word = id.toLowerCase();
  const names = new RegExp(
    `['"\`]${id}['"\`]|(?:features|questions|'\\.)/(?:${id}|${word})(?:['/.]|$)|(?:^|[{,.[]|^\\s+)\\s*${id}\\??\\s*(?:[:,}\\]]|$)|\\b${id}(?=[A-Z])`,
  );
  return withoutComments(text)
    .split('\n')
    .filter((line) => names.test(line)).length;
}

/** @param {string} file @param {string} id */
const isOwn = (file, id) =>
  file.split('/').some((part) => [id, id.toLowerCase()].includes(part.replace(/\.\w+$/, '')));

/** The ids in a core registry. @param {string} list */
const idsIn = (list) =>
  importsOf(list, read(list)).flatMap((path) => /^core\/\w+\/(\w+)\/index\.ts$/.exec(path)?.[1] ?? []);

/** The core registry for each folder that holds ids in every layer. */
const CORE_LISTS = { features: 'core/features/registry.ts', questions: 'core/questions/kinds.ts' };

/** A file that imports at least this many ids counts as a registry of them. */
const LISTED = 3;

/**
 * For each id, the registries that list it; a line is an import together with its entry.
 * @param {'features' | 'questions'} folder
 * @returns {Readonly<Record<string, readonly string[]>>}
 */
export function registryLines(folder) {
  const ids = idsIn(CORE_LISTS[folder]);
  const named = new RegExp(`/${folder}/(${ids.join('|')})(?:/|\\.ts$)`);
  const lists = Object.keys(layers)
    .flatMap((layer) => [...graphOf(layer)])
    .filter(([file]) => !named.test(file))
    .map(([file, imported]) => ({
      file,
      found: new Set(imported.flatMap((path) => named.exec(path)?.[1] ?? [])),
    }))
    .filter(({ found }) => found.size >= LISTED);
  return Object.fromEntries(
    ids.map((id) => [id, lists.filter(({ found }) => found.has(id)).map(({ file }) => file)]),
  );
}

/**
 * Lines outside its own folders that name an id, counted by file.
 * @param {string} id @returns {Record<string, number>}
 */
function namingFiles(id) {
  const files = Object.keys(layers).flatMap((layer) => [...graphOf(layer).keys()]);
  const counted = files
    .filter((file) => !isOwn(file, id))
    .map((file) => /** @type {const} */ ([file, namingLines(read(file), id)]));
  return Object.fromEntries(counted.filter(([, lines]) => lines > 0));
}

/** A layer's violations; empty if it is clean. @param {string} layer */
export function faultsOf(layer) {
  const graph = graphOf(layer);
  const { up, homeless } = climbsOf(layer, layers[layer]?.floors ?? [], graph);
  return [
    ...up.map(({ from, to }) => `${from} imports ${to}, which stands above it or beside it`),
    ...homeless.map((file) => `${file} stands on no floor`),
    ...circlesOf(graph).map((circle) => `a circle of imports: ${circle.join(' ')}`),
  ];
}

/** @param {readonly string[]} ids */
function printFigures(ids) {
  let all = 0;
  for (const [layer, { floors }] of Object.entries(layers)) {
    const graph = graphOf(layer);
    const lines = filesOf(layer).reduce((sum, file) => sum + linesOf(read(file)), 0);
    all += lines;
    const { up, homeless } = climbsOf(layer, floors, graph);
    const circles = circlesOf(graph);
    console.log(
      `${layer}: ${lines} lines in ${filesOf(layer).length} files, ${crumbsOf(graph).length} crumbs; ` +
        `${up.length} imports run up, ${circles.length} circles (${circles.flat().length} files), ${homeless.length} homeless`,
    );
    for (const [floor, { rooms }] of floors.entries()) console.log(`  ${floor + 1} ${rooms.join(' ')}`);
    for (const [rooms, edges] of grouped(up, (edge) => edge.rooms)) {
      console.log(`  up ${rooms}: ${edges.length}`);
      if (ids.includes(layer)) for (const { from, to } of edges) console.log(`     ${from} > ${to}`);
    }
    for (const circle of circles) {
      console.log(
        `  circle of ${circle.length}: ${circle.slice(0, ids.includes(layer) ? undefined : 3).join(' ')}`,
      );
    }
    if (ids.includes(layer)) for (const crumb of crumbsOf(graph)) console.log(`  crumb ${crumb}`);
  }
  console.log(`all: ${all} lines`);
  const kinds = Object.entries(registryLines('questions')).map(([id, lists]) => ({
    id: id.toUpperCase(),
    lists,
  }));
  const features = Object.entries(registryLines('features')).map(([id, lists]) => ({ id, lists }));
  for (const { id, lists } of [...features, ...kinds]) {
    const naming = Object.entries(namingFiles(id)).filter(([file]) => !lists.includes(file));
    console.log(
      `${id}: ${lists.length} registry lines; ${naming.length} other files outside of its folders name it`,
    );
    if (!ids.includes(id)) continue;
    for (const list of lists) console.log(`  ${list}`);
    for (const [file, lines] of naming) console.log(`  ${lines} in ${file}`);
  }
}

if (isMain(import.meta.url)) printFigures(process.argv.slice(2));
