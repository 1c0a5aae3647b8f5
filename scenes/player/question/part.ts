// The contract of a question type's part of the question scene, where the answer is given.

import type { Container } from 'pixi.js';
import type { AnswerOf, Distribution, QuestionOf, QuestionType, RevealOf } from '#core/questions/question.ts';
import type { ResponseResult } from '#core/room/phase.ts';
import type { Draft } from '#scenes/player/view.ts';
import { handed } from '#scenes/parts/handed.ts';
import type { HandAct } from '#scenes/player/handAct.ts';
import type { DragStep, Intent, ScenePorts, Target } from '#scenes/ports.ts';

/** One question as its part shows it. */
export interface PartView<Type extends QuestionType> {
  readonly question: QuestionOf<Type>;
  readonly draft: Draft<Type>;
  /** The final answer, once given. */
  readonly answer: AnswerOf<Type> | null;
  /** Ids of choices that were taken away, as if they were not there; a kind without choices has none. */
  readonly removed: readonly string[];
  /** An answer that was wrong, and is not final; null for none. */
  readonly tried: AnswerOf<Type> | null;
  /** Seeds a shuffle that holds on this device alone, of whatever the part arranges; null: everything is in its place. */
  readonly shuffle: number | null;
  /** Whether an answer can be given or changed now. */
  readonly open: boolean;
  /** Whether the question is over, and was not answered. */
  readonly unanswered: boolean;
  /** What is right, once that may be told. */
  readonly reveal: RevealOf<Type> | null;
  readonly result: ResponseResult | null;
  readonly distribution: Distribution<Type> | null;
}

/** Of any type; its question, answer and draft are of the same one. */
export type AnyPartView = PartView<QuestionType>;

/** Text sizes in CSS pixels, chosen by the scene so that everything fits. */
export interface Density {
  readonly question: number;
  readonly answer: number;
  readonly gap: number;
  /** The least height of a thing to press. */
  readonly touch: number;
}

/** A part draws from (0, 0) of its root. */
export interface QuestionPart<Type extends QuestionType> extends Container {
  /** Whether it is a column, which stands right of a wide screen's card where it is high. */
  readonly isColumn?: boolean;
  sync(view: PartView<Type>): void;
  /** The height that it needs at this width. */
  heightFor(width: number, density: Density): number;
  /** The greatest height that looks well; what is left goes to the question. */
  roomyHeightFor(width: number, density: Density): number;
  layout(width: number, height: number, density: Density): void;
  setFocus(id: string | null): void;
  setPointer(id: string | null, pressed: boolean): void;
  /** Rectangles from the root's origin. */
  targets(): readonly Target[];
  /** As of a scene, from the root's origin. */
  drag?(step: DragStep): Intent | null;
  ground?(): Intent | null;
  /** Everything comes in. */
  playEntrance(): void;
  playHand?(act: HandAct): void;
  /** The answer has left or is final. */
  playLocked(): void;
  /** Right and wrong are told. `rightAnswers`: how many the player has given by now. */
  playReveal(rightAnswers: number): void;
  /** Moves on from where things stood before the last layout. */
  playRelayout(): void;
}

export type CreatePart<Type extends QuestionType> = (ports: ScenePorts) => QuestionPart<Type>;

/** Parts by the type of question; a part takes views of questions of its type alone. */
export interface QuestionParts {
  /** null until it has been brought. */
  of<Type extends QuestionType>(type: Type): CreatePart<Type> | null;
  bring(type: QuestionType): Promise<void>;
}

export const questionParts = handed<QuestionParts>();
