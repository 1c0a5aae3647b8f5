// The stage as React holds it: made once, lazily, outside of any component, so that it outlives pages and StrictMode.

import type {
  FormulaPort,
  Intent,
  MotionPolicy,
  SceneRequest,
  SoundPort,
  Stage,
  StringsPort,
  Target,
  Tier,
  Viewport,
} from '#scenes/index.ts';
import { themeFiles } from '#src/platform/theme/themeFiles.ts';

type Door = typeof import('#scenes/index.ts');

/** idle: nobody needed it yet; ready: the first scene is drawn; unavailable: nothing can be drawn, so the twin alone is the game. */
export type StageStatus = 'idle' | 'loading' | 'ready' | 'unavailable';

export interface StageConfig {
  readonly strings: StringsPort;
  /** Of the strings: with another one the scene is worded anew. */
  readonly language: string;
  readonly sound: SoundPort;
  readonly formula: FormulaPort;
  /** Server time in ms. */
  readonly serverNow: () => number;
  readonly policy: MotionPolicy;
  /** Its id. */
  readonly theme: string;
  /** Fixed for the life of the page; picked from the machine when missing. */
  readonly tier?: Tier;
}

export interface StageSnapshot {
  readonly status: StageStatus;
  readonly targets: readonly Target[];
}

export interface StageHandle {
  /** Puts the canvas into this element and keeps it as large; returns the way to take it out again. */
  attach(element: HTMLElement): () => void;
  configure(config: StageConfig): void;
  /** Shows a scene, with another try where nothing could be drawn; pressed targets go to `onIntent`. */
  show(scene: SceneRequest, onIntent: (intent: Intent) => void): void;
  /** Empties the stage. */
  clear(): void;
  /** The twin's focus: the scene draws the ring. */
  setFocus(id: string | null): void;
  /** How much of a motion passes in its time. */
  setPace(pace: number): void;
  /** Moves what is longer than the canvas, in CSS pixels; gives whether anything moved. */
  scrollBy(pixels: number): boolean;
  readonly snapshot: () => StageSnapshot;
  readonly subscribe: (listener: () => void) => () => void;
  /** The stage itself, for the gallery, benches and the debug panel; null until it is ready. */
  readonly stage: () => Stage | null;
}

/** Milliseconds: one canvas that is lost so soon after another is not replaced by itself. */
const PEACE_MS = 30_000;

const NO_INSETS: Viewport['insets'] = { top: 0, right: 0, bottom: 0, left: 0 };
const NO_TARGETS: readonly Target[] = [];

/** `load` brings the scenes' chunk. */
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
  let focus: string | null = null;
  let goneAt = Number.NEGATIVE_INFINITY;
  // The canvas lives in here, and this moves between the elements that pages offer.
  const frame = document.createElement('div');
  Object.assign(frame.style, { position: 'absolute', inset: '0', overflow: 'hidden' });
  frame.setAttribute('aria-hidden', 'true');

  const publish = (next: Partial<StageSnapshot>): void => {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  };
  const fit = (): void => {
    // As the page lays it out: where it is shown in small, the scene is that of the whole size.
    const { offsetWidth: width, offsetHeight: height } = frame;
    if (width > 0 && height > 0) stage?.resize({ width, height, insets: NO_INSETS });
  };
  const resizes = new ResizeObserver(fit);

  function leave(): void {
    stage?.destroy();
    stage = null;
  }

  /** On another canvas; where that one goes, too, the twin carries the game until somebody asks for the next. */
  function goOn(): void {
    const now = performance.now();
    const isMore = now - goneAt < PEACE_MS;
    goneAt = now;
    if (!isMore) return void start();
    leave();
    publish({ status: 'unavailable', targets: NO_TARGETS });
  }

  async function start(): Promise<void> {
    leave();
    publish({ status: 'loading' });
    try {
      const { theme: id } = config;
      const [loaded, files] = await Promise.all([load(), themeFiles(id)]);
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
        onTargets: (targets) => publish({ targets }),
        onGone: goOn,
        ...(config.tier === undefined ? {} : { tier: config.tier }),
      });
      if (!made.ok) return publish({ status: 'unavailable' });
      stage = made.stage;
      if (config.theme !== id) void dress();
      fit();
      await present();
      if (stage === made.stage && snapshot.status === 'loading') publish({ status: 'ready' });
    } catch {
      // The chunk or the theme can't be had (offline at the wrong moment): the twin carries the game.
      publish({ status: 'unavailable' });
    }
  }

  /** In the theme of now; what can't be had leaves the last one. */
  async function dress(): Promise<void> {
    if (!stage || !door) return;
    const { theme: id } = config;
    const theme = await themeFiles(id).then(door.loadTheme, () => null);
    if (theme && config.theme === id) stage.rebuild({ theme });
  }

  async function present(): Promise<void> {
    if (!stage || !door || !wanted) return;
    const request = wanted;
    try {
      await door.showScene(stage, request, () => wanted === request);
      // A scene that was opened has none, and draws all that can be pressed anew for it.
      if (focus !== null) stage.setFocus(focus);
    } catch {
      // The scene's chunk can't be had.
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
      const redressed = next.theme !== config.theme;
      config = next;
      if (repoliced) stage?.setPolicy(next.policy);
      if (reworded) stage?.rebuild();
      if (redressed) void dress();
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
    scrollBy: (pixels) => stage?.scrollBy(pixels) ?? false,
    snapshot: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stage: () => stage,
  };
}
