/** Vite plugins of this project: Pixi without the renderers it does not use, tables worked out and assets compressed at build time. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Plugin, runnerImport } from 'vite';

/** Drops the WebGPU and canvas renderers, which importing from 'pixi.js' otherwise pulls in (23 kB gzipped). */
export function pixiWebglOnly(): Plugin {
  // browserAll: accessibility, events and DOM overlays, which the stage leaves out (skipExtensionImports); 15 kB compressed.
  const dropped = /\/(gpu\/WebGPURenderer|canvas\/CanvasRenderer|webworkerAll|browserAll)\.mjs$/;
  const stub = '\0pixi-stub';
  return {
    name: 'pixi-webgl-only',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id, from) => (from?.includes('/pixi.js/lib/') === true && dropped.test(id) ? stub : null),
    load: (id) => (id === stub ? 'export class WebGPURenderer {} export class CanvasRenderer {}' : null),
  };
}

/**
 * Puts the values that modules export in their place, and so keeps out of the client what they are worked out of.
 * They are plain: what JSON can carry. In development and in tests the modules themselves are loaded.
 */
export function workedOut(...modules: readonly string[]): Plugin {
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

/** Tells the browser, before anything of the page is there, in which colour the default theme begins. */
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

/** Compression is not worth a second file below this many bytes. */
const smallest = 1024;
const compressible = /\.(js|css|html|svg|json|webmanifest|wasm|ttf|txt)$/;

/** Writes `x.br` and `x.gz` beside each compressible file, so that the server never compresses while a class waits. */
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
