// Startup of the only Pixi renderer.

// The content security policy forbids generating code from strings, which Pixi's shaders would otherwise do.
import 'pixi.js/unsafe-eval';
import 'pixi.js/graphics';
import 'pixi.js/text';
import { CanvasTextMetrics, extensions, GlLimitsSystem, Ticker, WebGLRenderer } from 'pixi.js';
import { linePieces } from '#scenes/stage/lineBreaks.ts';
import type { Machine } from '#scenes/stage/quality.ts';

export interface Started {
  readonly renderer: WebGLRenderer<HTMLCanvasElement>;
  readonly machine: Machine;
}

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

/**
 * Null where WebGL can't be had. Without Pixi's `Application`, which tries WebGL in a context of its own first:
 * a context costs more than the renderer.
 */
export async function startPixi(options: StartOptions): Promise<Started | null> {
  // Pixi's own loops would run forever next to ours, so they never start; the frame driver advances them.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  Ticker.shared.autoStart = false;
  Ticker.shared.stop();
  // No text here has letter spacing; without this, each word would be split into letters whenever it is
  // measured.
  CanvasTextMetrics.experimentalLetterSpacing = true;
  CanvasTextMetrics.wordWrapSplit = (token) => linePieces(token, CanvasTextMetrics.graphemeSegmenter);
  const renderer = new WebGLRenderer<HTMLCanvasElement>();
  try {
    await renderer.init({
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
    return null;
  }
  return { renderer, machine: machineOf(renderer.gl) };
}

function machineOf(gl: WebGL2RenderingContext): Machine {
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const named: unknown = info ? gl.getParameter(info.UNMASKED_RENDERER_WEBGL) : '';
  const memory = 'deviceMemory' in navigator ? navigator.deviceMemory : null;
  return {
    cores: navigator.hardwareConcurrency || 4,
    memoryGb: typeof memory === 'number' ? memory : null,
    renderer: typeof named === 'string' ? named : '',
  };
}
