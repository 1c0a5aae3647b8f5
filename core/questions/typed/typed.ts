// Types and behavior of typed answers, shared by BLANK and OPEN.

import type { Buckets } from '#core/collections/buckets.ts';
import { storedField } from '#core/questions/storedField.ts';
import type { QuestionKind } from '#core/questions/kind.ts';
import type { AuthoredBase, QuestionBase } from '#core/questions/questionBase.ts';

/** The text field changed. */
interface TypeAct {
  readonly type: 'type';
  readonly text: string;
}

/** Typed texts, counted as compared and shown as first typed. */
export interface TextTally {
  /** Counts by compared text. */
  readonly texts: Buckets<number>;
  /** First spelling by compared text, for texts whose spelling differs from it. */
  readonly spellings?: Buckets<string>;
  /** Texts that the host hid from the room. */
  readonly hidden?: readonly string[];
}

export interface TextCount {
  readonly text: string;
  readonly count: number;
  readonly correct: boolean;
}

/** The types of a kind with typed answers. */
export interface TypedKind<Type extends string, Authored = unknown, Reveal = unknown, Question = unknown> {
  readonly authored: AuthoredBase & Authored & { readonly type: Type };
  readonly question: QuestionBase & Question & { readonly type: Type };
  readonly answer: { readonly type: Type; readonly text: string };
  readonly reveal: Reveal & { readonly type: Type };
  readonly act: TypeAct;
  readonly tally: TextTally;
  readonly spread: {
    readonly type: Type;
    /**
     * Texts as first typed, at most TEXTS_SHOWN: correct ones first if the viewer may know them, then the
     * most frequent.
     */
    readonly texts: readonly TextCount[];
  };
}

export const TEXTS_SHOWN = 8;

/** Base of a kind with typed answers, which a button submits. */
export function typedKind<Type extends string>(type: Type): Omit<QuestionKind<TypedKind<Type>>, 'types'> {
  const answer = (text: string): TypedKind<Type>['answer'] => ({ type, text });
  return {
    sort: 'answered',
    acts: ['type'],
    submits: true,
    typed: true,
    several: false,
    can: {},
    chosenCount: () => null,
    applyAct: (_question, _draft, { text }) => ({
      answer: text === '' ? null : answer(text),
      isSubmitted: false,
    }),
    actOfKey: () => null,
    submittable: ({ text }) => (text.trim() === '' ? null : answer(text.trim())),
    restored(_question, kept) {
      const text = storedField(kept, 'text');
      return typeof text === 'string' && text !== '' ? answer(text) : null;
    },
    answerWords: (_question, { text }) => text,
    rightWords: () => null,
    possibleWords: () => [],
  };
}
