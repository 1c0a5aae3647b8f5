// The contract between a scene and the stage: what a scene is, and the ports that are its only access to
// anything else.

import type { Container, Texture } from 'pixi.js';
import type { FormulaDrawing } from '#core/content/formulaDrawing.ts';
import type { AnswerAct } from '#core/questions/question.ts';
import type { Character } from '#core/room/characters.ts';
import type { Theme } from '#scenes/theme/theme.ts';
import type { Color } from '#scenes/theme/tokens.ts';

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
  /** CSS pixels taken up by notches and by chrome that overlays the canvas. */
  readonly insets: {
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
    readonly left: number;
  };
}

// ---------------------------------------------------------------- targets and intents

/**
 * Steps towards an answer that is built from pieces. hold: picks up the piece to act on next; null puts it
 * back. undo: reverts the last act.
 */
export type HandIntent = { readonly type: 'hold'; readonly piece: string | null } | { readonly type: 'undo' };

/** Something the user wants to do; the canvas and the DOM twin raise the same intents. */
export type Intent =
  | AnswerAct
  | FeatureIntents[keyof FeatureIntents]
  | HandIntent
  | { readonly type: 'submit' }
  | { readonly type: 'next' };

/** Each feature adds its own intents in its `ports.ts`, and its sounds likewise. */
export interface FeatureIntents {}

/**
 * Something in a scene that the user can see or press, for the DOM twin, the pointer and tests.
 * button: pressing it raises `intent`. field: a text field of the DOM goes here. island: a region that the
 * DOM fills (long text, film, chrome's own buttons). region: drawn here and read out by the twin.
 */
export interface Target {
  /**
   * Stable: `option:<id>`, `submit`, `next`, `field`, `question`, `notes`, `timer`, `player:<id>`,
   * `row:<id>`, `beside` and `beside:handle` (what holds the question), `list` (slots instead of a board), and
   * ids that features add.
   */
  readonly id: string;
  readonly kind: 'button' | 'field' | 'island' | 'region';
  readonly rect: Rect;
  /** Set on a button that can be pressed now. */
  readonly intent?: Intent;
  /** Raised after `intent`. */
  readonly followUpIntent?: Intent;
  /** Set on a button that can be dragged now. Without an `intent`, a tap drops it where it is tapped. */
  readonly drag?: Draggable;
  /** Set on a button that zooms a picture and does nothing else. */
  readonly zoom?: ZoomStep;
}

/** A change of the part of a picture that is in view, around a point, in CSS pixels. */
export interface ZoomStep extends Point {
  /** Factor; 0 shows all of the picture. */
  readonly by: number;
  /** How far the picture moves at the same time. */
  readonly across?: number;
  readonly down?: number;
  /** True if it may take its time: nothing is under a finger. */
  readonly isSlow?: boolean;
}

export interface Draggable {
  /** A finger drags it from here right away, and from elsewhere only after resting there. */
  readonly grip: Rect;
  /** The window it scrolls in; without one, a finger drags it from anywhere right away. */
  readonly scrolls?: Rect;
  /** True if a finger that rests on it begins the drag before it moves. */
  readonly holds?: true;
}

/** One step of a drag, in CSS pixels. */
export interface DragStep {
  /** Id of the dragged target. */
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly isTouch: boolean;
  /** True if a finger began it by resting. */
  readonly isHeld?: boolean;
  readonly state: 'dragged' | 'dropped' | 'canceled';
}

// ---------------------------------------------------------------- a scene

/**
 * A scene on the stage. `sync` is the truth, `play` is garnish: for any views and events, calling sync(view)
 * and play(events), then waiting, leads to the same labeled display tree as sync(view) alone.
 *
 * create(ports) -> layout(viewport)
 * -> { sync(view) -> play(events) | layout(viewport) | setFocus(id) }*
 * -> destroy()
 *
 * Display objects that matter carry a `label` equal to their target's id.
 */
export interface Scene<View, Event> {
  /** Added and removed by the stage, filled by the scene. */
  readonly root: Container;
  /** Called before the first sync, and again whenever the size changes. */
  layout(viewport: Viewport): void;
  /**
   * Puts everything in its end pose. Idempotent. Sets poses through `motion.place`, so that running motions
   * can still finish.
   */
  sync(view: View): void;
  /** Animates towards the state set by the last `sync`. Never awaited. */
  play(events: readonly Event[]): void;
  /** Draws the focus ring around the target with this id; null removes it. */
  setFocus(id: string | null): void;
  /** The target under the pointer and whether it is pressed; null when there is none. */
  setPointer?(id: string | null, pressed: boolean): void;
  /**
   * A wheel or drag over the scene, in CSS pixels (positive: towards the end). Returns true when something
   * scrolled.
   */
  scrollBy?(pixels: number): boolean;
  /** A step of a target's drag. Returns the intent of dropping it here; null for none. */
  drag?(step: DragStep): Intent | null;
  /** Returns the intent of a press outside all targets; null for none. */
  ground?(): Intent | null;
  /** Zooms or moves the picture at this point. Returns false if there is none. */
  zoom?(step: ZoomStep): boolean;
  /** Closes what a press has opened without an intent, as Escape does. Returns false if nothing is open. */
  dismiss?(): boolean;
  /** All targets, in reading order. The stage calls it with everything in its end pose. */
  targets(): readonly Target[];
  /**
   * Called once a frame while something has a reason to move. `deltaMs`: milliseconds since the last frame.
   */
  update?(deltaMs: number): void;
  /**
   * Releases what the scene made: textures, timers. The stage ends its motions before this and destroys
   * `root` after it.
   */
  destroy(): void;
}

