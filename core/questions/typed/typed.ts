// Types and behavior of typed answers, shared by BLANK and OPEN.

import type { Buckets } from '#core/collections/buckets.ts';
import { keptField } from '#core/questions/keptField.ts';
import type { QuestionKind } from '#core/questions/kind.ts';
import type { AuthoredBase, QuestionBase } from '#core/questions/questionBase.ts';

/** The text field changed. */
interface TypeAct {
  readonly type: 'type';
  readonly text: string;
}

/** Typed texts, counted as they are compared and shown as they were first typed. */
export interface TextTally {
  /** By text as it is compared. */
  readonly texts: Buckets<number>;
  /** By text, how it was first typed, of those that were typed otherwise than they are compared. */
  readonly spellings?: Buckets<string>;
  /** Texts that the host keeps from the room. */
  readonly hidden?: readonly string[];
}

export interface TextCount {
  readonly text: string;
  readonly count: number;
  readonly correct: boolean;
}

/** The types of a kind whose answer is typed. */
export interface TypedKind<Type extends string, Authored = unknown, Reveal = unknown> {
  readonly authored: AuthoredBase & Authored & { readonly type: Type };
  readonly question: QuestionBase & { readonly type: Type };
  readonly answer: { readonly type: Type; readonly text: string };
  readonly reveal: Reveal & { readonly type: Type };
  readonly act: TypeAct;
  readonly tally: TextTally;
  readonly spread: {
    readonly type: Type;
    /**
     * As they were first typed, at most TEXTS_SHOWN of them: the right ones first, where the reader may know which they are, then the
     * commonest.
     */
    readonly texts: readonly TextCount[];
  };
}

export const TEXTS_SHOWN = 8;

/** How an answer is typed, of the kind with this id: a button sends it. */
export function typedKind<Type extends string>(type: Type): Omit<QuestionKind<TypedKind<Type>>, 'types'> {
  const answer = (text: string): TypedKind<Type>['answer'] => ({ type, text });
  return {
    sort: 'answered',
    acts: ['type'],
    submits: true,
    typed: true,
    several: false,
    can: {},
    chosen: () => null,
    acted: (_question, _draft, { text }) => ({ answer: text === '' ? null : answer(text), given: false }),
    actOfKey: () => null,
    finished: ({ text }) => (text.trim() === '' ? null : answer(text.trim())),
    restored(_question, kept) {
      const text = keptField(kept, 'text');
      return typeof text === 'string' && text !== '' ? answer(text) : null;
    },
    answerWords: (_question, { text }) => text,
    rightWords: () => null,
    possibleWords: () => [],
  };
}
