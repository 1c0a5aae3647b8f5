// The contract between a scene and the stage: what a scene is, and the only doors through which it reaches anything.

import type { Container, Texture } from 'pixi.js';
import type { FormulaDrawing } from '#core/content/formulaDrawing.ts';
import type { AnswerAct } from '#core/questions/question.ts';
import type { Theme } from '#scenes/theme/theme.ts';

// ---------------------------------------------------------------- space

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** CSS pixels, from the canvas's top left corner. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Viewport {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Space taken by notches and by chrome that lies over the canvas, in CSS pixels. */
  readonly insets: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
  };
}

// ---------------------------------------------------------------- what a scene says

/**
 * What serves an answer of parts before it is one. hold: picks a piece up, which one acts with next; null puts it back. undo: takes back the
 * last act.
 */
export type HandIntent = { readonly type: 'hold'; readonly piece: string | null } | { readonly type: 'undo' };

/** What a person wants; the twin and the canvas raise the same ones. */
export type Intent =
  | AnswerAct
  | FeatureIntents[keyof FeatureIntents]
  | HandIntent
  | { readonly type: 'submit' }
  | { readonly type: 'next' };

/** Each feature adds its own in its `ports.ts`, and its sounds likewise. */
export interface FeatureIntents {}

/**
 * One thing of a scene that a person can meet, for the DOM twin, the pointer and tests.
 * button: pressing it raises `intent`; field: a text field of the DOM goes here; island: a region that the DOM fills
 * (long text, film, chrome's own buttons); region: drawn, and read out by the twin.
 */
export interface Target {
  /** Stable: `option:<id>`, `submit`, `next`, `field`, `question`, `notes`, `timer`, `player:<id>`, `row:<id>`, and what features name. */
  readonly id: string;
  readonly kind: 'button' | 'field' | 'island' | 'region';
  readonly rect: Rect;
  /** Set on a button that can be pressed now. */
  readonly intent?: Intent;
  /** Raised after `intent`. */
  readonly also?: Intent;
  /** Set on a button that can be dragged now. */
  readonly drag?: Draggable;
}

export interface Draggable {
  /** A finger drags it from here at once, and from elsewhere once it has rested there. */
  readonly grip: Rect;
  /** The window that it scrolls in; without one a finger drags it from anywhere. */
  readonly scrolls?: Rect;
}

/** One moment of a drag, in CSS pixels. */
export interface DragStep {
  /** Of the target. */
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly isTouch: boolean;
  readonly state: 'dragged' | 'dropped' | 'canceled';
}

// ---------------------------------------------------------------- a scene

/**
 * What stands on the stage. `sync` is the truth, `play` is garnish: for any views and events,
 * sync(view); play(events) and waiting, gives the same labelled display tree as sync(view) alone.
 *
 *   create(ports) -> layout(viewport) -> { sync(view) -> play(events) | layout(viewport) | setFocus(id) }* -> destroy()
 *
 * Display objects that matter carry a `label` equal to their target's id.
 */
export interface Scene<View, Event> {
  /** The stage adds it and takes it off; the scene fills it. */
  readonly root: Container;
  /** Called before the first sync, and again whenever the size changes. */
  layout(viewport: Viewport): void;
  /** Puts everything in its end pose. Idempotent; poses are set through `motion.place`, so that what still moves may arrive. */
  sync(view: View): void;
  /** Animates towards the state that the last `sync` has set. Never waited for. */
  play(events: readonly Event[]): void;
  /** Draws the focus ring round the target with this id; null takes it away. */
  setFocus(id: string | null): void;
  /** The target under the pointer and whether it is pressed; null when there is none. */
  setPointer?(id: string | null, pressed: boolean): void;
  /** A wheel or drag over the scene, in CSS pixels (positive: towards the end); true when something scrolled. */
  scrollBy?(pixels: number): boolean;
  /** A target is dragged; what dropping it here means, null for nothing. */
  drag?(step: DragStep): Intent | null;
  /** What a press beside all targets means now; null for nothing. */
  ground?(): Intent | null;
  /** Where everything is now, in reading order. */
  targets(): readonly Target[];
  /** Once a frame while something has a reason to move; milliseconds since the last frame. */
  update?(deltaMs: number): void;
  /** Gives back what the scene made: textures, timers. The stage ends its motions before, and destroys `root` after. */
  destroy(): void;
}

/** How a scene is known to the stage. `diff` is pure: what happened between two views (null: the scene has just opened). */
export interface SceneKind<View, Event> {
  readonly id: string;
  create(ports: ScenePorts): Scene<View, Event>;
  diff(previous: View | null, next: View): readonly Event[];
}

// ---------------------------------------------------------------- ports

export interface ScenePorts {
  readonly clock: ClockPort;
  readonly motion: MotionPort;
  readonly sound: SoundPort;
  readonly quality: QualityPort;
  readonly strings: StringsPort;
  readonly random: RandomPort;
  readonly assets: AssetsPort;
  readonly theme: Theme;
  /** Raises an intent (the stage does it for pressed targets). */
  emit(intent: Intent): void;
  /** Asks for one frame, because something changed outside of motion; the reason shows in the debug log. */
  invalidate(reason: string): void;
  /** Tells the DOM twin that `targets()` has changed. */
  targetsChanged(): void;
}

