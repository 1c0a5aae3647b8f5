// Feedback of a QTI 2 or 3 item: what goes into the explanation, and what has no place there.

import type { MarkedText } from '#importers/markup/MarkedText.ts';
import type { ItemTexts } from '#importers/qti/ItemTexts.ts';
import { htmlOf } from '#importers/qti/qtiHtml.ts';
import { allIn, attribute, type QtiElement } from '#importers/qti/qtiTree.ts';
import type { ScoringRules } from '#importers/qti/responseRules.ts';

export interface Verdicts {
  readonly lines: readonly MarkedText[];
  /** Number of texts for wrong answers, which have no place. */
  readonly left: number;
}

/** Identifiers that speak for themselves where no rule says when feedback shows. */
const WRONG = /incorrect|wrong|not[_-]?correct/i;

/**
 * Players see the explanation whatever they answered, so it takes the feedback for everybody and for correct
 * answers. Feedback for wrong ones is left out, unless it says the same. `back` is that of a flashcard.
 */
export function itemFeedback(
  item: QtiElement,
  rules: ScoringRules,
  texts: ItemTexts,
  back: QtiElement | undefined,
): Verdicts {
  const all = [
    ...allIn(item, ({ name }) => name === 'modalfeedback').filter((each) => each !== back),
    // Feedback within a choice is about that choice.
    ...allIn(
      item,
      ({ name }) => name === 'simplechoice' || name === 'feedbackblock' || name === 'feedbackinline',
    ).filter(({ name }) => name !== 'simplechoice'),
  ].map((element) => ({
    text: texts.text(htmlOf(element.content)),
    isWrong: isForWrong(element, rules),
  }));
  return sortedFeedback(all);
}

export function sortedFeedback(
  all: readonly { readonly text: MarkedText; readonly isWrong: boolean }[],
): Verdicts {
  const lines = new Map<string, MarkedText>();
  for (const { text, isWrong } of all) if (!isWrong && text.words.trim() !== '') lines.set(text.words, text);
  const left = all.filter(
    ({ text, isWrong }) => isWrong && text.words.trim() !== '' && !lines.has(text.words),
  ).length;
  return { lines: [...lines.values()], left };
}

function isForWrong(element: QtiElement, { verdicts }: ScoringRules): boolean {
  const id = attribute(element, 'identifier');
  const verdict = verdicts.get(id);
  const isWrong = verdict === undefined ? WRONG.test(id) : verdict === 'wrong';
  return attribute(element, 'showhide') === 'hide' ? verdict === 'right' : isWrong;
}
