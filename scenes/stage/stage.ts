// The stage: one canvas for the app's lifetime, showing one scene at a time.

import { Container, Ticker, type WebGLRenderer } from 'pixi.js';
import { formattingStages } from '#scenes/stage/formatting.ts';
import type { Theme } from '#scenes/theme/theme.ts';
import type {
  FormulaPort,
  Intent,
  MotionPolicy,
  SceneKind,
  ScenePorts,
  SoundPort,
  StringsPort,
  Target,
  Tier,
  Viewport,
  ZoomStep,
} from '#scenes/ports.ts';
import { stepAnimations } from '#scenes/stage/animations.ts';
import { watchContext } from '#scenes/stage/contextWatch.ts';
import { createFrameDriver } from '#scenes/stage/frameDriver.ts';
import { forgetMeasures } from '#scenes/stage/measureText.ts';
import { createFigures, type Figures } from '#scenes/avatars/figures.ts';
import { createOwnTextures } from '#scenes/stage/ownTextures.ts';
import { startPixi } from '#scenes/stage/pixi.ts';
import { listenToPointer } from '#scenes/stage/pointer.ts';
import { createGovernor, firstTier, TIERS } from '#scenes/stage/quality.ts';
import { createRandom } from '#scenes/stage/random.ts';
import { openScene, type OpenScene } from '#scenes/stage/openScene.ts';
import { browserTime, type TimeSource } from '#scenes/stage/time.ts';

export interface StageOptions {
  /** Parent of the canvas, which fills it. */
  readonly host: HTMLElement;
  readonly theme: Theme;
  readonly strings: StringsPort;
  readonly sound: SoundPort;
  readonly formula: FormulaPort;
  /** Server time in ms. */
  readonly serverNow: () => number;
  readonly policy: MotionPolicy;
  readonly emit: (intent: Intent) => void;
  /** Called at most once a frame, when the scene's targets have moved or changed. */
  readonly onTargets: (targets: readonly Target[]) => void;
  /** Called when this stage can't draw anymore: its WebGL context stays lost, or its frames keep throwing. */
  readonly onGone: () => void;
  /** Chosen for the machine by default; a given tier never changes. */
  readonly tier?: Tier;
  readonly time?: TimeSource;
  /** Seed of random visuals. */
  readonly seed?: number;
  /** Device pixels per CSS pixel, before the tier's cap. */
  readonly pixelRatio?: () => number;
  readonly preserveDrawingBuffer?: boolean;
}

export interface Stage {
  readonly canvas: HTMLCanvasElement;
  /**
   * Shows a view: opens its scene if a different one is open; otherwise syncs the scene and plays what
   * happened.
   */
  show<View, Event>(kind: SceneKind<View, Event>, view: View): void;
  /** Empties the stage. */
  clear(): void;
  resize(viewport: Viewport): void;
  setPolicy(policy: MotionPolicy): void;
  /** Speed of all motion: 1 is normal, 2 is twice as fast. */
  setPace(pace: number): void;
  /** Rebuilds the scene from its last view, after strings or theme have changed. */
  rebuild(changes?: { readonly strings?: StringsPort; readonly theme?: Theme }): void;
  setFocus(id: string | null): void;
  setPointer(id: string | null, pressed: boolean): void;
  scrollBy(pixels: number): boolean;
  /** Zooms or moves the picture at this point; false if there is none. */
  zoom(step: ZoomStep): boolean;
  /** Jumps every motion to its end pose. */
  settle(): void;
  targets(): readonly Target[];
  readonly tier: Tier;
  /** For tests, benchmarks and the debug panel. */
  readonly debug: StageDebug;
  destroy(): void;
}

export interface StageDebug {
  readonly frames: number;
  readonly running: boolean;
  readonly reasons: readonly string[];
  readonly root: Container;
  readonly motions: number;
  readonly textures: number;
  /** Textures that the renderer holds on the graphics card. */
  readonly gpuTextures: number;
  /** Null until an avatar has been seen. */
  readonly wardrobe: Figures['wardrobe'];
  loseContext(): { restore(): void } | null;
}

/** Milliseconds after which another throwing frame counts as a new failure. */
const ERROR_WINDOW_MS = 5_000;

const NO_VIEWPORT: Viewport = { width: 1, height: 1, insets: { top: 0, right: 0, bottom: 0, left: 0 } };

