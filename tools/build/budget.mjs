// @ts-check
/**
 * Checks the built client against its size budget, and searches it for code that belongs only on the server.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants, brotliCompressSync, gzipSync } from 'node:zlib';
import { Advice, commandLine, isMain, root } from '../start/run.mjs';

/** @typedef {{ file: string, imports: readonly string[], modules: readonly string[] }} Chunk */
/**
 * @typedef {{ name: string, brotli: number, gzip: number, files: number }} Limits the maximum that a stage
 * may add
 */
/**
 * @typedef {Limits & { modules: readonly string[], apart?: boolean, after?: readonly string[], beyond?:
 * readonly string[] }} Stage `apart`: only some games have it, so no other stage may load these modules,
 * except the stages in `after`; `beyond`: the earlier stages that count as loaded, instead of all
 */

const kB = 1024;
const defaultTheme = relative(root, dirname(fileURLToPath(import.meta.resolve('#default-theme/theme.json'))));

const atFirst = ['before code entry works', 'from there to the first question', 'behind the first question'];

/** @param {string[]} names */
const words = (...names) => names.map((name) => `locales/en/${name}.json`);

/**
 * Modules that a browser has loaded at each stage; lazily imported ones are listed here because the build
 * output doesn't say when they are requested. tests/e2e/first-question.spec.ts checks that a browser loads
 * nothing else.
 * @type {readonly Stage[]}
 */
