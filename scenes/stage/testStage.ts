// Stage for tests: stepped by hand, one frame at a time, with real WebGL if a test checks what is drawn.

import { Container, type Renderer, type RenderOptions } from 'pixi.js';
import { DEFAULT_FILES, DEFAULT_TOKENS } from '#scenes/theme/defaultTheme.ts';
import { loadTheme } from '#scenes/theme/loadTheme.ts';
import type { Theme } from '#scenes/theme/theme.ts';
import { fixtureFormula } from '#scenes/stage/formulaFixture.ts';
import type { Intent, MotionPolicy, StringsPort, Target, Tier } from '#scenes/ports.ts';
import { createStage, type Stage } from '#scenes/stage/stage.ts';
import { viewportOf } from '#scenes/stage/viewport.ts';
import { type ManualTime, manualTime } from '#scenes/stage/time.ts';

export interface TestStage {
  readonly stage: Stage;
  readonly time: ManualTime;
  readonly intents: Intent[];
  /** Names of the sounds, with the semitones they were raised by, if any. */
  readonly sounds: string[];
  readonly targets: () => readonly Target[];
  /** See `TestStageOptions`. */
  draws: boolean;
  /** Draw calls so far. */
  readonly drawCalls: () => number;
  /** True once the stage has said that it can't draw anymore. */
  readonly gone: () => boolean;
  destroy(): void;
}

export interface TestStageOptions {
  readonly width?: number;
  readonly height?: number;
  readonly policy?: MotionPolicy;
  /** 'medium' by default; null leaves it to the governor. */
  readonly tier?: Tier | null;
  /** Server time in ms at the start; advances with the manual time. */
  readonly now?: number;
  readonly withPictures?: boolean;
  /** The default theme's tokens by default, with its pictures if asked for. */
  readonly theme?: Theme;
  /** Without it, frames pass but nothing is drawn in them, because that is slow. */
  readonly draws?: boolean;
  /**
   * For tests that read pixels. Without it, drawing only counts its calls: software WebGL takes longer than
   * everything else.
   */
  readonly paints?: boolean;
  /** Device pixels per CSS pixel where it paints; 1 by default. */
  readonly pixelRatio?: number;
  /** Milliseconds between two frames. */
  readonly stepMs?: number;
  /** By default, strings are shown as their keys and values, and numbers unformatted. */
  readonly strings?: StringsPort;
}

export const SIZES = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
] as const;

/**
 * The tightest screens, minus the game's bar: a phone in landscape, a laptop at 200%, the smallest phone in
 * landscape and portrait.
 */
export const SMALL_SIZES = [
  { width: 844, height: 342 },
  { width: 683, height: 336 },
  { width: 568, height: 272 },
  { width: 320, height: 520 },
] as const;

const decoding = new Set<Promise<void>>();
const { decode } = HTMLImageElement.prototype;
HTMLImageElement.prototype.decode = function counted(): Promise<void> {
  const picture = decode.call(this);
  decoding.add(picture);
  const end = () => decoding.delete(picture);
  picture.then(end, end);
  return picture;
};

/** Resolves once every pending picture has loaded or failed, and its callers have been notified. */
export async function picturesSettled(): Promise<void> {
  do {
    await Promise.allSettled(decoding);
    await new Promise((resolve) => setTimeout(resolve));
  } while (decoding.size > 0);
}

/** Resolves once every picture of the theme's world has loaded, so that scenes are drawn on it from the start. */
export async function worldLoaded({ world }: Theme): Promise<void> {
  const names = ['lobby', 'question', 'podium', 'climb'].flatMap((sky) => [`${sky}-wide`, `${sky}-tall`]);
  await Promise.all(names.map(async (name) => world?.picture(name)?.loaded));
}

/**
 * While `draws` returns false, runs only what comes before drawing; birds' wings, for example, depend on
 * that.
 */
