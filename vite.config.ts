/** Vite config of the client: builds it to dist/client and serves it in development. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { groupsOf, type ChunkGroup } from './tools/build/chunks.ts';
import {
  directIconImports,
  listChunks,
  pixiWebglOnly,
  precompress,
  themeColor,
  themeSheets,
  inlineExports,
  woff2Only,
} from './tools/build/plugins.ts';

/** Paths that the development server passes on to the server: everything but modules, which Vite serves. */
const serverPaths =
  '^/(?!$|\\?|@|src/|scenes/|core/|protocol/|importers/|assets/|locales/|node_modules/|index\\.html)';
/** Returns the app's page for browser navigations, except to the server's own pages. */
function appPage(request: IncomingMessage): string | undefined {
  const navigates = request.method === 'GET' && request.headers.accept?.includes('text/html') === true;
  return navigates && !/^\/(docs|metrics)\b/.test(request.url ?? '') ? '/index.html' : undefined;
}

/**
 * Files that the manifests in a folder import lazily as this part. `apart` limits them to manifests that are,
 * or aren't, marked `apart`.
 */
function partsOf(folder: string, part: string, apart?: boolean): readonly string[] {
  const loads = new RegExp(`\\b${part}: \\(\\) => import\\('#([^']+)'\\)`);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(`${folder}/${entry.name}/index.ts`))
    .map(({ name }) => readFileSync(`${folder}/${name}/index.ts`, 'utf8'))
    .filter((manifest) => apart === undefined || manifest.includes('apart: true') === apart)
    .flatMap((manifest) => loads.exec(manifest)?.[1] ?? []);
}
const featureParts = (part: string) => partsOf('src/features', part);
const kindParts = (part: string, apart?: boolean) => partsOf('src/questions', part, apart);

const tsxFiles = (folder: string, ...pages: readonly string[]) =>
  pages.map((page) => `${folder}/${page}.tsx`);
const game = [
  ...tsxFiles('src', 'pages/game/GamePage', 'game/StageView'),
  'src/questions/registry.ts',
  ...kindParts('twin', false),
  ...featureParts('player'),
  ...featureParts('ambience'),
];
/**
 * What features and question kinds add to host pages and reports, and modules that several of these pages
 * share.
 */
const hostParts = [
  ...kindParts('host'),
  ...featureParts('host'),
  'src/areas/reports/results.ts',
  ...tsxFiles(
    'src/host',
    'projector/ProjectorTwin',
    'room/HostRoom',
    'room/HostOfflineBanner',
    'room/PlayerTable',
    'room/QuestionTable',
    'room/RoomBar',
    'options/DateTimeField',
  ),
  ...['useControls', 'shortcuts'].map((file) => `src/host/room/${file}.ts`),
];
const playerScenes = ['scenes/playerScenes.ts', ...partsOf('scenes/questions', 'part', false)];
/** Of question kinds that few games have. */
const partsApart = partsOf('scenes/questions', 'part', true);
const twinsApart = kindParts('twin', true);
const projectorParts = ['scenes/questions', 'scenes/features'].flatMap((folder) =>
  partsOf(folder, 'projector'),
);
const projectorScenes = ['scenes/projectorScenes.ts', ...projectorParts];
const otherAreas = tsxFiles(
  'src/areas',
  'memes/MemeSetPage',
  'reports/ReportsPage',
  'reports/PlayerReportPage',
);
/** The pages of hosts and authors that share the most with players' pages. */
const hostAndAuthorPages = [
  ...tsxFiles(
    'src/host',
    'options/OptionsPage',
    'room/RoomPage',
    'projector/ProjectorPage',
    'projector/ProjectorStage',
  ),
  ...tsxFiles('src/areas/library', 'LibraryPage', 'quiz/QuizPage', 'import/ImportPage'),
  ...otherAreas,
  ...projectorScenes,
  'src/questions/registry.ts',
  ...hostParts,
];

/** What a game shows only after its first question. */
const laterParts = [
  'src/game/twins/BoardTwin.tsx',
  ...tsxFiles('src/pages/game', 'GameMenu', 'SummaryView', 'UnsentDialog', 'EndScreen'),
  ...tsxFiles('src/game/twins', 'GameOverTwin'),
  ...tsxFiles(
    'src/features',
    'review/ReviewView',
    'challenge/ChallengeBoardTwin',
    'reactions/ReactionButton',
  ),
];

/** What power-ups add to a game, on the canvas and around it. */
const powerups = ['scenes/features/powerups/PowerupsLayer.ts', 'src/features/powerups/parts.tsx'];

/** What duels add to a game. */
const duels = ['scenes/features/duels/parts.ts', 'src/features/duels/parts.tsx'];

