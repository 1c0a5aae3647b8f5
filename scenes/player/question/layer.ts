// Contract for a feature's layer over the question, with targets and visuals of its own. Only games with the
// feature load it.

import type { Container } from 'pixi.js';
import type { Actor } from '#scenes/kit/Actor.ts';
import type { Background } from '#scenes/kit/Background.ts';
import { slot } from '#scenes/parts/slot.ts';
import type { LazyPart } from '#scenes/parts/lazyPart.ts';
import type { PlayerEvent } from '#scenes/player/events.ts';
import type { CharacterSpot } from '#scenes/player/question/character.ts';
import type { Corner, CornerSpace } from '#scenes/player/question/corners.ts';
import type { Shape } from '#scenes/player/question/layout.ts';
import type { PlayerStageView } from '#scenes/player/view.ts';
import type { Rect, ScenePorts, Target, Viewport } from '#scenes/ports.ts';

interface Spot {
  /** Its center. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Places of the question's pieces on the stage. */
export interface Spots {
  readonly viewport: Viewport;
  /** The landscape. */
  readonly ground: Background;
  readonly shape: Shape;
  /** The space reserved for the layer; null if it asked for none. */
  readonly corner: Rect | null;
  readonly hud: Rect;
  readonly card: Rect;
  /** The left end of the free part of the card's top edge, beside the player's own character. */
  readonly start: number;
  /**
   * The right end of the free part of the card's top edge; beyond it, the clock or another layer would cover
   * things.
   */
  readonly edge: number;
  /** The answers; they may extend further down when they scroll. */
  readonly part: Rect;
  readonly footer: Rect;
  /** The player's own character, which the layer may animate; null if there is none. */
  readonly ownCharacter: (CharacterSpot & { readonly actor: Actor }) | null;
  /** The star before the score, the flame and the clock; null for those that aren't shown. */
  readonly star: Spot | null;
  readonly flame: Spot | null;
  readonly clock: Spot | null;
  /**
   * Holds back points that are still on their way to the score, or from it (below 0): the score shown leaves
   * them out.
   */
  readonly holdPoints: (points: number) => void;
  /** Pressable slabs, by target id. */
  readonly pressable: ReadonlyMap<string, Rect>;
}

/** The space a corner has to fit into. */
export interface CornerRoom extends CornerSpace {
  /** True if the footer holds several things. */
  readonly crowded: boolean;
}

/**
 * Above the question, the answers and the footer. Follows the rule of scenes: sync is the truth, and play
 * only decoration (scenes/ports.ts).
 */
export interface QuestionLayer extends Container {
  /** Between the question and the landscape. */
  readonly behind: Container;
  sync(view: PlayerStageView): void;
  /** The part of the stage that it leaves to the question; absent: all of it. */
  room?(viewport: Viewport): Viewport;
  /** The place of the player's own character, instead of the usual one; null for none. */
  stand?(usual: CharacterSpot | null): CharacterSpot | null;
  /** The gap it needs between the bar and the card, for what it hangs on the card's top edge; absent for none. */
  hanging?(shape: Shape): number;
  /** The space it needs; null or absent for none. */
  corner?(room: CornerRoom): Corner | null;
  layout(spots: Spots): void;
  /**
   * The left end of what it shows on the card's top edge, after `layout`; absent if it shows nothing there.
   */
  readonly topEdgeStart?: number;
  /** Rects on the stage. */
  targets(): readonly Target[];
  /** Absent if nothing here can be pressed. */
  setFocus?(id: string | null): void;
  setPointer?(id: string | null, pressed: boolean): void;
  /** Plays what has happened since the last call; the events are the question's. */
  play(events: readonly PlayerEvent[]): void;
}

/** `redraw`: to be called when something arrives from outside. */
export type CreateLayer = (ports: ScenePorts, redraw: (reason: string) => void) => QuestionLayer;

/** Of all features; later ones are on top. */
export const questionLayers = slot<readonly LazyPart<PlayerStageView, CreateLayer>[]>();
