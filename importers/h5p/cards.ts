// H5P's cards with two sides.

import { at } from '#protocol/quizFaults.ts';
import { decided, type H5pDecision, hinted, refused } from '#importers/h5p/decision.ts';
import type { H5pTexts } from '#importers/h5p/H5pTexts.ts';
import { hasAt, listAt, textAt } from '#importers/json.ts';

/** The learner types the answer there, and here turns the card. */
export function flashcards(params: unknown, files: H5pTexts): readonly H5pDecision[] {
  const cards = listAt(params, 'cards').flatMap((card) => {
    const texts = files.next();
    const media = texts.picture(at(card, ['image']), textAt(card, 'imageAltText'));
    return decided(texts, {
      type: 'FLASHCARD',
      text: texts.html(textAt(card, 'text')),
      ...(media && { media }),
      back: texts.html(textAt(card, 'answer')),
      ...hinted([textAt(card, 'tip')], texts),
    });
  });
  return [...heading(params, files), ...cards];
}

/** A tip on the back is left out, since there is nothing left to find out. */
export function dialogCards(params: unknown, files: H5pTexts): readonly H5pDecision[] {
  const cards = listAt(params, 'dialogs').flatMap((card) => {
    const texts = files.next();
    const picture = texts.picture(at(card, ['image']), textAt(card, 'imageAltText'));
    const sound = picture ? {} : texts.audio(at(card, ['audio']));
    if (picture && hasAt(card, 'audio', 0, 'path'))
      texts.report({ code: 'embedNotTaken', values: { what: 'audio' } });
    if (textAt(card, 'tips', 'back') !== '')
      texts.report({ code: 'unknownFields', values: { fields: 'tips.back' } });
    return decided(texts, {
      type: 'FLASHCARD',
      text: texts.html(textAt(card, 'text')),
      ...sound,
      ...(picture && { media: picture }),
      back: texts.html(textAt(card, 'answer')),
      ...hinted([textAt(card, 'tips', 'front')], texts),
    });
  });
  return [...heading(params, files), ...cards];
}

/** What is above all cards belongs to none. */
function heading(params: unknown, texts: H5pTexts): readonly H5pDecision[] {
  const { words } = texts.next().lines(textAt(params, 'title'), textAt(params, 'description'));
  return words === '' ? [] : refused(words, { code: 'description', values: {} });
}