/** What Mystic Peak adds to a game, and what its obstacles add while there is one. */
const peak = ['src/features/mysticPeak/parts.tsx'];
const obstacles = ['scenes/features/mysticPeak/obstacles/ObstacleScene.ts'];
/** The mountain itself, full size at stops and small next to questions. */
const mountain = [
  'scenes/features/mysticPeak/stop/StopScene.ts',
  'scenes/features/mysticPeak/question/PeakLayer.ts',
];

/** Links from the host's home page to other areas, and the menu of its quizzes and of lines in the editor. */
const hostLinks = [
  ...['memes', 'reports'].map((area) => `src/areas/${area}/hostLink.ts`),
  'node_modules/@radix-ui/react-dropdown-menu/dist/index.mjs',
];
const libraryPage = tsxFiles('src/areas/library', 'LibraryPage');
const library = [...libraryPage, ...tsxFiles('src/areas/library', 'import/ImportPage')];
const authoring = [
  ...tsxFiles('src/areas/library', 'quiz/QuizPage', 'editor/EditorPage'),
  ...kindParts('editor'),
];

const hosting = [...tsxFiles('src/host', 'room/RoomPage', 'options/OptionsPage'), ...hostParts];

const files: readonly ChunkGroup[] = [
  { name: 'app', of: ['src/main.tsx'] },
  { name: 'home', of: ['src/pages/home/HomeExtras.tsx'] },
  { name: 'shared', of: [...game, 'src/pages/name/NamePage.tsx'], alsoOf: hostAndAuthorPages },
  { name: 'name', of: ['src/pages/name/NamePage.tsx'] },
  { name: 'play', of: game },
  {
    name: 'stage',
    of: ['scenes/index.ts', ...playerScenes],
    alsoOf: ['scenes/index.ts', ...projectorScenes],
  },
  { name: 'scenes', of: playerScenes },
  { name: 'notices', of: tsxFiles('src/ui', 'Toaster', 'ConfirmDialog') },
  { name: 'menus', of: ['node_modules/@radix-ui/react-popover/dist/index.mjs'] },
  // What a theme's title and a reader's choice need, without the menus in which they are chosen.
  { name: 'typefaces', of: ['src/platform/fonts/faces.ts'] },
  { name: 'parts', of: laterParts, alsoOf: [...library, ...authoring, ...otherAreas, ...projectorScenes] },
  // Choosing a theme, and how to read.
  {
    name: 'settings',
    of: laterParts,
    alsoOf: [...hostAndAuthorPages, 'src/pages/settings/SettingsPage.tsx'],
  },
  { name: 'later', of: laterParts },
  { name: 'celebration', of: ['scenes/player/celebration/parts.ts'] },
  // How figures move, monsters too, without what avatars wear.
  { name: 'acts', of: ['scenes/kit/FigureRig.ts'] },
  // On the canvas and on pages, which need no canvas for it.
  { name: 'avatars', of: ['scenes/avatars/index.ts'] },
  // Without what is drawn: host pages need no canvas.
  { name: 'kinds', of: [...powerups, ...peak], alsoOf: hostParts },
  { name: 'moments', of: powerups, alsoOf: [...duels, ...projectorScenes] },
  { name: 'powerups', of: powerups },
  { name: 'duels', of: duels },
  { name: 'peak', of: peak },
  { name: 'obstacles', of: obstacles },
  // Other games have milestones too, but no mountain.
  { name: 'milestone', of: ['scenes/player/milestone/MilestoneScene.ts'] },
  // The projector shows climbers in every climb, not only on this mountain.
  { name: 'climbers', of: mountain, alsoOf: projectorScenes },
  { name: 'mountain', of: mountain },
  { name: 'begin', of: ['src/pages/solo/SoloPage.tsx', ...featureParts('alone')] },
  { name: 'rules', of: ['core/questions/lateKinds.ts'] },
  { name: 'formatted', of: ['scenes/kit/formatted/parts.ts'] },
  // What players share with hosts, and what their canvas shares with the projector's.
  { name: 'told', of: [...partsApart, ...twinsApart], alsoOf: [...hostParts, ...authoring] },
  { name: 'pieces', of: partsApart, alsoOf: projectorParts },
  // What kinds with pieces and places share, and what players share with paper.
  {
    name: 'places',
    of: ['scenes/questions/placing/PlacingPart.ts', 'src/questions/placing/PlacingTwin.tsx'],
  },
  { name: 'printed', of: twinsApart, alsoOf: kindParts('paper') },
  // The code entry page names every file, so what host and author pages share is in few of them.
  { name: 'hosting', of: hosting, alsoOf: [...library, ...authoring] },
  { name: 'library', of: [...authoring, ...hostLinks], alsoOf: [...libraryPage, ...hostLinks] },
  { name: 'imports', of: authoring, alsoOf: library },
  { name: 'rooms', of: hostParts },
  { name: 'wall', of: projectorParts },
  { name: 'editors', of: kindParts('editor') },
  { name: 'sheets', of: kindParts('paper') },
  { name: 'gallery', of: ['src/pages/gallery/GalleryPage.tsx', ...featureParts('gallery')] },
];

