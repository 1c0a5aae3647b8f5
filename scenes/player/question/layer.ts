// The contract of a feature's layer over the question: things of its own to press and to look at. It is loaded by games that have it alone.

import type { Container, Sprite } from 'pixi.js';
import type { Actor } from '#scenes/kit/Actor.ts';
import { handed } from '#scenes/parts/handed.ts';
import type { Late } from '#scenes/parts/late.ts';
import type { PlayerEvent } from '#scenes/player/events.ts';
import type { Standing } from '#scenes/player/question/character.ts';
import type { Corner, Shape } from '#scenes/player/question/layout.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import type { Rect, ScenePorts, Target, Viewport } from '#scenes/ports.ts';

interface Spot {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Where the pieces of the question stand, on the stage. */
export interface Spots {
  readonly viewport: Viewport;
  /** The landscape. */
  readonly ground: Sprite;
  readonly shape: Shape;
  /** What is kept free for the layer; null where it asked for nothing. */
  readonly corner: Rect | null;
  readonly hud: Rect;
  readonly card: Rect;
  /** Where the card's upper edge is free, from the left: under the clock, and under what another layer has there, nothing would be seen. */
  readonly edge: number;
  /** Of the answers; what scrolls may go on below it. */
  readonly part: Rect;
  readonly footer: Rect;
  /** The own character, which may be let act; null where there is none. */
  readonly own: (Standing & { readonly actor: Actor }) | null;
  /** The star before the score, the flame and the clock; null where they do not show. */
  readonly star: Spot | null;
  readonly flame: Spot | null;
  readonly clock: Spot | null;
  /** So many points are on their way to the score, or from it (less than 0): until they arrive it does not tell them. */
  readonly hold: (points: number) => void;
  /** Slabs that can be pressed, by the id of their target. */
  readonly pressable: ReadonlyMap<string, Rect>;
}

/** What a corner has to fit into. */
export interface CornerRoom {
  readonly width: number;
  readonly shape: Shape;
  /** Whether several things stand in the foot. */
  readonly crowded: boolean;
}

/** Over the question, the answers and the foot. The law of scenes is its law, too: sync is the truth, and play garnish (scenes/ports.ts). */
export interface QuestionLayer extends Container {
  /** Between them and the landscape. */
  readonly behind: Container;
  sync(view: PlayerStageView): void;
  /** The room that it needs. */
  corner(room: CornerRoom): Corner | null;
  layout(spots: Spots): void;
  /** Where what it has on the card's upper edge begins by then; none where that is nothing. */
  readonly onEdge?: number;
  /** Rectangles on the stage. */
  targets(): readonly Target[];
  setFocus(id: string | null): void;
  setPointer(id: string | null, pressed: boolean): void;
  /** What has happened since it was called before; the events are those of the question. */
  play(events: readonly PlayerEvent[]): void;
}

/** `redraw`: after something came in from outside. */
export type CreateLayer = (ports: ScenePorts, redraw: (reason: string) => void) => QuestionLayer;

/** Of all features; those after another lie over it. */
export const questionLayers = handed<readonly Late<PlayerStageView, CreateLayer>[]>();
