// A theme's own place: the pictures behind its scenes, the route of its climb, and how its landmark moves.

import type { Sprite, SpritesheetData } from 'pixi.js';
import type { Color } from '#scenes/theme/tokens.ts';

/** How a theme's path up the climb differs from the usual one, which widens towards the foot as the peak does. */
export interface Route {
  /** Half its width at the foot and at the top, as shares of the climb's height. */
  readonly foot: number;
  readonly top: number;
  readonly corners: string;
}

/** A motion of the landmark's moving part, in units of its cell and degrees, there and back. */
export interface Gesture {
  readonly x?: number;
  readonly y?: number;
  readonly rotation?: number;
  readonly scale?: number;
  /** Hides it at the farthest point: a door that opens, a light that goes on. */
  readonly alpha?: number;
  /** Milliseconds in all. */
  readonly duration: number;
  readonly times?: number;
}

/** `go`: when the game starts. `idle`: now and then while players wait. */
export type GestureName = 'go' | 'idle';

export type Gestures = Readonly<Partial<Record<GestureName, Gesture>>> & {
  /** What the part turns around: x, y. */
  readonly pivot?: readonly number[];
};

/** The parts of a theme's folder that make its world. */
export interface WorldFiles {
  /** Addresses of its pictures by name: a sky or `climb`, then `-wide` or `-tall`. */
  readonly pictures: Readonly<Record<string, string>>;
  readonly pieces: { readonly sheet: SpritesheetData; readonly picture: string } | null;
  readonly route: Route;
  readonly gestures: Gestures;
  /** See `Theme`. */
  readonly disguise: boolean;
  readonly maxParticles: number;
}

/** Of a scene's ports, which name the theme and so can't be named here. */
export type Ease = (
  show: (progress: number) => void,
  options: { readonly duration: number; readonly steady: true },
) => unknown;
export interface IdlePorts {
  readonly clock: { now(): number; at(serverMs: number, task: () => void): () => void };
  readonly quality: { readonly ambient: boolean };
}

/** The even surface around the middle of a piece. */
export interface Face {
  /** Its center from the top, as a share of the piece's height. */
  readonly y: number;
  /** Words on it have to be light. */
  readonly isDark: boolean;
}

export interface World {
  readonly route: Route;
  /** Null if there is none with this name. */
  picture(name: string): WorldPicture | null;
  /** Where words go on this piece. */
  face(piece: string): Face;
  /** Plays an idle gesture now and then until the scene ends, if the device and the reader allow it. */
  idle(ports: IdlePorts, play: () => void): void;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface WorldPicture {
  /** Resolves once it can be drawn; stays pending if it can't be loaded. */
  readonly loaded: Promise<void>;
  readonly isLoaded: boolean;
  /** Fills this many pixels, cut off or stretched as the picture says. */
  draw(context: CanvasRenderingContext2D, width: number, height: number): void;
  /** True if words of this color read well on this area of it, drawn at this size in CSS pixels. */
  carries(area: Size & { readonly x: number; readonly y: number }, ink: Color, size: Size): boolean;
  /** Moves the landmark on the sprite that shows this picture. Nothing is left of it afterwards. */
  play(gesture: GestureName, shown: Sprite, ease: Ease): Promise<void>;
}
