/** How Vite builds the client (to dist/client) and serves it in development. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { groupsOf, type Together } from './tools/build/chunks.ts';
import {
  iconsAlone,
  listChunks,
  pixiWebglOnly,
  precompress,
  themeColor,
  themeSheets,
  workedOut,
} from './tools/build/plugins.ts';

/** In development modules come from Vite, and everything else from the server ... */
const serverPaths =
  '^/(?!$|\\?|@|src/|scenes/|core/|protocol/|importers/|assets/|locales/|node_modules/|index\\.html)';
/** ... but for the app's pages, which are what a browser asks for when it navigates. The server's own pages stay its own. */
function pageItself(request: IncomingMessage): string | undefined {
  const navigates = request.method === 'GET' && request.headers.accept?.includes('text/html') === true;
  return navigates && !/^\/(docs|metrics)\b/.test(request.url ?? '') ? '/index.html' : undefined;
}

/** The files of a part of all manifests in a folder, which load it late; of those alone that are, or are not, `apart`. */
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

const under = (folder: string, ...pages: readonly string[]) => pages.map((page) => `${folder}/${page}.tsx`);
const game = [
  ...under('src', 'pages/game/GamePage', 'game/StageView'),
  'src/questions/registry.ts',
  ...kindParts('twin', false),
  ...featureParts('player'),
  ...featureParts('ambience'),
];
/** What features and kinds add to the pages of hosts, and to reports, with what several of these pages are made of. */
const hostParts = [
  ...kindParts('host'),
  ...featureParts('host'),
  'src/areas/reports/results.ts',
  ...under(
    'src/host',
    'projector/ProjectorTwin',
    'room/HostRoom',
    'room/LineBanner',
    'room/PlayerTable',
    'room/QuestionTable',
    'room/RoomBar',
    'options/MomentField',
  ),
  ...['useControls', 'shortcuts'].map((file) => `src/host/room/${file}.ts`),
];
const playerScenes = ['scenes/playerScenes.ts', ...partsOf('scenes/questions', 'part', false)];
/** Of kinds that few games have. */
const partsApart = partsOf('scenes/questions', 'part', true);
const twinsApart = kindParts('twin', true);
const projectorParts = ['scenes/questions', 'scenes/features'].flatMap((folder) =>
  partsOf(folder, 'projector'),
);
const projectorScenes = ['scenes/projectorScenes.ts', ...projectorParts];
/** The pages of hosts and authors that have the most in common with those of players. */
const others = [
  ...under(
    'src/host',
    'options/OptionsPage',
    'room/RoomPage',
    'projector/ProjectorPage',
    'projector/ProjectorStage',
  ),
  ...under('src/areas/library', 'LibraryPage', 'quiz/QuizPage', 'import/ImportPage'),
  ...under('src/areas', 'memes/MemeSetPage', 'reports/ReportsPage', 'reports/PlayerReportPage'),
  ...projectorScenes,
  'src/questions/registry.ts',
  ...hostParts,
];

/** What a game shows behind its first question. */
const laterParts = [
  ...under('src/pages/game', 'GameMenu', 'SummaryView', 'UnsentDialog', 'EndScreen'),
  ...under('src/features', 'review/ReviewView', 'challenge/ChallengeBoardTwin', 'reactions/ReactionButton'),
];

/** What a game with power-ups has besides, on the canvas and around it. */
const powerups = ['scenes/features/powerups/PowerupsLayer.ts', 'src/features/powerups/parts.tsx'];

/** The same of one with duels. */
const duels = ['scenes/features/duels/parts.ts', 'src/features/duels/parts.tsx'];

/** The same of one on the mountain, and what an obstacle has besides while one stands there. */
const peak = ['src/features/mysticPeak/parts.tsx'];
const obstacles = ['scenes/features/mysticPeak/obstacles/ObstacleScene.ts'];
/** The mountain itself, at stops and in small beside questions. */
const mountain = [
  'scenes/features/mysticPeak/stop/StopScene.ts',
  'scenes/features/mysticPeak/question/PeakLayer.ts',
];

/** The ways from the first page of hosts to other areas, and the menus of its quizzes and of lines that are written. */
const hostLinks = [
  ...['memes', 'reports'].map((area) => `src/areas/${area}/hostLink.ts`),
  'node_modules/@radix-ui/react-dropdown-menu/dist/index.mjs',
];
const library = under('src/areas/library', 'LibraryPage', 'import/ImportPage');
const authoring = [
  ...under('src/areas/library', 'quiz/QuizPage', 'editor/EditorPage'),
  ...kindParts('editor'),
];