function drawWhile(draws: () => boolean, renderer: Renderer): void {
  const draw = renderer.render.bind(renderer) as (what: RenderOptions) => void;
  renderer.render = (what: RenderOptions | Container): void => {
    const options = what instanceof Container ? { container: what } : what;
    if (draws()) return draw(options);
    options.container.enableRenderGroup();
    options.container.renderGroup.runOnRender(renderer);
  };
}

/** Counts this canvas's draw calls from now on. `paints`: see `TestStageOptions`. */
function countDrawCalls(canvas: HTMLCanvasElement, paints: boolean): () => number {
  const gl = canvas.getContext('webgl2');
  if (!gl) throw new Error('no WebGL 2');
  let calls = 0;
  const counted = <Values extends unknown[]>(draw: (...values: Values) => void) => {
    return (...values: Values): void => {
      calls += 1;
      if (paints) draw.apply(gl, values);
    };
  };
  gl.drawElements = counted(gl.drawElements);
  gl.drawArrays = counted(gl.drawArrays);
  gl.drawElementsInstanced = counted(gl.drawElementsInstanced);
  gl.drawArraysInstanced = counted(gl.drawArraysInstanced);
  if (!paints) gl.texImage2D = gl.texSubImage2D = gl.generateMipmap = (): void => undefined;
  return () => calls;
}

/** Decoded once for all stages of a test file. */
let pictured: Promise<Theme> | undefined;
const bare: Theme = {
  id: DEFAULT_FILES.id,
  tokens: DEFAULT_TOKENS,
  world: null,
  disguise: false,
  maxParticles: Infinity,
  texture: () => null,
  destroy: () => undefined,
};

const keysAndValues: StringsPort = (key, values) => {
  const name = key.replace(/^scenes:/, '');
  return [...(name === 'number' ? [] : [name]), ...Object.values(values ?? {})].join(' ');
};

export async function testStage(options: TestStageOptions = {}): Promise<TestStage> {
  const time = manualTime(options.stepMs);
  const intents: Intent[] = [];
  const sounds: string[] = [];
  let targets: readonly Target[] = [];
  let gone = false;
  const host = document.createElement('div');
  document.body.append(host);
  const { paints = false, pixelRatio = 1 } = options;
  let draws = options.draws ?? false;
  // Pixi calls this with each renderer it creates, for its developer tools.
  globalThis.__PIXI_RENDERER_INIT__ = (renderer) => {
    if ('render' in renderer && 'runners' in renderer) drawWhile(() => draws, renderer);
  };
  const stage = await createStage({
    host,
    time,
    theme: options.theme ?? (options.withPictures ? await (pictured ??= loadTheme(DEFAULT_FILES)) : bare),
    strings: options.strings ?? keysAndValues,
    sound: { play: (name, up = 0) => sounds.push(up === 0 ? name : `${name} +${up}`) },
    formula: fixtureFormula,
    serverNow: () => (options.now ?? 0) + time.now(),
    policy: options.policy ?? 'full',
    ...(options.tier !== null && { tier: options.tier ?? 'medium' }),
    emit: (intent) => intents.push(intent),
    onTargets: (next) => {
      targets = next;
    },
    onGone: () => {
      gone = true;
    },
    pixelRatio: () => (paints ? pixelRatio : 0.1),
    preserveDrawingBuffer: paints,
  });
  globalThis.__PIXI_RENDERER_INIT__ = undefined;
  if (stage === null) throw new Error('no WebGL');
  stage.resize(viewportOf({ width: options.width ?? 1366, height: options.height ?? 768 }));
  return {
    stage,
    time,
    intents,
    sounds,
    targets: () => targets,
    get draws() {
      return draws;
    },
    set draws(next) {
      draws = next;
    },
    drawCalls: countDrawCalls(stage.canvas, paints),
    gone: () => gone,
    destroy() {
      stage.destroy();
      host.remove();
    },
  };
}
