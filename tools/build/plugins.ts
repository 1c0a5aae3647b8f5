/**
 * Vite plugins of this project: Pixi without unused renderers, tables computed and assets compressed at build
 * time.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Plugin, runnerImport } from 'vite';
import { completeTokens } from '#scenes/theme/completeTokens.ts';
import type { OwnTokens, ThemeTokens } from '#scenes/theme/tokens.ts';
import { tokensToCss } from './tokensToCss.ts';

/**
 * Drops what importing from 'pixi.js' pulls in but this project never uses: non-WebGL renderers, what only
 * they draw with, video textures, patterns in text, SVG drawing, particles, loading sheets by URL, and tests of
 * the graphics card. Together, a third of the size of what is left.
 */
export function pixiWebglOnly(): Plugin {
  // browserAll: accessibility, events, and DOM overlays, which the stage leaves out (skipExtensionImports).
  const dropped =
    /\/(gpu\/WebGPURenderer|canvas\/CanvasRenderer|webworkerAll|browserAll|canvas\/CanvasGraphics(Pipe|ContextSystem)|utils\/canvasUtils|sources\/VideoSource|svg\/SVGParser|shared\/ParticleBuffer|generateParticleUpdatePolyfill|spritesheet\/init|getMaxFragmentPrecision|checkMaxIfStatementsInShader)\.mjs$/;
  const names = ['WebGPURenderer', 'CanvasRenderer', 'CanvasGraphicsPipe', 'CanvasGraphicsContextSystem'];
  names.push('canvasUtils', 'VideoSource', 'SVGParser', 'ParticleBuffer', 'generateParticleUpdatePolyfill');
  // Registered classes must declare what they extend; these extend nothing.
  const stubs = names.map(
    (name) => `export class ${name} { static extension = { type: [], name: '${name}' }; }`,
  );
  // Known in advance for every browser that runs the app. Asking costs a second WebGL context and a shader, for
  // which a first question waits.
  stubs.push(
    "export const getMaxFragmentPrecision = () => 'highp';",
    'export const checkMaxIfStatementsInShader = (most) => most;',
  );
  const stub = '\0pixi-stub';
  return {
    name: 'pixi-webgl-only',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id, from) => (from?.includes('/pixi.js/lib/') === true && dropped.test(id) ? stub : null),
    load: (id) => (id === stub ? stubs.join('\n') : null),
  };
}

/**
 * Replaces modules with the values they export, which keeps the code that computes them out of the client.
 * The values must be plain JSON. In development and in tests, the modules themselves are loaded.
 */
export function inlineExports(...modules: readonly string[]): Plugin {
  return {
    name: 'worked-out',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: new RegExp(`/(${modules.join('|').replaceAll('.', '\\.')})$`) },
      async handler(id) {
        const { module: exported } = await runnerImport<Record<string, unknown>>(id, { configFile: false });
        return Object.entries(exported)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n');
      },
    },
  };
}

/**
 * Imports each icon from its own module instead of from the index of all icons: this shows which page needs
 * which icon, and spares the bundler from reading two thousand modules.
 */
