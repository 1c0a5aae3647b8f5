// Host contract for question kinds: how a kind appears on the projector, in the room, in reports, and as
// authored.

import type { ComponentType } from 'react';
import type {
  AnswerOf,
  AuthoredOf,
  Distribution,
  QuestionOf,
  QuestionType,
  RevealOf,
} from '#core/questions/question.ts';
import type { HostQuestionRow } from '#core/views/hostView.ts';
import type { Words } from '#scenes/message.ts';
import { createInjected } from '#src/platform/injected.ts';
import type { RequestFor } from '#src/platform/requests/wire.ts';

/** Props of the DOM twin of what the projector shows below the question. */
export interface ProjectorAnswersProps<T extends QuestionType = QuestionType> {
  readonly question: QuestionOf<T>;
  /** True if the question is open, so the kind may say how to answer. */
  readonly isOpen: boolean;
  /** The correct answer, once it may be shown. */
  readonly reveal: RevealOf<T> | null;
  /** The correct answer as text; also null if the question has none. */
  readonly right: string | null;
  readonly distribution: Distribution<T> | null;
  /** True if the canvas is drawn, so the twin can leave out pictures. */
  readonly drawn: boolean;
  /** True if each device shuffles the options, so that colors would mean different options there. */
  readonly plain: boolean;
}

/** A typed text, and whether to hide it from the class, or as which other one it counts. */
export type TextChoice =
  | ({ readonly type: 'hide' } & Omit<RequestFor<'hideText'>, 'roomHash'>)
  | ({ readonly type: 'merge' } & Omit<RequestFor<'mergeText'>, 'roomHash'>);

export type ModerateText = (which: TextChoice) => void;

/** Props of a question's answer distribution. */
export interface DistributionViewProps<T extends QuestionType = QuestionType>
  extends Pick<HostQuestionRow, 'hiddenTexts' | 'withheldTexts'> {
  readonly distribution: Distribution<T>;
  readonly question: QuestionOf<T>;
  /** The correct answer; null until the teacher asks to see it. */
  readonly reveal: RevealOf<T> | null;
  /** The correct answer as text; also null if the question has none. */
  readonly right: string | null;
  /** Absent when the class can't see the texts, or no longer can. */
  readonly onModerate?: ModerateText | undefined;
  /** Accepts a wrong answer as correct; absent while correct answers stay hidden. */
  readonly onAccept?: ((answer: AnswerOf<T>) => void) | undefined;
}

/** Props of a single player's answer. */
export interface AnsweredProps<T extends QuestionType = QuestionType> {
  readonly question: QuestionOf<T>;
  readonly answer: AnswerOf<T> | null;
  /** The correct answer; null while it stays hidden. */
  readonly reveal: RevealOf<T> | null;
}

/** Props of the author's own content below the question. */
export interface AuthoredProps<T extends QuestionType = QuestionType> {
  readonly question: AuthoredOf<T>;
  /** True if correct answers may be shown. */
  readonly answers: boolean;
}

export interface HostKind<T extends QuestionType> {
  /**
   * An answer's short form for a table cell, where its full text would be too long; null without both an
   * answer and a correct answer.
   */
  readonly cell?: (asked: AnsweredProps<T>, say: (words: Words) => string) => string | null;
  readonly ProjectorAnswers: ComponentType<ProjectorAnswersProps<T>>;
  /** What the canvas leaves to the page, on its target `beside`; absent if it draws all. */
  readonly ProjectorIsland?: ComponentType<Pick<ProjectorAnswersProps<T>, 'question'>>;
  readonly DistributionView: ComponentType<DistributionViewProps<T>>;
  readonly Answered: ComponentType<AnsweredProps<T>>;
  readonly Authored: ComponentType<AuthoredProps<T>>;
}

export const hostKinds = createInjected<{ readonly [T in QuestionType]: HostKind<T> }>();

/**
 * Returns the host parts of a question type. When called with a question's own type, the parts accept that
 * question.
 */
export function hostKindOf<T extends QuestionType>(type: T): HostKind<T> {
  return hostKinds.get()[type];
}
