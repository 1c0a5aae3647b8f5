// The stage as React sees it: created once, lazily, outside of any component, so that it outlives pages and
// StrictMode.

import type {
  FormulaPort,
  Intent,
  MotionPolicy,
  SceneRequest,
  SoundPort,
  Stage,
  StringsPort,
  Target,
  Theme,
  ThemeFiles,
  Tier,
  Viewport,
  ZoomStep,
} from '#scenes/index.ts';
import { NO_READING, type Reading, textScale } from '#src/platform/fonts/textScale.ts';
import { scaledTarget } from '#src/platform/stage/scaledTarget.ts';
import { themeFiles } from '#src/platform/theme/themeFiles.ts';

type Door = typeof import('#scenes/index.ts');

/**
 * idle: not needed yet; ready: the first scene is drawn; unavailable: nothing can be drawn, so the twin alone
 * is the game.
 */
export type StageStatus = 'idle' | 'loading' | 'ready' | 'unavailable';

export interface StageConfig {
  readonly strings: StringsPort;
  /** Language of the strings; a change rebuilds the scene. */
  readonly language: string;
  readonly sound: SoundPort;
  readonly formula: FormulaPort;
  /** Server time in ms. */
  readonly serverNow: () => number;
  readonly policy: MotionPolicy;
  /** Theme id. */
  readonly theme: string;
  /** How the reader likes text; as usual by default. */
  readonly reading?: Reading;
  /** Fixed for the life of the page; chosen for the device if missing. */
  readonly tier?: Tier;
}

export interface StageSnapshot {
  readonly status: StageStatus;
  readonly targets: readonly Target[];
}

export interface StageHandle {
  /** Puts the canvas into this element and keeps it the same size; returns a function that removes it. */
  attach(element: HTMLElement): () => void;
  configure(config: StageConfig): void;
  /** Shows a scene, and tries again if nothing could be drawn before; pressed targets go to `onIntent`. */
  show(scene: SceneRequest, onIntent: (intent: Intent) => void): void;
  clear(): void;
  /** The twin's focus; the scene draws the focus ring. */
  setFocus(id: string | null): void;
  /** Speed of motion: 1 is normal, 2 is twice as fast. */
  setPace(pace: number): void;
  /** Scrolls content that is taller than the canvas, in CSS pixels; returns true if anything moved. */
  scrollBy(pixels: number): boolean;
  /** Zooms or moves the picture at this point; returns false if there is none. */
  zoom(step: ZoomStep): boolean;
  readonly snapshot: () => StageSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /** The stage itself, for the gallery, benchmarks and the debug panel; null until it is ready. */
  readonly stage: () => Stage | null;
}

/** Milliseconds; a second canvas lost this soon after another isn't replaced automatically. */
const RECOVERY_GAP_MS = 30_000;

/** CSS pixels: the scenes' layouts need this width, so text on a narrower screen grows less. */
const NARROWEST = 320;

const NO_INSETS: Viewport['insets'] = { top: 0, right: 0, bottom: 0, left: 0 };
const NO_TARGETS: readonly Target[] = [];

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** What a theme is loaded for: another one needs it to be loaded again. */
const wornIn = ({ theme, reading = NO_READING }: StageConfig): string =>
  `${theme} ${reading.fontFamily} ${reading.fontSpacing}`;

async function filesFor({ theme, reading = NO_READING }: StageConfig): Promise<ThemeFiles> {
  const files = await themeFiles(theme);
  if (reading.fontFamily === null && reading.fontSpacing === 's') return files;
  const { readTokensAs } = await import('#src/platform/fonts/reading.ts');
  return { ...files, tokens: await readTokensAs(files.tokens, reading) };
}

