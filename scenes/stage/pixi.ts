// Startup of the only Pixi application; reports missing WebGL as a failure of its own.

// The content security policy forbids generating code from strings, which Pixi's shaders would otherwise do.
import 'pixi.js/unsafe-eval';
import 'pixi.js/app';
import 'pixi.js/graphics';
import 'pixi.js/text';
import {
  Application,
  CanvasTextMetrics,
  extensions,
  GlLimitsSystem,
  isWebGLSupported,
  Ticker,
} from 'pixi.js';
import { linePieces } from '#scenes/stage/lineBreaks.ts';
import type { Machine } from '#scenes/stage/quality.ts';

export type Started =
  | { readonly ok: true; readonly app: Application; readonly machine: Machine }
  | { readonly ok: false; readonly reason: 'noWebGL' | 'failed' };

export interface StartOptions {
  readonly width: number;
  readonly height: number;
  readonly resolution: number;
  /** `#RRGGBB`, shown until the first scene has painted. */
  readonly background: string;
  /** Keeps the last frame readable, for screenshots in tests. */
  readonly preserveDrawingBuffer?: boolean;
}

/**
 * For each pixel, Pixi selects one of sixteen textures, and software rendering samples all of them. With
 * four, a question takes about five draw calls instead of one but still less time.
 */
const TEXTURES_IN_A_CALL = 4;

class FewTextures extends GlLimitsSystem {
  override contextChange(): void {
    super.contextChange();
    this.maxBatchableTextures = Math.min(this.maxBatchableTextures, TEXTURES_IN_A_CALL);
  }
}
extensions.remove(GlLimitsSystem);
extensions.add(FewTextures);

export async function startPixi(options: StartOptions): Promise<Started> {
  if (!isWebGLSupported(false)) return { ok: false, reason: 'noWebGL' };
  // Pixi's own loops would run forever next to ours, so they never start; the frame driver advances them.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  Ticker.shared.autoStart = false;
  Ticker.shared.stop();
  // No text here has letter spacing; without this, each word would be split into letters whenever it is
  // measured.
  CanvasTextMetrics.experimentalLetterSpacing = true;
  CanvasTextMetrics.wordWrapSplit = (token) => linePieces(token, CanvasTextMetrics.graphemeSegmenter);
  const app = new Application();
  try {
    await app.init({
      preference: 'webgl',
      autoStart: false,
      sharedTicker: false,
      // Leaves out accessibility, events and DOM overlays: the DOM twin, our own pointer code and the host
      // handle those.
      skipExtensionImports: true,
      width: options.width,
      height: options.height,
      resolution: options.resolution,
      autoDensity: true,
      // Fixed at startup and expensive on phones; at two device pixels per CSS pixel, it makes no visible
      // difference.
      antialias: options.resolution < 2,
      backgroundColor: options.background,
      backgroundAlpha: 1,
      powerPreference: 'high-performance',
      preserveDrawingBuffer: options.preserveDrawingBuffer ?? false,
    });
  } catch {
    app.stage.destroy({ children: true });
    return { ok: false, reason: 'failed' };
  }
  return { ok: true, app, machine: machineOf(app) };
}

function machineOf(app: Application): Machine {
  const gl = 'gl' in app.renderer ? (app.renderer.gl as WebGL2RenderingContext) : null;
  const info = gl?.getExtension('WEBGL_debug_renderer_info');
  const named: unknown = gl && info ? gl.getParameter(info.UNMASKED_RENDERER_WEBGL) : '';
  const memory = 'deviceMemory' in navigator ? navigator.deviceMemory : null;
  return {
    cores: navigator.hardwareConcurrency || 4,
    memoryGb: typeof memory === 'number' ? memory : null,
    renderer: typeof named === 'string' ? named : '',
  };
}