/**
 * A kind of scene, as the stage sees it. `diff` is pure: what happened between two views (null: the scene has
 * just opened).
 */
export interface SceneKind<View, Event> {
  readonly id: string;
  create(ports: ScenePorts): Scene<View, Event>;
  diff(previous: View | null, next: View): readonly Event[];
}

// ---------------------------------------------------------------- ports

export interface ScenePorts {
  /** Identity of the stage, as a key for what a scene remembers beyond its own life. */
  readonly stage: object;
  readonly clock: ClockPort;
  readonly motion: MotionPort;
  readonly sound: SoundPort;
  readonly quality: QualityPort;
  readonly strings: StringsPort;
  readonly random: RandomPort;
  readonly assets: AssetsPort;
  readonly theme: Theme;
  /** Raises an intent. The stage does this for pressed targets. */
  emit(intent: Intent): void;
  /** Requests one frame because something changed outside of motion; the reason shows in the debug log. */
  invalidate(reason: string): void;
  /** Tells the DOM twin that `targets()` has changed. */
  targetsChanged(): void;
}

export interface ClockPort {
  /** Server time in ms, as this client estimates it. */
  now(): number;
  /**
   * Runs `task` once at this server time in ms (right away if it has passed), unless the scene ends first.
   * Returns a function that cancels it.
   */
  at(serverMs: number, task: () => void): () => void;
}

export type MotionPolicy = 'full' | 'reduced' | 'none';

/** Position and appearance of a display object. */
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
 * The named recipes. Each starts away from the object's current pose and ends in exactly that pose.
 * pop: grows in. fade: appears. slide: comes from `from` (offset in CSS pixels). fly: travels in an arc from
 * the absolute pose `from`. drop: falls in with a bounce. shake: a wrong answer. pulse: a short swell. hop: a
 * small jump. tilt: a wiggle, by `from.rotation`. stamp: falls onto something from `from.scale`. hit: sinks,
 * holds and springs up. cheer: hops for joy, by `from.y`. nod: a bow of the head. recoil: leans back and
 * shakes something off. suspense: leans in and trembles, by `from.rotation`. overtake: comes by its `way`.
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
  | 'recoil'
  | 'suspense'
  | 'overtake';

/** A stop on the way of what overtakes and is overtaken. */
export interface WayStop extends Point {
  /** Seconds until it sets out for this stop. */
  readonly at: number;
  /** True if it is the one that overtakes. */
  readonly leads: boolean;
}

export interface RecipeOptions {
  /** Seconds before it starts; until then the object holds the recipe's first pose. */
  readonly delay?: number;
  /** Seconds; each recipe has its own default. */
  readonly duration?: number;
  readonly from?: Pose;
  /** Offsets from the end pose, in the order of their times; each way takes `duration`. */
  readonly way?: readonly WayStop[];
  /** Keeps its delay under reduced motion, because the order carries meaning. */
  readonly keepsDelay?: boolean;
}

/** A running motion. `done` resolves however it ends. */
export interface RunningMotion {
  readonly done: Promise<void>;
  /** Jumps to the end pose. */
  finish(): void;
}

export interface MotionPort {
  readonly policy: MotionPolicy;
  /** Sets the end pose. A motion already running on this object continues towards the new pose. */
  place(target: Container, pose: Pose): void;
  play(recipe: Recipe, target: Container, options?: RecipeOptions): RunningMotion;
  /** Counts from one integer to another, calling `show` for each value shown; the last call is always `show(to)`. */
  count(
    from: number,
    to: number,
    show: (value: number) => void,
    options?: { readonly delay?: number; readonly duration?: number },
  ): RunningMotion;
  /** Eases `show` from 0 to 1 (a bar that fills, a ring); the last call is always `show(1)`. */
  ease(
    show: (progress: number) => void,
    options?: {
      readonly delay?: number;
      readonly duration?: number;
      /** Linear, for motion that does its own easing in `show`. */
      readonly steady?: boolean;
    },
  ): RunningMotion;
  /**
   * Throws particles from a point on the stage (CSS pixels). None under `reduced` and `none`; fewer on lower
   * tiers.
   */
  burst(at: { readonly x: number; readonly y: number }, options?: BurstOptions): void;
  /** Jumps everything to its end pose. */
  finishAll(): void;
}