const stages = [
  {
    name: 'before code entry works',
    modules: ['src/main.tsx', ...words('common', 'errors', 'join')],
    brotli: 96.3 * kB,
    gzip: 110.5 * kB,
    files: 5,
  },
  {
    name: 'from there to the first question',
    modules: [
      'src/pages/home/HomeExtras.tsx',
      'src/platform/fonts/scripts.ts',
      'src/pages/name/NamePage.tsx',
      'src/pages/game/GamePage.tsx',
      'src/game/StageView.tsx',
      'scenes/stage/stage.ts',
      'scenes/player/question/QuestionScene.ts',
      ...['tokens', 'atlas'].map((name) => `${defaultTheme}/${name}.json`),
      ...words('play', 'scenes', 'characters'),
      'node_modules/socket.io-client/build/esm/socket.js',
    ],
    brotli: 228.5 * kB,
    // Used by schools without HTTPS.
    gzip: 264 * kB,
    files: 15,
  },
  {
    name: 'behind the first question',
    modules: [
      'scenes/avatars/faces.ts',
      'scenes/kit/FigureRig.ts',
      'scenes/player/celebration/parts.ts',
      'scenes/player/gameOver/GameOverScene.ts',
      'scenes/player/guide/Guide.ts',
      'src/game/extras/Extras.tsx',
      'scenes/player/leaderboard/LeaderboardScene.ts',
      'src/game/twins/BoardTwin.tsx',
      'src/pages/game/GameMenu.tsx',
      ...words('settings', 'themes', 'ending'),
      'src/pages/game/SummaryView.tsx',
      'src/pages/game/UnsentDialog.tsx',
      'src/pages/game/EndScreen.tsx',
      'src/features/review/ReviewView.tsx',
      'src/features/challenge/ChallengeBoardTwin.tsx',
      'src/features/reactions/ReactionButton.tsx',
      'src/ui/Toaster.tsx',
      'src/ui/ConfirmDialog.tsx',
      'src/platform/sound/startSound.ts',
    ],
    brotli: 77 * kB,
    gzip: 86.5 * kB,
    files: 17,
  },
  {
    name: 'with words that have marks',
    modules: ['scenes/kit/formatted/parts.ts'],
    apart: true,
    brotli: 7 * kB,
    gzip: 7 * kB,
    files: 1,
  },
  {
    name: 'with questions of a kind that few games have',
    modules: ['core/questions/lateKinds.ts'],
    apart: true,
    brotli: 8 * kB,
    gzip: 9 * kB,
    files: 3,
  },
  { name: 'their words', modules: words('kinds'), apart: true, brotli: 5 * kB, gzip: 5 * kB, files: 1 },
  {
    name: 'with what such kinds share',
    modules: [
      'scenes/questions/pieces/PiecesPart.ts',
      'scenes/questions/placing/PlacingPart.ts',
      'scenes/questions/gaps/GapSheet.ts',
      'src/questions/placing/PlacingTwin.tsx',
    ],
    apart: true,
    after: ['with questions of a kind that few games have', 'with words that have marks'],
    beyond: [...atFirst, 'with questions of a kind that few games have', 'with words that have marks'],
    brotli: 25 * kB,
    gzip: 27 * kB,
    files: 6,
  },
  ...[
    'reorder',
    'match',
    'classification',
    'dragndrop',
    'dropdown',
    'cloze',
    'dndImage',
    'hotspot',
    'wordcloud',
    'flashcard',
    'comprehension',
  ].map((kind) => ({
    name: `of the kind ${kind}`,
    modules: [`scenes/questions/${kind}/part.ts`, `src/questions/${kind}/twin.tsx`],
    apart: true,
    after: [
      'with questions of a kind that few games have',
      'with what such kinds share',
      'with words that have marks',
    ],
    beyond: [
      ...atFirst,
      'with questions of a kind that few games have',
      'with what such kinds share',
      'with words that have marks',
    ],
    brotli: 14 * kB,
    gzip: 15 * kB,
    files: 8,
  })),
  {
    name: 'with power-ups or duels',
    modules: ['scenes/kit/PropAnimation.ts', 'scenes/kit/acts.ts'],
    apart: true,
    brotli: 3 * kB,
    gzip: 3 * kB,
    files: 1,
  },
  {
    name: 'with power-ups',
    modules: ['scenes/features/powerups/PowerupsLayer.ts', 'src/features/powerups/parts.tsx'],
    apart: true,
    after: ['with power-ups or duels'],
    brotli: 20.5 * kB,
    gzip: 22.5 * kB,
    files: 3,
  },
  { name: 'their words', modules: words('powerups'), apart: true, brotli: 3 * kB, gzip: 3 * kB, files: 1 },
  {
    name: 'with duels',
    modules: ['scenes/features/duels/parts.ts', 'src/features/duels/parts.tsx'],
    apart: true,
    after: ['with power-ups or duels'],
    brotli: 15 * kB,
    gzip: 17 * kB,
    files: 3,
  },
  { name: 'their words', modules: words('duels'), apart: true, brotli: 3 * kB, gzip: 3 * kB, files: 1 },
  {
    name: 'at a milestone',
    modules: ['scenes/player/milestone/MilestoneScene.ts'],
    apart: true,
    brotli: 3.5 * kB,
    gzip: 3.5 * kB,
    files: 1,
  },
  {
    name: 'on the mountain',
    modules: ['src/features/mysticPeak/parts.tsx'],
    apart: true,
    brotli: 11 * kB,
    gzip: 12 * kB,
    files: 2,
  },
  {
    name: 'the mountain itself',
    modules: [
      'scenes/features/mysticPeak/stop/StopScene.ts',
      'scenes/features/mysticPeak/question/PeakLayer.ts',
    ],
    apart: true,
    after: ['on the mountain', 'at a milestone'],
    brotli: 28 * kB,
    gzip: 31 * kB,
    files: 2,
  },
  {
    name: 'at an obstacle',
    modules: ['scenes/features/mysticPeak/obstacles/ObstacleScene.ts'],
    apart: true,
    after: ['on the mountain'],
    brotli: 10.2 * kB,
    gzip: 11.2 * kB,
    files: 1,
  },
  { name: 'its words', modules: words('mysticPeak'), apart: true, brotli: 3 * kB, gzip: 3 * kB, files: 1 },
  {
    name: 'with words that have marks, in the page',
    modules: ['src/ui/formatted/parts.ts'],
    apart: true,
    brotli: 3 * kB,
    gzip: 3 * kB,
    // The other files have the formula code that the gallery and the editor also use.
    files: 3,
  },
  {
    name: 'in the library of a host',
    modules: ['src/areas/library/LibraryPage.tsx', ...words('host', 'library')],
    after: ['with questions of a kind that few games have'],
    beyond: ['before code entry works'],
    brotli: 130 * kB,
    gzip: 141.5 * kB,
    files: 15,
  },
  {
    // The preview's drawing code is counted above, because players load it too.
    name: 'in the editor, with its preview',
    modules: [
      'src/areas/library/editor/EditorPage.tsx',
      'src/areas/library/editor/preview/PreviewPane.tsx',
      ...words('editor'),
    ],
    after: ['with questions of a kind that few games have'],
    beyond: ['before code entry works', 'from there to the first question', 'in the library of a host'],
    brotli: 60 * kB,
    gzip: 61 * kB,
    files: 15,
  },
  {
    // Loaded together with the quiz.
    name: 'in its formatted text fields',
    modules: ['src/areas/library/editor/richText/RichText.tsx'],
    apart: true,
    after: ['with questions of a kind that few games have'],
    brotli: 61 * kB,
    gzip: 69 * kB,
    files: 2,
  },
];

