// A stage for tests: by hand, one frame at a time, with real WebGL where a test looks at what is drawn.

import { type Application, Container, type RenderOptions } from 'pixi.js';
import { DEFAULT_FILES, DEFAULT_TOKENS } from '#scenes/theme/defaultTheme.ts';
import { loadTheme } from '#scenes/theme/loadTheme.ts';
import type { Theme } from '#scenes/theme/theme.ts';
import { fixtureFormula } from '#scenes/stage/formulaFixture.ts';
import type { Intent, MotionPolicy, Target, Tier } from '#scenes/ports.ts';
import { createStage, type Stage } from '#scenes/stage/stage.ts';
import { viewportOf } from '#scenes/stage/viewport.ts';
import { type ManualTime, manualTime } from '#scenes/stage/time.ts';

export interface TestStage {
  readonly stage: Stage;
  readonly time: ManualTime;
  readonly intents: Intent[];
  /** Their names; with how many semitones higher, where they are. */
  readonly sounds: string[];
  readonly targets: () => readonly Target[];
  /** As in the options. */
  draws: boolean;
  /** Calls that drew something so far. */
  readonly drawCalls: () => number;
  /** Whether the stage has said that nothing can be drawn any more. */
  readonly gone: () => boolean;
  destroy(): void;
}

export interface TestStageOptions {
  readonly width?: number;
  readonly height?: number;
  readonly policy?: MotionPolicy;
  readonly tier?: Tier;
  /** Server time in ms at the start; it passes with the manual time. */
  readonly now?: number;
  readonly withPictures?: boolean;
  /** Frames pass without it, but nothing is drawn in them: software takes its time for each pixel. */
  readonly draws?: boolean;
  /** Less than 1 draws fewer pixels. */
  readonly pixelRatio?: number;
  /** Milliseconds between two frames. */
  readonly stepMs?: number;
}

export const SIZES = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
] as const;

/** Screens with the least room, less the game's bar: a phone that lies, a laptop at 200 %, the smallest phone lying and standing. */
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

/** Resolves once every picture that is on its way has come or can't be had, and who waits for it has been told. */
export async function picturesCome(): Promise<void> {
  do {
    await Promise.allSettled(decoding);
    await new Promise((resolve) => setTimeout(resolve));
  } while (decoding.size > 0);
}

/** Where `draws` says no, only that is done which comes before drawing: birds beat their wings by it. */
function drawWhere(draws: () => boolean, { renderer, stage }: Application): void {
  const draw = renderer.render.bind(renderer) as (what: RenderOptions) => void;
  stage.enableRenderGroup();
  renderer.render = (what: RenderOptions | Container): void => {
    if (!draws()) stage.renderGroup.runOnRender(renderer);
    else draw(what instanceof Container ? { container: what } : what);
  };
}

/** Counts what this canvas draws, from now on. */
function countDrawCalls(canvas: HTMLCanvasElement): () => number {
  const gl = canvas.getContext('webgl2');
  if (!gl) throw new Error('no WebGL 2');
  let calls = 0;
  const counted = <Values extends unknown[]>(draw: (...values: Values) => void) => {
    return (...values: Values): void => {
      calls += 1;
      draw.apply(gl, values);
    };
  };
  gl.drawElements = counted(gl.drawElements);
  gl.drawArrays = counted(gl.drawArrays);
  gl.drawElementsInstanced = counted(gl.drawElementsInstanced);
  gl.drawArraysInstanced = counted(gl.drawArraysInstanced);
  return () => calls;
}

const bare: Theme = { id: DEFAULT_FILES.id, tokens: DEFAULT_TOKENS, texture: () => null };

/** Strings are shown as their keys with their values, and numbers as they are, so that tests depend on no language. */
export async function testStage(options: TestStageOptions = {}): Promise<TestStage> {
  const time = manualTime(options.stepMs);
  const intents: Intent[] = [];
  const sounds: string[] = [];
  let targets: readonly Target[] = [];
  let gone = false;
  const host = document.createElement('div');
  document.body.append(host);
  let draws = options.draws ?? false;
  // Pixi calls it with what it makes, for its developer tools.
  globalThis.__PIXI_APP_INIT__ = (app) => {
    if ('stage' in app) drawWhere(() => draws, app);
  };
  const made = await createStage({
    host,
    time,
    theme: options.withPictures ? await loadTheme(DEFAULT_FILES) : bare,
    strings: (key, values) => {
      const name = key.replace(/^scenes:/, '');
      return [...(name === 'number' ? [] : [name]), ...Object.values(values ?? {})].join(' ');
    },
    sound: { play: (name, up = 0) => sounds.push(up === 0 ? name : `${name} +${up}`) },
    formula: fixtureFormula,
    serverNow: () => (options.now ?? 0) + time.now(),
    policy: options.policy ?? 'full',
    tier: options.tier ?? 'medium',
    emit: (intent) => intents.push(intent),
    onTargets: (next) => {
      targets = next;
    },
    onGone: () => {
      gone = true;
    },
    pixelRatio: () => options.pixelRatio ?? 1,
    preserveDrawingBuffer: true,
  });
  globalThis.__PIXI_APP_INIT__ = undefined;
  if (!made.ok) throw new Error(`no stage: ${made.reason}`);
  const { stage } = made;
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
    drawCalls: countDrawCalls(stage.canvas),
    gone: () => gone,
    destroy() {
      stage.destroy();
      host.remove();
    },
  };
}
