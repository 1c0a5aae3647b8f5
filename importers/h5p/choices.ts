// H5P's questions with choices, and those that put things in order or together.

import { at } from '#protocol/quizFaults.ts';
import { decided, explained, type H5pDecision, hinted, mediaOf, overall } from '#importers/h5p/decision.ts';
import type { H5pTexts } from '#importers/h5p/H5pTexts.ts';
import { isTrueAt, listAt, textAt } from '#importers/json.ts';
import type { ImportOption } from '#importers/kinds.ts';
import { MarkedText } from '#importers/markup/MarkedText.ts';
import { placeOfRight } from '#importers/placeOfRight.ts';
import type { ImportLabels } from '#importers/types.ts';

type Decisions = readonly H5pDecision[];

const correctIf = (correct: boolean) => (correct ? ({ correct: true } as const) : {});

export function multiChoice(params: unknown, texts: H5pTexts): Decisions {
  const text = texts.html(textAt(params, 'question'));
  const answers = listAt(params, 'answers').map((answer) => ({
    answer,
    text: texts.html(textAt(answer, 'text')),
    isCorrect: isTrueAt(answer, 'correct'),
  }));
  const right = answers.filter(({ isCorrect }) => isCorrect).length;
  const one =
    isTrueAt(params, 'behaviour', 'singleAnswer') || textAt(params, 'behaviour', 'type') === 'single';
  const several = textAt(params, 'behaviour', 'type') === 'multi' || (right > 1 && !one);
  if (one && right > 1) texts.report({ code: 'severalRightMadeMsq', values: {} });
  const feedback = answers.flatMap(({ answer, text: said }) =>
    ['chosenFeedback', 'notChosenFeedback'].map((name) => ({
      answer: said,
      html: textAt(answer, 'tipsAndFeedback', name),
    })),
  );
  return decided(texts, {
    type: several || right > 1 ? 'MSQ' : 'MCQ',
    text,
    ...mediaOf(params, texts),
    options: answers.map(({ text: said, isCorrect }) => ({ text: said, ...correctIf(isCorrect) })),
    ...(right === 0 && ({ unmarked: true } as const)),
    ...explained([{ answer: MarkedText.plain(''), html: overall(params, texts) }, ...feedback], texts),
    ...hinted(
      answers.map(({ answer }) => textAt(answer, 'tipsAndFeedback', 'tip')),
      texts,
    ),
  });
}

export function multiMediaChoice(params: unknown, texts: H5pTexts): Decisions {
  const text = texts.html(textAt(params, 'question'));
  const options = listAt(params, 'options').map((option): ImportOption => {
    const { media } = texts.media(at(option, ['media']));
    return {
      text: '',
      ...(media?.type === 'image' && { media: { ...media, type: 'image' } }),
      ...correctIf(isTrueAt(option, 'correct')),
    };
  });
  const right = options.filter(({ correct }) => correct).length;
  return decided(texts, {
    type: right > 1 ? 'MSQ' : 'MCQ',
    text,
    ...mediaOf(params, texts),
    options,
    ...(right === 0 && ({ unmarked: true } as const)),
  });
}

export function trueFalse(params: unknown, texts: H5pTexts, labels: ImportLabels): Decisions {
  const isTrue = textAt(params, 'correct') === 'true' || isTrueAt(params, 'correct');
  const [right, wrong] = isTrue ? [labels.true, labels.false] : [labels.false, labels.true];
  return decided(texts, {
    type: 'MCQ',
    text: texts.html(textAt(params, 'question')),
    ...mediaOf(params, texts),
    options: [labels.true, labels.false].map((text) => ({ text, ...correctIf(text === right) })),
    ...explained(
      [
        { answer: MarkedText.plain(right), html: textAt(params, 'behaviour', 'feedbackOnCorrect') },
        { answer: MarkedText.plain(wrong), html: textAt(params, 'behaviour', 'feedbackOnWrong') },
      ],
      texts,
    ),
  });
}

/** The first answer is correct, and learners see them shuffled. */
function firstIsRight(text: MarkedText, answers: readonly MarkedText[]): readonly ImportOption[] {
  const [right, ...wrong] = answers.map((answer) => ({ text: answer }));
  if (!right) return [];
  return wrong.toSpliced(placeOfRight(text.words, answers.length), 0, { ...right, ...correctIf(true) });
}

export function singleChoices(params: unknown, files: H5pTexts): Decisions {
  return listAt(params, 'choices').flatMap((choice) => {
    const texts = files.next();
    const text = texts.html(textAt(choice, 'question'));
    const answers = listAt(choice, 'answers').map((answer) => texts.html(textAt(answer)));
    return decided(texts, { type: 'MCQ', text, options: firstIsRight(text, answers) });
  });
}

/** Each step asks for the correct one of a few statements. */
export function summary(params: unknown, files: H5pTexts): Decisions {
  return listAt(params, 'summaries').flatMap((step) => {
    const texts = files.next();
    const statements = listAt(step, 'summary').map((each) => texts.html(textAt(each)));
    if (statements.length === 0) return [];
    const text = texts.html(textAt(params, 'intro'));
    const options = firstIsRight(MarkedText.plain(statements.map(({ words }) => words).join()), statements);
    return decided(texts, { type: 'MCQ', text, options, ...hinted([textAt(step, 'tip')], texts) });
  });
}

export function sortParagraphs(params: unknown, texts: H5pTexts): Decisions {
  return decided(texts, {
    type: 'REORDER',
    text: texts.html(textAt(params, 'taskDescription')),
    ...mediaOf(params, texts),
    items: listAt(params, 'paragraphs').map((each) => ({ text: texts.html(textAt(each)) })),
  });
}

export function imageSequence(params: unknown, texts: H5pTexts): Decisions {
  return decided(texts, {
    type: 'REORDER',
    text: texts.html(textAt(params, 'taskDescription')),
    items: listAt(params, 'sequenceImages').map((each) => {
      const words = textAt(each, 'imageDescription');
      const media = texts.picture(at(each, ['image']), words);
      return { text: texts.html(words), ...(media && { media }) };
    }),
  });
}

/** Without a second picture, a picture is matched with itself. */
export function imagePairs(params: unknown, texts: H5pTexts): Decisions {
  return decided(texts, {
    type: 'MATCH',
    text: texts.html(textAt(params, 'taskDescription')),
    pairs: listAt(params, 'cards').map((card) => {
      const prompt = texts.picture(at(card, ['image']), textAt(card, 'imageAlt'));
      const match = texts.picture(at(card, ['match']), textAt(card, 'matchAlt')) ?? prompt;
      return {
        prompt: { text: '', ...(prompt && { media: prompt }) },
        match: { text: '', ...(match && { media: match }) },
      };
    }),
  });
}
