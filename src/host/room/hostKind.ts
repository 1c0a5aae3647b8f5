// What a question kind shows to the host: on the projector, in the room, in reports, and as its author wrote it.

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
import { answerText } from '#src/game/twins/wording.ts';
import { handedDown } from '#src/platform/handedDown.ts';
import type { RequestFor } from '#src/platform/requests/wire.ts';

/** The part of the projector below the question, in the page's own elements. */
export interface ProjectorAnswersProps<T extends QuestionType = QuestionType> {
  readonly question: QuestionOf<T>;
  /** Whether it can be answered now, and so may say how. */
  readonly asks: boolean;
  /** What is right, once that may be told. */
  readonly reveal: RevealOf<T> | null;
  /** The same in words; null also where nothing is right. */
  readonly right: string | null;
  readonly distribution: Distribution<T> | null;
  /** The canvas shows it: pictures are not needed twice. */
  readonly drawn: boolean;
  /** Every device has its own order: a colour would name another option there. */
  readonly plain: boolean;
}

/** A typed text, and whether the room is not to see it. */
export type TextChoice = Omit<RequestFor<'hideText'>, 'roomHash'>;

export type HideText = (which: TextChoice) => void;

/** How the answers spread. */
export interface SpreadProps<T extends QuestionType = QuestionType>
  extends Pick<HostQuestionRow, 'hiddenTexts' | 'withheldTexts'> {
  readonly distribution: Distribution<T>;
  readonly question: QuestionOf<T>;
  /** null: the teacher does not want to see what is right. */
  readonly reveal: RevealOf<T> | null;
  /** The same in words; null also where nothing is right. */
  readonly right: string | null;
  /** Absent where the room sees no texts, or none any more. */
  readonly onHide?: HideText | undefined;
}

/** What one player answered. */
export interface AnsweredProps<T extends QuestionType = QuestionType> {
  readonly question: QuestionOf<T>;
  readonly answer: AnswerOf<T> | null;
  /** null: what is right stays hidden. */
  readonly reveal: RevealOf<T> | null;
}

/** What the author wrote below the question. */
export interface AuthoredProps<T extends QuestionType = QuestionType> {
  readonly question: AuthoredOf<T>;
  /** Whether what is right may be seen. */
  readonly answers: boolean;
}

export interface HostKind<T extends QuestionType> {
  /** An answer in the cell of a table, where its words would be too many; null without both an answer and what is right. */
  readonly cell?: (asked: AnsweredProps<T>, say: (words: Words) => string) => string | null;
  readonly ProjectorAnswers: ComponentType<ProjectorAnswersProps<T>>;
  readonly Spread: ComponentType<SpreadProps<T>>;
  readonly Answered: ComponentType<AnsweredProps<T>>;
  readonly Authored: ComponentType<AuthoredProps<T>>;
}

export const hostKinds = handedDown<{ readonly [T in QuestionType]: HostKind<T> }>();

/** What a kind shows to the host. Asked by the type of a question it takes that question. */
export function hostKindOf<T extends QuestionType>(type: T): HostKind<T> {
  return hostKinds.get()[type];
}

/** An answer as a table shows it: in the kind's own short form, else in words; null without one. */
export function answerCell(asked: AnsweredProps, say: (words: Words) => string): string | null {
  const { question, answer } = asked;
  return hostKindOf(question.type).cell?.(asked, say) ?? answerText(question, answer);
}