export function directIconImports(): Plugin {
  const modules = new Map<string, string>();
  return {
    name: 'icons-alone',
    enforce: 'post',
    apply: 'build',
    async buildStart() {
      const all = await this.resolve('lucide-react');
      if (!all) throw new Error('lucide-react is not installed');
      const lines = (await readFile(all.id, 'utf8')).matchAll(/^export \{(.*)\} from '(\..*)';$/gm);
      for (const [, names = '', path = ''] of lines)
        for (const [, name = ''] of names.matchAll(/default as (\w+)/g))
          modules.set(name, join(dirname(all.id), path));
    },
    transform: {
      filter: { id: /\.tsx?$/, code: /["']lucide-react["']/ },
      handler(code) {
        const imports = /^import \{([^}]*)\} from ["']lucide-react["'];?$/gm;
        const alone = code.replace(imports, (_, names: string) =>
          [...names.matchAll(/(\w+)(?:\s+as\s+(\w+))?/g)]
            .map(([, name = '', local = name]) => {
              const module = modules.get(name);
              if (module === undefined) throw new Error(`lucide-react has no icon ${name}`);
              return `import ${local} from ${JSON.stringify(module)};`;
            })
            .join(' '),
        );
        return { code: alone, map: null };
      },
    },
  };
}

/**
 * A theme's style sheet, generated from its tokens by importing `assets/themes/<id>/tokens.json?sheet`. Files
 * it refers to are next to the tokens, so the sheet gets the URL `theme.css` in that folder.
 */
export function themeSheets(): Plugin {
  const defaultTokens = fileURLToPath(import.meta.resolve('#default-theme/tokens.json'));
  const folders = dirname(dirname(defaultTokens));
  return {
    name: 'theme-sheets',
    enforce: 'pre',
    async resolveId(id, from) {
      if (id.endsWith('/tokens.json?sheet')) {
        const tokens = await this.resolve(id.replace('?sheet', ''), from, { skipSelf: true });
        return tokens && join(dirname(tokens.id), 'theme.css');
      }
      // In development, the browser requests it by this path.
      const [, theme] = /\/themes\/([\w-]+)\/theme\.css$/.exec(id) ?? [];
      return theme === undefined ? null : join(folders, theme, 'theme.css');
    },
    load: {
      filter: { id: /\/themes\/[\w-]+\/theme\.css$/ },
      async handler(id) {
        const tokens = join(dirname(id), 'tokens.json');
        this.addWatchFile(tokens);
        const theme = tokens === defaultTokens ? null : basename(dirname(id));
        const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));
        return tokensToCss(
          completeTokens((await read(defaultTokens)) as ThemeTokens, (await read(tokens)) as OwnTokens),
          theme,
        );
      },
    },
  };
}

/** Tells the browser the default theme's color before any of the page has loaded. */
export function themeColor(): Plugin {
  const tokens = new URL(import.meta.resolve('#default-theme/tokens.json'));
  return {
    name: 'theme-color',
    async transformIndexHtml() {
      const { color } = JSON.parse(await readFile(tokens, 'utf8'));
      return [
        {
          tag: 'meta',
          attrs: { name: 'theme-color', content: color.night900.toLowerCase() },
          injectTo: 'head',
        },
      ];
    },
  };
}

/** Leaves out the older format of typefaces: every browser that runs the app reads WOFF2. */
export function woff2Only(): Plugin {
  return {
    name: 'woff2-only',
    enforce: 'pre',
    transform: {
      filter: { id: /@fontsource.*\.css$/ },
      handler: (code) => code.replaceAll(/, url\([^)]*\.woff\) format\('woff'\)/g, ''),
    },
  };
}

/**
 * Records which modules went into which file, and what that file imports: for tools/build/budget.mjs, never
 * served.
 */
export function listChunks(): Plugin {
  return {
    name: 'list-chunks',
    // After files that contain only styles are gone.
    enforce: 'post',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk'
          ? [
              {
                file: file.fileName,
                imports: file.imports,
                modules: Object.keys(file.modules).map((id) => relative(process.cwd(), id)),
              },
            ]
          : [],
      );
      this.emitFile({ type: 'asset', fileName: '.vite/chunks.json', source: JSON.stringify(chunks) });
    },
  };
}

/** Below this many bytes, compression isn't worth a second file. */
const smallest = 1024;
const compressible = /\.(js|css|html|svg|json|webmanifest|wasm|ttf|txt)$/;

/**
 * Writes `x.br` and `x.gz` next to each compressible file, so that the server never compresses while a class
 * waits.
 */
export function precompress(): Plugin {
  const brotli = promisify(brotliCompress);
  const gzipped = promisify(gzip);
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    async writeBundle(options) {
      const folder = options.dir ?? '';
      const files = await readdir(folder, { recursive: true });
      await Promise.all(
        files
          .filter((file) => compressible.test(file))
          .map(async (file) => {
            const content = await readFile(join(folder, file));
            if (content.length < smallest) return;
            const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
            await writeFile(join(folder, `${file}.br`), await brotli(content, { params }));
            await writeFile(join(folder, `${file}.gz`), await gzipped(content, { level: 9 }));
          }),
      );
    },
  };
}
