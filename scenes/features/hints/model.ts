// Hints: those shown with the open question, and the button that asks for another.

import type { FormattedText } from '#core/content/formattedText.ts';
import type { PlayerSlide } from '#core/views/playerView.ts';
import type { ScenePart } from '#scenes/parts/scenePart.ts';
import { message, type Message } from '#scenes/message.ts';

/** True if the player can ask for a hint on the current question. */
export function offersHint(slide: PlayerSlide | null): boolean {
  return slide !== null && isOpen(slide) && slide.hints.left > 0;
}

/** The hints taken so far; none once the question is closed. */
export function hintsShown(slide: PlayerSlide | null): readonly FormattedText[] {
  return slide && isOpen(slide) ? slide.hints.taken : NO_HINTS;
}

const NO_HINTS: readonly FormattedText[] = [];
const isOpen = ({ state, answered }: PlayerSlide): boolean => state === 'active' && !answered;

/** The label of the button that asks for a hint. */
export function hintButton(left: number): Message {
  return message('scenes:question.takeHint', { count: left }, 'play:hint.take');
}

/** `number` is 1-based. */
export function hintWords(number: number, text: string): Message {
  return message('scenes:question.hintText', { number, text });
}

export const hintsPart: ScenePart = {
  notes: (slide) =>
    hintsShown(slide).map((written, index) => ({ says: hintWords(index + 1, written.text), written })),
  besideSubmit: (slide) =>
    offersHint(slide) ? { id: 'hint', words: hintButton(slide.hints.left), intent: { type: 'hint' } } : null,
};
