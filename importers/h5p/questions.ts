// Questions of H5P by library.

import type { ImportLabels } from '#importers/types.ts';
import { blanks, dragText } from '#importers/h5p/gapTexts.ts';
import { dialogCards, flashcards } from '#importers/h5p/cards.ts';
import {
  imagePairs,
  imageSequence,
  multiChoice,
  multiMediaChoice,
  singleChoices,
  sortParagraphs,
  summary,
  trueFalse,
} from '#importers/h5p/choices.ts';
import { dragQuestion } from '#importers/h5p/dragQuestion.ts';
import { hotspots } from '#importers/h5p/hotspots.ts';
import type { H5pTexts } from '#importers/h5p/H5pTexts.ts';
import { decided, type H5pDecision, mediaOf } from '#importers/h5p/decision.ts';
import { listAt, textAt } from '#importers/json.ts';

type Question = (params: unknown, texts: H5pTexts, labels: ImportLabels) => readonly H5pDecision[];

export const QUESTIONS: ReadonlyMap<string, Question> = new Map<string, Question>(
  Object.entries({
    'H5P.MultiChoice': multiChoice,
    'H5P.MultiMediaChoice': multiMediaChoice,
    'H5P.TrueFalse': trueFalse,
    'H5P.SingleChoiceSet': singleChoices,
    'H5P.Summary': summary,
    'H5P.Blanks': blanks,
    'H5P.DragText': dragText,
    'H5P.DragQuestion': dragQuestion,
    'H5P.ImageHotspotQuestion': (params, texts) => hotspots(params, 'imageHotspotQuestion', texts),
    'H5P.ImageMultipleHotspotQuestion': (params, texts) =>
      hotspots(params, 'imageMultipleHotspotQuestion', texts),
    'H5P.Flashcards': flashcards,
    'H5P.Dialogcards': dialogCards,
    'H5P.SortParagraphs': sortParagraphs,
    'H5P.ImageSequencing': imageSequence,
    'H5P.ImagePair': imagePairs,
    'H5P.Essay': essay,
  }),
);

function essay(params: unknown, texts: H5pTexts): readonly H5pDecision[] {
  const text = texts.html(textAt(params, 'taskDescription'));
  const sample = texts.html(textAt(params, 'solution', 'sample'));
  // The words that H5P looks for don't make an answer correct.
  if (listAt(params, 'keywords').some((each) => textAt(each, 'keyword') !== ''))
    texts.report({ code: 'unknownFields', values: { fields: 'keywords' } });
  return decided(texts, {
    type: 'OPEN',
    text,
    ...mediaOf(params, texts),
    ...(sample.words.trim() !== '' && { explanation: sample }),
  });
}
