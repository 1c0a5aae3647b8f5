// Model of FLASHCARD for the canvas, the twin and the host: which side is up, what its player said, and the
// texts.

import { type CardBack, KNOWN_SIGN, NOT_YET_SIGN } from '#core/questions/flashcard/index.ts';
import type { QuestionOf } from '#core/questions/question.ts';
import { message, type Message } from '#scenes/message.ts';
import type { PartView } from '#scenes/player/question/part.ts';
import type { ProjectorPartView } from '#scenes/projector/questionPart.ts';

export const FLIP: Message = message('kinds:flashcard.flip');

/** The two things to say of a card, in the order of their keys. */
export const MARKS = [
  { id: 'notYet', known: false, sign: NOT_YET_SIGN, words: message('kinds:flashcard.notYet') },
  { id: 'gotIt', known: true, sign: KNOWN_SIGN, words: message('kinds:flashcard.gotIt') },
] as const;

export type CardMark = (typeof MARKS)[number];

export interface CardModel {
  /** True if the back is up. */
  readonly isBack: boolean;
  /** True if the card can be turned over and marked. */
  readonly open: boolean;
  /** What its player said; null for nothing. */
  readonly mark: CardMark | null;
}

type CardView = Pick<PartView<'FLASHCARD'>, 'draft' | 'answer' | 'open' | 'unanswered'>;

export function cardOf({ draft, answer, open, unanswered }: CardView): CardModel {
  const made = answer ?? draft.answer;
  return {
    isBack: made !== null || unanswered,
    open: open && draft.state === 'open',
    mark: MARKS.find(({ known }) => known === made?.known) ?? null,
  };
}

/** The front in the form of a back: audio and video play apart from the card. */
export function frontOf({ text, marks, media }: QuestionOf<'FLASHCARD'>): CardBack {
  return {
    text,
    ...(marks && { marks }),
    ...(media?.type === 'image' && { media: { ...media, type: 'image' } }),
  };
}

/** Says how many players knew the card, out of those who said; null while that isn't shown. */
export function knownWords({
  distribution,
}: Pick<ProjectorPartView<'FLASHCARD'>, 'distribution'>): Message | null {
  if (!distribution || distribution.answered === 0) return null;
  const { known } = distribution.spread;
  return message('kinds:flashcard.known', { number: known, count: distribution.answered });
}