/** Creates the stage; null without WebGL, where the game runs in the DOM twin alone. */
export async function createStage(options: StageOptions): Promise<Stage | null> {
  const time = options.time ?? browserTime;
  const pixelRatio = options.pixelRatio ?? ((): number => Math.max(1, window.devicePixelRatio || 1));
  const cap = (tier: Tier): number => Math.min(pixelRatio(), TIERS[tier].maxResolution);
  const started = await startPixi({
    width: 1,
    height: 1,
    resolution: cap(options.tier ?? 'high'),
    background: options.theme.tokens.schemes.play.canvas,
    ...(options.preserveDrawingBuffer === undefined
      ? {}
      : { preserveDrawingBuffer: options.preserveDrawingBuffer }),
  });
  if (started === null) return null;
  const { renderer, machine } = started;
  const root = new Container();
  const { canvas } = renderer;
  canvas.setAttribute('aria-hidden', 'true');
  Object.assign(canvas.style, { display: 'block', touchAction: 'none' });
  options.host.append(canvas);

  let { policy, strings, theme } = options;
  let viewport = NO_VIEWPORT;
  let open: OpenScene | null = null;
  let focus: string | null = null;
  let targetsStale = false;
  let pace = 1;
  let sound = options.sound;
  const random = createRandom(options.seed ?? 1);
  const governor = createGovernor(options.tier ?? firstTier(machine), applyTier);
  const tier = (): Tier => options.tier ?? governor.tier;

  const render = (): void => renderer.render({ container: root });

  let broken = false;
  let thrownAt = Number.NEGATIVE_INFINITY;
  const context = watchContext(canvas, renderer.gl.isContextLost(), time, options.onGone);
  const driver = createFrameDriver(time, (stepMs, nowMs, gapMs) => {
    if (context.lost || broken) return;
    guarded(() => {
      stepAnimations(stepMs * pace);
      open?.update(stepMs * pace);
      Ticker.system.update(nowMs);
      render();
      if (options.tier === undefined) governor.frame(gapMs);
      if (!targetsStale) return;
      targetsStale = false;
      options.onTargets(open?.targets() ?? []);
    });
  });
  const own = createOwnTextures(renderer);
  const figures = createFigures({
    frame: (task) => void time.frame(() => guarded(task)),
    drawn() {
      open?.refresh();
      driver.invalidate('avatars');
    },
  });

  function applyTier(next: Tier): void {
    driver.setMinInterval(TIERS[next].minIntervalMs);
    fit();
  }
  function fit(): void {
    renderer.resize(viewport.width, viewport.height, cap(tier()));
    arrange();
  }
  function arrange(): void {
    open?.layout(viewport);
    changed('layout');
  }
  const formatting = { arrange, formula: options.formula };
  formattingStages.add(formatting);
  function changed(reason: string): void {
    targetsStale = true;
    driver.invalidate(reason);
  }
  /** The still tier also means reduced motion, for machines too slow to animate. */
  const policyNow = (): MotionPolicy => (policy === 'full' && tier() === 'still' ? 'reduced' : policy);

  const sceneContext = {
    renderer,
    stage: root,
    time,
    own,
    figures,
    random,
    serverNow: options.serverNow,
    policy: policyNow,
    limits: () => TIERS[tier()],
    tier,
    viewport: () => viewport,
    hold: driver.hold,
    invalidate: driver.invalidate,
    targetsChanged: () => changed('targets'),
    emit: options.emit,
    ports: (): Pick<ScenePorts, 'strings' | 'sound' | 'theme'> => ({ strings, sound, theme }),
  };

  const restored = {
    contextChange(): void {
      context.restored();
      // Waits a frame, until Pixi's systems are up again.
      time.frame(() =>
        guarded(() => {
          own.rebuild();
          renew('context restored');
        }),
      );
    },
  };
  renderer.runners.contextChange.add(restored);

  /** Letters of other scripts come in files of their own, after they were first drawn in another font. */
  const fontsLoaded = ({ fontfaces }: FontFaceSetLoadEvent): void => {
    const { fallback } = theme.tokens.font;
    if (fontfaces.some(({ family }) => fallback.includes(family.replaceAll(/["']/g, '')))) stage.rebuild();
  };
  document.fonts.addEventListener('loadingdone', fontsLoaded);

  const targets = (): readonly Target[] => open?.targets() ?? [];
  const setPointer = (id: string | null, pressed: boolean): void => {
    if (open?.point(id, pressed)) driver.invalidate('pointer');
  };
  const scrollBy = (pixels: number): boolean => {
    const moved = open?.scrollBy(pixels) ?? false;
    if (moved) changed('scroll');
    return moved;
  };
  const zoom = (step: ZoomStep): boolean => {
    const zooms = open?.zoom(step) ?? false;
    if (zooms) changed('zoom');
    return zooms;
  };
  const settle = (): void => {
    open?.settle();
    driver.invalidate('settle');
  };
  const pointer = listenToPointer(canvas, time, {
    targets,
    point: setPointer,
    pressed: settle,
    emit: options.emit,
    scrollBy,
    drag(step) {
      const meant = open?.drag(step) ?? null;
      driver.invalidate('drag');
      return meant;
    },
    ground: () => open?.ground() ?? null,
    swiped: () => targets().find(({ id }) => id === 'next')?.intent ?? null,
    isRightToLeft: () => getComputedStyle(canvas).direction === 'rtl',
    zoom,
    dismiss() {
      const was = open?.dismiss() ?? false;
      if (was) changed('dismiss');
      return was;
    },
  });

  /** Rebuilds the same scene and view from scratch. */
  function renew(reason: string): void {
    open = open?.reopen(sceneContext) ?? null;
    if (focus !== null) open?.setFocus(focus);
    changed(reason);
  }

  /**
   * Runs `run` and reports an error like any uncaught one, but keeps drawing: rebuilds the scene, unless that
   * throws too.
   */
  function guarded(run: () => void): void {
    try {
      run();
    } catch (error) {
      reportError(error);
      const isMore = time.now() - thrownAt < ERROR_WINDOW_MS;
      thrownAt = time.now();
      if (!isMore) return guarded(() => renew('after an error'));
      broken = true;
      options.onGone();
    }
  }

  function reopen<View, Event>(kind: SceneKind<View, Event>, view: View): void {
    open?.destroy();
    open = null;
    figures.trim();
    open = openScene(kind, view, sceneContext);
    if (focus !== null) open.setFocus(focus);
    changed(kind.id);
  }

  driver.setMinInterval(TIERS[tier()].minIntervalMs);

  const stage: Stage = {
    canvas,
    show(kind, view) {
      const shown = open;
      if (shown?.kindId === kind.id) {
        guarded(() => shown.show(view));
        changed('view');
      } else {
        focus = null;
        reopen(kind, view);
      }
    },
    clear() {
      open?.destroy();
      open = null;
      changed('clear');
    },
    resize(next) {
      pointer.cancel();
      viewport = next;
      fit();
      // At once, because resizing clears the canvas and the page may be shown before the next frame.
      guarded(() => render());
    },
    setPolicy(next) {
      policy = next;
      if (next !== 'full') open?.settle();
      driver.invalidate('policy');
    },
    setPace(next) {
      pace = next;
    },
    rebuild(changes = {}) {
      // A font may have loaded since texts were measured.
      forgetMeasures();
      strings = changes.strings ?? strings;
      theme = changes.theme ?? theme;
      renderer.background.color = theme.tokens.schemes.play.canvas;
      renew('rebuild');
    },
    setFocus(id) {
      focus = id;
      open?.setFocus(id);
      driver.invalidate('focus');
    },
    setPointer,
    scrollBy,
    zoom,
    settle,
    targets,
    get tier() {
      return tier();
    },
    debug: {
      get frames() {
        return driver.frames;
      },
      get running() {
        return driver.running;
      },
      get reasons() {
        return driver.reasons;
      },
      get motions() {
        return open?.motions ?? 0;
      },
      get textures() {
        return open?.textures ?? 0;
      },
      get gpuTextures() {
        // Pixi leaves a null where a texture used to be (8.22).
        return renderer.texture.managedTextures.filter((source) => source !== null).length;
      },
      get wardrobe() {
        return figures.wardrobe;
      },
      root,
      loseContext: () => loseContext(renderer),
    },
    destroy() {
      pointer.stop();
      context.stop();
      formattingStages.delete(formatting);
      open?.destroy();
      open = null;
      driver.destroy();
      own.destroy();
      figures.destroy();
      renderer.runners.contextChange.remove(restored);
      document.fonts.removeEventListener('loadingdone', fontsLoaded);
      root.destroy({ children: true });
      renderer.destroy({ removeView: true, releaseGlobalResources: true });
    },
  };
  return stage;
}

function loseContext({ gl }: WebGLRenderer): { restore(): void } | null {
  const extension = gl.getExtension('WEBGL_lose_context');
  if (!extension) return null;
  extension.loseContext();
  return { restore: () => extension.restoreContext() };
}