const files: readonly Together[] = [
  { name: 'app', of: ['src/main.tsx'] },
  { name: 'home', of: ['src/pages/home/BelowCode.tsx'] },
  { name: 'shared', of: [...game, 'src/pages/name/NamePage.tsx'], alsoOf: others },
  { name: 'name', of: ['src/pages/name/NamePage.tsx'] },
  { name: 'play', of: game },
  {
    name: 'stage',
    of: ['scenes/index.ts', ...playerScenes],
    alsoOf: ['scenes/index.ts', ...projectorScenes],
  },
  { name: 'scenes', of: playerScenes },
  { name: 'notices', of: under('src/ui', 'Toaster', 'ConfirmDialog') },
  { name: 'menus', of: ['node_modules/@radix-ui/react-popover/dist/index.mjs'] },
  { name: 'parts', of: laterParts, alsoOf: [...others, 'src/pages/settings/SettingsPage.tsx'] },
  { name: 'later', of: laterParts },
  { name: 'celebration', of: ['scenes/player/celebration/parts.ts'] },
  // Apart from what is drawn: the pages of hosts need no canvas.
  { name: 'kinds', of: [...powerups, ...peak], alsoOf: hostParts },
  { name: 'moments', of: powerups, alsoOf: [...duels, ...projectorScenes] },
  { name: 'powerups', of: powerups },
  { name: 'duels', of: duels },
  { name: 'peak', of: peak },
  { name: 'obstacles', of: obstacles },
  // Other games have milestones too, and not the mountain on which one stands.
  { name: 'milestone', of: ['scenes/player/milestone/MilestoneScene.ts'] },
  // The wall of any climb has climbers, and not this mountain.
  { name: 'climbers', of: mountain, alsoOf: projectorScenes },
  { name: 'mountain', of: mountain },
  { name: 'begin', of: ['src/pages/solo/SoloPage.tsx', ...featureParts('alone')] },
  // What players share with hosts, and what is drawn for them with the wall.
  { name: 'told', of: [...partsApart, ...twinsApart], alsoOf: [...hostParts, ...authoring] },
  { name: 'pieces', of: partsApart, alsoOf: projectorParts },
  // The code entry page names all files: what the pages of hosts and authors share is in few.
  {
    name: 'hosting',
    of: [...under('src/host', 'room/RoomPage', 'options/OptionsPage'), ...hostParts],
    alsoOf: [...library, ...authoring],
  },
  { name: 'library', of: [...authoring, ...hostLinks], alsoOf: [...library, ...hostLinks] },
  { name: 'rooms', of: hostParts },
  { name: 'wall', of: projectorParts },
  { name: 'editors', of: kindParts('editor') },
  { name: 'sheets', of: kindParts('paper') },
  { name: 'gallery', of: ['src/pages/gallery/GalleryPage.tsx', ...featureParts('gallery')] },
];

const devServer = process.env['DEV_SERVER'];

export default defineConfig({
  plugins: [
    react(),
    pixiWebglOnly(),
    iconsAlone(),
    workedOut(...['wire', 'hostWire', 'passingErrors'].map((name) => `src/platform/requests/${name}.ts`)),
    listChunks(),
    precompress(),
    themeColor(),
    themeSheets(),
  ],
  server: {
    proxy:
      devServer === undefined ? {} : { [serverPaths]: { target: devServer, ws: true, bypass: pageItself } },
  },
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    // Hidden: served to nobody, but tools/build/budget.mjs reads from them which modules went where.
    sourcemap: 'hidden',
    // Under the content security policy neither inline scripts nor data: addresses load.
    modulePreload: {
      polyfill: false,
      // Every page has these already; and what comes with pages that have what it needs is not named in what players load.
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
        // The code entry page names all others' files: a character less each saves more than 100 bytes.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          // Nothing that the code entry page uses may share a group with pixi, gsap or zod: a group is loaded whole.
          groups: [
            // All that the code entry page is made of besides this project's own code, and small files of that which would travel alone. In one file it compresses better.
            // Vite's helper for lazy imports is among it: Pixi has such imports too, and would take it along, and the entry with it.
            {
              name: 'start',
              test: /vite\/preload-helper|rolldown\/runtime|node_modules[\\/](react|react-dom|scheduler|i18next|react-i18next|use-sync-external-store|wouter|regexparam|idb-keyval|zustand[\\/]esm)[\\/]|src[\\/]platform[\\/]theme[\\/]themes|themes[\\/]\w+[\\/]theme\.json/,
              priority: 100,
            },
            // What every page of a host's is made of, in one sheet.
            { name: 'host', test: /src[\\/]host[\\/]shell[\\/].*\.css$/, priority: 90 },
            // Sounds and invitations of players use them too, and nothing else of what hosts and authors share.
            { name: 'zod', test: /node_modules[\\/]zod[\\/]/, priority: 90 },
            // What the gallery alone shows.
            {
              name: 'fixtures',
              test: /scenes[\\/].*(?:[fF]ixture\w*|gallery)\.ts$/,
              priority: 90,
              includeDependenciesRecursively: false,
            },
            { name: 'qrcode', test: /node_modules[\\/]qrcode[\\/]/, priority: 90 },
            // The words of a page, and those of a game: a file for each language.
            {
              name: (id) => {
                const [, language, namespace] = /locales[\\/]([\w-]+)[\\/](\w+)\.json$/.exec(id) ?? [];
                if (namespace === undefined) return null;
                if (/^(common|join|errors)$/.test(namespace)) return `words-${language}`;
                return /^(play|scenes|characters)$/.test(namespace) ? `game-${language}` : null;
              },
              test: /locales/,
              priority: 80,
            },
            // What the canvas needs of a theme.
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
