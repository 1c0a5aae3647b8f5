// FLASHCARD: a card with two sides; its player says whether the back was known.

import type { FormattedText } from '#core/content/formattedText.ts';
import type { Picture } from '#core/content/media.ts';
import type { QuestionKind } from '#core/questions/kind.ts';
import type { AuthoredBase, QuestionBase } from '#core/questions/questionBase.ts';
import { storedField } from '#core/questions/storedField.ts';

/** The question's text and media are the front. */
export interface FlashcardKind {
  readonly authored: AuthoredBase & {
    readonly type: 'FLASHCARD';
    readonly back: string;
    readonly backMedia?: Picture;
  };
  /**
   * The back is part of the question and not its key: nobody but the player grades it, who needs it to do so,
   * and turns the card over on a device that may be offline.
   */
  readonly question: QuestionBase & { readonly type: 'FLASHCARD'; readonly back: CardBack };
  /** Null only in a draft: the card has been turned over, and its player hasn't marked it yet. */
  readonly answer: { readonly type: 'FLASHCARD'; readonly known: boolean | null };
  readonly reveal: { readonly type: 'FLASHCARD' };
  readonly act: { readonly type: 'flip' } | { readonly type: 'know'; readonly known: boolean };
  readonly tally: { readonly known: number; readonly notYet: number };
  readonly spread: { readonly type: 'FLASHCARD'; readonly known: number; readonly notYet: number };
}

export interface CardBack extends FormattedText {
  readonly media?: Picture;
}

/** Signs for what a player says of a card; the same in every language. */
export const KNOWN_SIGN = '✓';
export const NOT_YET_SIGN = '↻';

const card = (known: boolean | null): FlashcardKind['answer'] => ({ type: 'FLASHCARD', known });

/** Keys that mark the card. */
const KEYS: ReadonlyMap<string, FlashcardKind['act']> = new Map([
  [' ', { type: 'flip' }],
  ['1', { type: 'know', known: false }],
  ['2', { type: 'know', known: true }],
]);

export const flashcardKind: QuestionKind<FlashcardKind> = {
  sort: 'selfMarked',
  acts: ['flip', 'know'],
  submits: false,
  typed: false,
  several: false,
  can: {},
  chosenCount: () => null,
  applyAct: (_question, draft, act) =>
    act.type === 'know'
      ? { answer: card(act.known), isSubmitted: true }
      : { answer: draft ? null : card(null), isSubmitted: false },
  actOfKey: (_question, key) => KEYS.get(key) ?? null,
  submittable: (draft) => (draft.known === null ? null : draft),
  restored(_question, kept) {
    const known = storedField(kept, 'known');
    return typeof known === 'boolean' || known === null ? card(known) : null;
  },
  answerWords: (_question, { known }) => (known === null ? null : known ? KNOWN_SIGN : NOT_YET_SIGN),
  rightWords: () => null,
  possibleWords: () => [],
};