export interface ClockPort {
  /** Server time in ms, as well as this client knows it. */
  now(): number;
  /** Runs `task` once at this server time in ms (at once when it has passed); ends with the scene. Returns the way to call it off. */
  at(serverMs: number, task: () => void): () => void;
}

export type MotionPolicy = 'full' | 'reduced' | 'none';

/** Where and how a display object stands. */
export interface Pose {
  readonly x?: number;
  readonly y?: number;
  /** Uniform. */
  readonly scale?: number;
  readonly alpha?: number;
  /** Radians. */
  readonly rotation?: number;
}

/**
 * The named recipes. Each starts away from the object's present pose and ends in exactly that pose.
 * pop: grows in. fade: appears. slide: comes from `from` (offset in CSS pixels). fly: travels from the absolute pose `from`, on an arc.
 * drop: falls in with a bounce. shake: a wrong answer. pulse: a short swell. hop: a small jump. tilt: a wiggle, by `from.rotation`.
 * stamp: falls upon something from `from.scale`. hit: sinks, holds and springs up. cheer: hops for joy, by `from.y`. nod: a bow of the head.
 * recoil: leans back and shakes something off.
 */
export type Recipe =
  | 'pop'
  | 'fade'
  | 'slide'
  | 'fly'
  | 'drop'
  | 'shake'
  | 'pulse'
  | 'hop'
  | 'tilt'
  | 'stamp'
  | 'hit'
  | 'cheer'
  | 'nod'
  | 'recoil';

export interface RecipeOptions {
  /** Seconds before it starts; until then the object is in the recipe's first pose. */
  readonly delay?: number;
  /** Seconds; each recipe has its own default. */
  readonly duration?: number;
  readonly from?: Pose;
  /** Under reduced motion it waits for its delay too: the order is what it tells. */
  readonly inTurn?: boolean;
}

/** A running motion. `done` resolves however it ends. */
export interface Played {
  readonly done: Promise<void>;
  /** Jumps to the end pose. */
  finish(): void;
}

export interface MotionPort {
  readonly policy: MotionPolicy;
  /** Sets the end pose. A motion that runs on this object goes on, towards the new pose. */
  place(target: Container, pose: Pose): void;
  play(recipe: Recipe, target: Container, options?: RecipeOptions): Played;
  /** Counts from one integer to another, calling `show` for each value shown; the last call is always `show(to)`. */
  count(
    from: number,
    to: number,
    show: (value: number) => void,
    options?: { readonly delay?: number; readonly duration?: number },
  ): Played;
  /** Eases `show` from 0 to 1 (a bar that fills, a ring); the last call is always `show(1)`. */
  ease(
    show: (progress: number) => void,
    options?: {
      readonly delay?: number;
      readonly duration?: number;
      /** At one pace, for what is timed by hand. */
      readonly steady?: boolean;
    },
  ): Played;
  /** Throws particles from a point of the stage (CSS pixels). Nothing under `reduced` and `none`; fewer on lower tiers. */
  burst(at: { readonly x: number; readonly y: number }, options?: BurstOptions): void;
  /** Everything to its end pose at once. */
  finishAll(): void;
}

export interface BurstOptions {
  /** sparks: a puff of dots. confetti: paper that falls over the whole stage. stars: a few stars that rise. */
  readonly style?: 'sparks' | 'confetti' | 'stars';
  /** 0xRRGGBB; the theme's party colours by default. */
  readonly colors?: readonly number[];
  readonly delay?: number;
}

export type Tier = 'high' | 'medium' | 'low' | 'still';

export interface QualityPort {
  readonly tier: Tier;
  /** Whether things may move that nobody asked for (idle characters, drifting clouds). */
  readonly ambient: boolean;
  /** Particles alive at once. */
  readonly maxParticles: number;
}

/** Translates a key; without a namespace it is one of `scenes`. */
export type StringsPort = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** For looks alone; never decides anything about the game. */
export interface RandomPort {
  /** 0 (included) to 1 (not included). */
  next(): number;
  /** An integer from 0 to below `limit`. */
  below(limit: number): number;
}

/** Names of sounds; the theme's sound configuration maps them to files. */
export type SoundName =
  | 'press'
  | 'pickUp'
  | 'putDown'
  | 'putBack'
  | 'lock'
  | 'correct'
  | 'partial'
  | 'incorrect'
  | 'timeout'
  | 'tick'
  | 'countdown'
  | 'go'
  | 'join'
  | 'question'
  | 'score'
  | 'streak'
  | 'rankUp'
  | 'rankDown'
  | 'leaderboard'
  | 'gameOver'
  | 'podiumThird'
  | 'podiumSecond'
  | 'podiumFirst'
  | FeatureSounds[keyof FeatureSounds];

export interface FeatureSounds {}

export interface SoundPort {
  /** `up`: semitones higher than it was recorded; 0 by default. */
  play(name: SoundName, up?: number): void;
}

/** By the `source` of a formula's mark, its drawing once it can be had; null where there is none. */
export type FormulaPort = (source: string) => Promise<FormulaDrawing | null>;

export interface AssetsPort {
  /** The picture at this address once it is there; null when it can't be had. Freed when the scene ends, and then never settles. */
  picture(url: string): Promise<Texture | null>;
  /** Another question is shown from now on: pictures that the one before it did not ask for either are freed. */
  nextPictures(): void;
  /**
   * A texture drawn by the scene, drawn again after a lost WebGL context and freed when the scene ends.
   * The same key gives the same texture.
   */
  baked(key: string, draw: () => Container): Texture;
}