/** `load` imports the scenes' chunk. */
export function createStageHandle(
  first: StageConfig,
  load: () => Promise<Door> = () => import('#scenes/index.ts'),
): StageHandle {
  const listeners = new Set<() => void>();
  let snapshot: StageSnapshot = { status: 'idle', targets: NO_TARGETS };
  let config = first;
  let wanted: SceneRequest | null = null;
  let onIntent: (intent: Intent) => void = () => undefined;
  let stage: Stage | null = null;
  let door: Door | null = null;
  /** What the stage draws with. */
  let worn: Theme | null = null;
  let focus: string | null = null;
  let goneAt = Number.NEGATIVE_INFINITY;
  // Holds the canvas, and moves between the elements that pages provide.
  const frame = document.createElement('div');
  Object.assign(frame.style, { position: 'absolute', inset: '0', overflow: 'hidden' });
  frame.setAttribute('aria-hidden', 'true');
  /** How much larger than laid out the canvas is shown: as a browser's zoom does. */
  let scale = 1;

  const publish = (next: Partial<StageSnapshot>): void => {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  };
  const fit = (): void => {
    const { clientWidth = 0 } = frame.parentElement ?? {};
    scale = Math.min(textScale(config.reading ?? NO_READING), Math.max(1, clientWidth / NARROWEST));
    const size = scale === 1 ? '' : `${100 / scale}%`;
    Object.assign(frame.style, {
      width: size,
      height: size,
      transform: scale === 1 ? '' : `scale(${scale})`,
      transformOrigin: '0 0',
    });
    // The layout size: even if the stage is shown scaled down, the scene has its full size.
    const { offsetWidth: width, offsetHeight: height } = frame;
    if (width > 0 && height > 0) stage?.resize({ width, height, insets: NO_INSETS });
  };
  const resizes = new ResizeObserver(fit);

  function destroyStage(): void {
    stage?.destroy();
    stage = null;
    wear(null);
  }

  /** Frees the former theme. Whatever draws must have put on this one already. */
  function wear(theme: Theme | null): void {
    worn?.destroy();
    worn = theme;
  }

  /**
   * Continues on a new canvas. If that one is lost too, the twin carries the game until a scene is shown
   * again.
   */
  function recoverContext(): void {
    const now = performance.now();
    const isMore = now - goneAt < RECOVERY_GAP_MS;
    goneAt = now;
    if (!isMore) return void start();
    destroyStage();
    publish({ status: 'unavailable', targets: NO_TARGETS });
  }

  async function start(): Promise<void> {
    destroyStage();
    publish({ status: 'loading' });
    try {
      const wished = config;
      const [loaded, files] = await Promise.all([load(), filesFor(wished)]);
      door = loaded;
      const theme = await door.loadTheme(files);
      const made = await door.createStage({
        host: frame,
        theme,
        strings: (key, values) => config.strings(key, values),
        sound: { play: (name, up) => config.sound.play(name, up) },
        formula: (source) => config.formula(source),
        serverNow: () => config.serverNow(),
        policy: config.policy,
        emit: (intent) => onIntent(intent),
        onTargets: (targets) =>
          publish({ targets: scale === 1 ? targets : targets.map((each) => scaledTarget(each, scale)) }),
        pixelRatio: () => Math.max(1, window.devicePixelRatio || 1) * scale,
        onGone: recoverContext,
        ...(config.tier === undefined ? {} : { tier: config.tier }),
      });
      if (made === null) {
        theme.destroy();
        return publish({ status: 'unavailable' });
      }
      stage = made;
      wear(theme);
      if (wornIn(config) !== wornIn(wished)) void applyTheme();
      fit();
      // The first scene gets a task of its own, so that the page can respond in between.
      await nextTask();
      await present();
      if (stage === made && snapshot.status === 'loading') publish({ status: 'ready' });
    } catch {
      // The chunk or the theme can't be loaded (offline at the wrong moment): the twin carries the game.
      publish({ status: 'unavailable' });
    }
  }

  /** Applies the current theme; if it can't be loaded, the last one stays. */
  async function applyTheme(): Promise<void> {
    if (!stage || !door) return;
    const wished = config;
    const shown = stage;
    const theme = await filesFor(wished).then(door.loadTheme, () => null);
    if (!theme) return;
    // By now there may be another theme to wear, or another stage.
    if (wornIn(config) !== wornIn(wished) || stage !== shown) return theme.destroy();
    stage.rebuild({ theme });
    wear(theme);
  }

  async function present(): Promise<void> {
    if (!stage || !door || !wanted) return;
    const request = wanted;
    try {
      await door.showScene(stage, request, () => wanted === request);
      // A newly opened scene has no focus. Skipped without one, because setting the focus redraws everything
      // that can be pressed.
      if (focus !== null) stage.setFocus(focus);
    } catch {
      // The scene's chunk can't be loaded.
      publish({ status: 'unavailable' });
    }
  }

  return {
    attach(element) {
      element.append(frame);
      resizes.observe(frame);
      fit();
      return () => {
        if (frame.parentElement !== element) return;
        resizes.unobserve(frame);
        frame.remove();
      };
    },
    configure(next) {
      const reworded = next.language !== config.language;
      const repoliced = next.policy !== config.policy;
      const redressed = wornIn(next) !== wornIn(config);
      const resized = next.reading?.fontSize !== config.reading?.fontSize;
      config = next;
      if (repoliced) stage?.setPolicy(next.policy);
      if (resized) fit();
      if (reworded) stage?.rebuild();
      if (redressed) void applyTheme();
    },
    show(scene, listener) {
      onIntent = listener;
      if (wanted?.id === scene.id && wanted.view === scene.view) return;
      wanted = scene;
      if (snapshot.status === 'idle' || snapshot.status === 'unavailable') void start();
      else void present();
    },
    clear() {
      wanted = null;
      onIntent = () => undefined;
      focus = null;
      stage?.clear();
    },
    setFocus(id) {
      focus = id;
      stage?.setFocus(id);
    },
    setPace: (pace) => stage?.setPace(pace),
    scrollBy: (pixels) => stage?.scrollBy(pixels / scale) ?? false,
    zoom: (step) => stage?.zoom({ ...step, x: step.x / scale, y: step.y / scale }) ?? false,
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stage: () => stage,
  };
}