/** Present in every file of core/authority and of the server that handles answer keys, and nowhere else. */
const secretMarker = 'quizpeak:authority';
const secretModules = /(^|\/)(server\/|core\/(.*\/)?authority)/;
/** Packages that the code entry page must not wait for. */
const heavyModules = /node_modules\/(pixi\.js|@pixi\/[^/]+|gsap|howler|socket\.io-client|zod)\//;

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

/**
 * Lists the modules that went into a chunk; none for the bundler's own chunks.
 * @param {string} path of the chunk
 * @returns {string[]}
 */
function modulesOf(path) {
  if (!existsSync(`${path}.map`)) return [];
  const map = JSON.parse(readFileSync(`${path}.map`, 'utf8'));
  return map.sources.map((/** @type {string} */ source) => relative(root, join(path, '..', source)));
}

/**
 * @param {string} folder @param {(path: string) => boolean} among @returns {string[]} the files that contain
 * the marker
 */
const marked = (folder, among) =>
  filesOf(folder).filter((path) => among(path) && readFileSync(path).includes(secretMarker));

/** @param {string} client @param {string} server the two output folders @returns {string[]} */
function secretProblems(client, server) {
  const leaks = marked(client, (path) => !/\.(br|gz)$/.test(path));
  const modules = filesOf(client).flatMap((path) => (path.endsWith('.js') ? modulesOf(path) : []));
  const strays = modules.filter((module) => secretModules.test(module));
  // Without this check, the search would pass forever once the marker is renamed or dropped by the bundler.
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

/**
 * The scripts that each stage adds to those before it.
 * @param {string} client the output folder @returns {readonly (Limits & { scripts: readonly string[], strays:
 * readonly string[] })[]} files in it; `strays`: modules that a stage loads but must not
 */
export function scriptsOfStages(client) {
  /** @type {readonly Chunk[]} */
  const chunks = JSON.parse(readFileSync(join(client, '.vite/chunks.json'), 'utf8'));
  const holder = new Map(chunks.flatMap(({ file, modules }) => modules.map((module) => [module, file])));
  const imports = new Map(chunks.map((chunk) => [chunk.file, chunk.imports]));
  /** @param {string} module @returns {string} the file that contains it */
  const fileOf = (module) => {
    const file = holder.get(module);
    if (file === undefined)
      throw new Advice(
        `The built client does not hold ${module}: bring the stages in tools/build/budget.mjs up to date.`,
      );
    return file;
  };
  /** @type {Set<string>} */
  const loaded = new Set();
  /** By stage, including what earlier stages have loaded. @type {Map<string, ReadonlySet<string>>} */
  const all = new Map();
  return stages.map((stage) => {
    const { modules, apart: _, after = [], beyond, ...limits } = stage;
    /** @type {Set<string>} */
    const needed = new Set();
    /** @param {string} file with everything it imports */
    const need = (file) => {
      if (needed.has(file)) return;
      needed.add(file);
      imports.get(file)?.forEach(need);
    };
    modules.map(fileOf).forEach(need);
    all.set(stage.name, needed);
    const before = beyond ? new Set(beyond.flatMap((name) => [...(all.get(name) ?? [])])) : loaded;
    const scripts = [...needed].filter((file) => !before.has(file));
    for (const file of needed) loaded.add(file);
    const strays = stages
      .filter((other) => other.apart && other !== stage && !after.includes(other.name))
      .flatMap((other) => other.modules.filter((module) => needed.has(fileOf(module))));
    return { ...limits, scripts, strays };
  });
}

/** @param {string} client @returns {{ problems: string[], lines: string[] }} */
function sizes(client) {
  const problems = [];
  const lines = [];
  const found = scriptsOfStages(client);
  for (const { name, scripts, strays, ...limits } of found) {
    for (const module of strays) problems.push(`what comes ${name} needs a file that holds ${module}`);
    const weights = scripts.map((file) => weigh(join(client, file)));
    const brotli = weights.reduce((sum, weight) => sum + weight.brotli, 0);
    const gzip = weights.reduce((sum, weight) => sum + weight.gzip, 0);
    /** @param {number} size @param {number} limit */
    const kilobytes = (size, limit) => `${(size / kB).toFixed(1)} of ${limit / kB} kB`;
    const line = `${name} ${kilobytes(gzip, limits.gzip)} (brotli ${kilobytes(brotli, limits.brotli)}) in ${scripts.length} of ${limits.files} files`;
    lines.push(line);
    if (gzip > limits.gzip || brotli > limits.brotli || scripts.length > limits.files)
      problems.push(`too much script ${line}`);
  }
  const heavy = (found[0]?.scripts ?? []).flatMap((file) =>
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
