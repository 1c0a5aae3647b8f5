// Contract for a question type's part of the question scene, where the answer is given.

import type { Container } from 'pixi.js';
import type { AnswerOf, Distribution, QuestionOf, QuestionType, RevealOf } from '#core/questions/question.ts';
import type { ResponseResult } from '#core/room/phase.ts';
import type { Draft } from '#scenes/player/view.ts';
import { slot } from '#scenes/parts/slot.ts';
import type { HandAct } from '#scenes/player/handAct.ts';
import type { DragStep, Intent, Rect, ScenePorts, Target, Viewport, ZoomStep } from '#scenes/ports.ts';

/** A question as its part shows it. */
export interface PartView<Type extends QuestionType> {
  readonly question: QuestionOf<Type>;
  readonly draft: Draft<Type>;
  /** The final answer, once given. */
  readonly answer: AnswerOf<Type> | null;
  /** Ids of choices that were removed, as if they had never been there; empty for types without choices. */
  readonly removed: readonly string[];
  /** An incorrect answer that isn't final; null for none. */
  readonly tried: AnswerOf<Type> | null;
  /**
   * Seed of a shuffle on this device only, for whatever the part arranges; null keeps everything in its
   * place.
   */
  readonly shuffle: number | null;
  /** True if an answer can be given or changed now. */
  readonly open: boolean;
  /** True if the question is over and went unanswered. */
  readonly unanswered: boolean;
  /** The correct answer, once it may be revealed. */
  readonly reveal: RevealOf<Type> | null;
  readonly result: ResponseResult | null;
  readonly distribution: Distribution<Type> | null;
  /** True if its author or its player wants a list instead of a board. */
  readonly asList: boolean;
}

/** For any type; question, answer and draft always have the same one. */
export type AnyPartView = PartView<QuestionType>;

/** Sizes in CSS pixels, chosen by the scene so that everything fits. */
export interface Density {
  readonly question: number;
  readonly answer: number;
  readonly gap: number;
  /** Minimum height of anything pressable. */
  readonly touch: number;
}

/** A part draws from (0, 0) of its root. */
export interface QuestionPart<Type extends QuestionType> extends Container {
  /** True if it is a column, which goes to the right of a wide screen's card if it is tall. */
  readonly isColumn?: boolean;
  /**
   * True if it shows the question's text itself, as one of its targets, `question`; the card then has only
   * media and notes, if any.
   */
  readonly tellsText?: boolean;
  /** True if it shows the question's picture as well. */
  readonly tellsPicture?: true;
  sync(view: PartView<Type>): void;
  /** Chooses the form that fits the scene's room, before anything else is asked of it. */
  settle?(room: Viewport): void;
  /** The height it needs at this width. */
  heightFor(width: number, density: Density): number;
  /** The height from which it scrolls by itself instead of with the question; absent if it never does. */
  scrollingHeightFor?(width: number, density: Density): number | undefined;
  /** The greatest height that looks good; the rest goes to the question. */
  roomyHeightFor(width: number, density: Density): number;
  layout(width: number, height: number, density: Density): void;
  setFocus(id: string | null): void;
  setPointer(id: string | null, pressed: boolean): void;
  /** The answer and what is correct, in the order in which they matter; absent if no part of it does. */
  told?(): readonly Rect[];
  /** Rects relative to the root. */
  targets(): readonly Target[];
  /** As in a scene, for a part that scrolls by itself. */
  scrollBy?(pixels: number): boolean;
  /** As in a scene, but relative to the root. */
  drag?(step: DragStep): Intent | null;
  ground?(): Intent | null;
  /** As in a scene, but relative to the root. */
  zoom?(step: ZoomStep): boolean;
  dismiss?(): boolean;
  /** Brings everything in. */
  playEntrance(): void;
  playHand?(act: HandAct): void;
  /** The answer has been sent or is final. */
  playLocked(): void;
  /** Reveals what is correct. `rightAnswers`: the player's correct answers so far. */
  playReveal(rightAnswers: number): void;
  /** Moves things from where they were before the last layout. */
  playRelayout(): void;
}

export type CreatePart<Type extends QuestionType> = (ports: ScenePorts) => QuestionPart<Type>;

/** Parts by question type; a part only takes views of questions of its own type. */
export interface QuestionParts {
  /** null until it has loaded. */
  of<Type extends QuestionType>(type: Type): CreatePart<Type> | null;
  bring(type: QuestionType): Promise<void>;
}

export const questionParts = slot<QuestionParts>();