export interface BurstOptions {
  /** sparks: a puff of dots. confetti: paper that falls over the whole stage. stars: a few rising stars. */
  readonly style?: 'sparks' | 'confetti' | 'stars';
  /** 0xRRGGBB; the theme's party colors by default. */
  readonly colors?: readonly number[];
  readonly delay?: number;
}

export type Tier = 'high' | 'medium' | 'low' | 'still';

export interface QualityPort {
  readonly tier: Tier;
  /** Allows motion that nothing triggered (idle characters, drifting clouds). */
  readonly ambient: boolean;
  /** Limit on particles alive at the same time. */
  readonly maxParticles: number;
}

/** Translates a key; the namespace defaults to `scenes`. */
export type StringsPort = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** For looks only; never decides anything about the game. */
export interface RandomPort {
  /** 0 (included) to 1 (not included). */
  next(): number;
  /** An integer from 0 (included) to `limit` (not included). */
  below(limit: number): number;
}

/** Names of sounds; the theme's sound configuration maps them to files. */
export type SoundName =
  | 'press'
  | HandSound
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
  | 'drumRoll'
  | 'podiumThird'
  | 'podiumSecond'
  | 'podiumFirst'
  | FeatureSounds[keyof FeatureSounds];

export interface FeatureSounds {}

/** Sounds of a hand with pieces: any piece, then what pieces of some kinds are made of. */
export type HandSound =
  | 'pickUp'
  | 'putDown'
  | 'putBack'
  | 'complete'
  | 'ropeZip'
  | 'wickerCreak'
  | 'plankKnock'
  | 'signClack'
  | 'flagPlant'
  | 'chalkStroke';

export interface SoundPort {
  /** `up`: semitones above the recording; 0 by default. */
  play(name: SoundName, up?: number): void;
}

/**
 * Resolves with the drawing of a formula, by its mark's `source`, once it has loaded; null when there is
 * none.
 */
export type FormulaPort = (source: string) => Promise<FormulaDrawing | null>;

/** Faces that a player can make; `calm` is an avatar's own. */
export type FaceName = 'calm' | 'closed' | 'look' | 'happy' | 'wow' | 'wobble';
/** Pictures of a player who acts, with what comes out on occasion. `parts`: of an avatar; none of a monster. */
export type Faces = Readonly<Record<FaceName | 'mitt' | 'scarf', Texture>> & {
  readonly parts?: readonly FigurePart[];
};

/**
 * How a part of an avatar moves. spin: around a vertical axis, as a propeller. turn: as a wheel. open: upwards, as
 * wings. sway: as leaves. glint, shine: light that shows only for a moment, on metal and on cloth.
 */
export type MoveName = 'spin' | 'turn' | 'open' | 'sway' | 'glint' | 'shine';
/** How a part moves, and the point of the avatar's grid that it moves about. */
export type Moves = readonly [move: MoveName, x: number, y: number];

/** Part of an avatar that isn't in its faces because it moves on its own. */
export interface FigurePart {
  /** As large as a face, with the part in its place. */
  readonly texture: Texture;
  /** Null for what is in its hand, which goes where the hand goes. */
  readonly moves: Moves | null;
  readonly isBehind: boolean;
  /** True if it is in its hand. */
  readonly isHeld: boolean;
}

export interface MittLook {
  readonly fill: Color;
  /** Null for an avatar without clothes. */
  readonly cuff: Color | null;
  /** True if the right one holds something in the avatar's picture. */
  readonly isHolding: boolean;
}

export interface AssetsPort {
  /**
   * The picture of a character that is `size` CSS pixels high. An avatar has a plain one until its own has been
   * drawn; then the scene is synced again.
   */
  figure(character: Character, size: number): Texture;
  /**
   * Resolves with the character's faces; null when they can't be loaded. Never settles once the scene has ended.
   * `isLarge`: for a figure that is among the largest things on the stage; of an avatar's faces it has only `calm`
   * and `happy`.
   */
  faces(character: Character, isLarge?: boolean): Promise<Faces | null>;
  /** How an avatar's mitts look beside its picture; null for a monster, and until its own picture can be drawn. */
  mitt(character: Character): MittLook | null;
  /**
   * Resolves with the picture at this address; null when it can't be loaded. Freed when the scene ends; after
   * that, the promise never settles.
   */
  picture(url: string): Promise<Texture | null>;
  /** Starts another question: frees pictures that the previous one didn't request either. */
  nextPictures(): void;
  /**
   * A texture drawn by the scene: redrawn after a lost WebGL context, freed when the scene ends. The same key
   * returns the same texture.
   */
  baked(key: string, draw: () => Container): Texture;
}