const entryModules =
  /vite\/preload-helper|rolldown\/runtime|node_modules[\\/](react|react-dom|scheduler|i18next|react-i18next|use-sync-external-store|wouter|regexparam|idb-keyval|zustand[\\/]esm)[\\/]|src[\\/]platform[\\/]theme[\\/](themes|themeIds)\.ts/;
const defaultTheme = fileURLToPath(import.meta.resolve('#default-theme/theme.json'));

const devServer = process.env['DEV_SERVER'];

export default defineConfig({
  plugins: [
    react(),
    pixiWebglOnly(),
    directIconImports(),
    inlineExports(
      ...['wire', 'hostWire', 'transientErrors'].map((name) => `src/platform/requests/${name}.ts`),
      'src/platform/theme/themeIds.ts',
    ),
    listChunks(),
    precompress(),
    themeColor(),
    themeSheets(),
    woff2Only(),
  ],
  server: {
    proxy: devServer === undefined ? {} : { [serverPaths]: { target: devServer, ws: true, bypass: appPage } },
  },
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    // Hidden: never served, but tools/build/budget.mjs reads from the maps which modules went where.
    sourcemap: 'hidden',
    // The content security policy allows neither inline scripts nor data: URLs.
    modulePreload: {
      polyfill: false,
      // Every page already has the files that are left out. The chunks named here list none at all, to keep
      // players' downloads small: pages that load them already have what they need.
      resolveDependencies: (loaded, files) =>
        /\/(?:fixtures|gallery|wall|editors|sheets)-/.test(loaded)
          ? []
          : files.filter((file) => !/\/(?:rolldown-runtime|start|app)-/.test(file)),
    },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    license: { fileName: 'licenses.json' },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // The code entry page names all other files: one character less in each saves more than 100 bytes.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          // A group is loaded whole, so nothing that the code entry page uses may share one with pixi, gsap
          // or zod.
          groups: [
            // The avatar maker's canvas. Its reconciler brings a scheduler of its own, and nothing else uses
            // Pixi's `Application`.
            {
              name: 'composer',
              test: /node_modules[\\/](?:@pixi[\\/]react|react-reconciler|its-fine|pixi\.js[\\/]lib[\\/]app)[\\/]|[\\/](?:autoDetectRenderer|isWeb(?:GL|GPU)Supported)\.mjs$/,
              priority: 110,
              includeDependenciesRecursively: false,
            },
            // All packages that the code entry page uses, and small files of its own that would otherwise be
            // separate: in one file they compress better.
            // Includes Vite's helper for lazy imports. Pixi has lazy imports too, and would pull the helper,
            // and so the entry, into its own file.
            {
              name: 'start',
              test: (id) => entryModules.test(id) || id === defaultTheme,
              priority: 100,
            },
            // What every host page uses, in one style sheet.
            { name: 'host', test: /src[\\/]host[\\/]shell[\\/].*\.css$/, priority: 90 },
            // Players' sounds and invitations use it too, but nothing else that hosts and authors share.
            { name: 'zod', test: /node_modules[\\/]zod[\\/]/, priority: 90 },
            // What only the gallery shows.
            {
              name: 'fixtures',
              test: /scenes[\\/].*(?:[fF]ixture\w*|gallery)\.ts$/,
              priority: 90,
              includeDependenciesRecursively: false,
            },
            { name: 'qrcode', test: /node_modules[\\/]qrcode[\\/]/, priority: 90 },
            // The texts of pages, of games, and of what a game shows later, with one file each per language.
            {
              name: (id) => {
                const [, language, namespace] = /locales[\\/]([\w-]+)[\\/](\w+)\.json$/.exec(id) ?? [];
                if (namespace === undefined) return null;
                if (/^(common|join|errors)$/.test(namespace)) return `words-${language}`;
                if (/^(play|scenes|characters)$/.test(namespace)) return `game-${language}`;
                return /^(settings|themes|ending)$/.test(namespace) ? `parts-${language}` : null;
              },
              test: /locales/,
              priority: 80,
            },
            // What the canvas needs from a theme.
            {
              name: (id) => {
                const theme = /themes[\\/](\w+)[\\/](tokens|atlas)\.json$/.exec(id)?.[1];
                return theme === undefined ? null : `theme-${theme}`;
              },
              test: /themes/,
              priority: 80,
            },
            ...groupsOf(import.meta.dirname, files, 1),
            { name: 'icons', test: /lucide-react[\\/]/, priority: 0 },
          ],
        },
      },
    },
  },
});
