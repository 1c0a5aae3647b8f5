// Questions of a Moodle XML file as items.

import type { ImportedFiles } from '#importers/files/ImportedFiles.ts';
import { childOf, childrenNamed, wordsIn, type XmlElement } from '#importers/markup/xmlTree.ts';
import { clozeText } from '#importers/moodle/clozeText.ts';
import { renumbered } from '#importers/gaps.ts';
import type {
  MoodleAnswers,
  MoodleChoice,
  MoodleDrag,
  MoodleFormatName,
  MoodleItem,
  MoodleNumericalAnswer,
  MoodleText,
  MoodleUnits,
} from '#importers/moodle/moodleItem.ts';
import { moodleNumber } from '#importers/moodle/moodleNumber.ts';
import { pictureItem } from '#importers/moodle/xmlPicture.ts';

const FORMATS: Readonly<Record<string, MoodleFormatName>> = {
  html: 'html',
  moodle_auto_format: 'moodle',
  plain_text: 'plain',
  markdown: 'markdown',
};

/** An element with a format and a text. */
export function textOf(element: XmlElement | undefined, inherited: MoodleFormatName = 'moodle'): MoodleText {
  const format = FORMATS[element?.attributes.get('format') ?? ''] ?? inherited;
  return { format, text: childOf(element, 'text')?.text.trim() ?? '' };
}

function filled(text: MoodleText): MoodleText | null {
  return text.text === '' ? null : text;
}

export function itemOf(question: XmlElement, files: ImportedFiles): MoodleItem {
  const stem = textOf(childOf(question, 'questiontext'), 'html');
  const title = wordsIn(childOf(question, 'name'), 'text');
  return {
    title: title === '' ? null : title,
    feedback: filled(textOf(childOf(question, 'generalfeedback'), stem.format)),
    ...answersOf(question, stem, files),
  };
}

type Answered = Pick<MoodleItem, 'stem' | 'answers'>;

function answersOf(question: XmlElement, stem: MoodleText, files: ImportedFiles): Answered {
  const type = question.attributes.get('type') ?? '';
  switch (type) {
    case 'multianswer':
    case 'cloze':
      return clozeText(stem);
    case 'gapselect':
      return withWords(stem, 'choose', childrenNamed(question, 'selectoption'));
    case 'ddwtos':
      return withWords(stem, 'drag', childrenNamed(question, 'dragbox'));
    case 'ddimageortext':
    case 'ddmarker':
      return { stem, answers: pictureItem(question, files, type === 'ddmarker') };
    default:
      return { stem, answers: simpleAnswers(question, type) };
  }
}

function simpleAnswers(question: XmlElement, type: string): MoodleAnswers {
  switch (type) {
    case 'multichoice': {
      const single = isSet(question, 'single');
      return { kind: 'choice', hasRight: single, several: !single, choices: choicesOf(question) };
    }
    case 'truefalse':
      return trueFalse(question);
    case 'shortanswer':
      return { kind: 'short', choices: choicesOf(question), exactCase: isSet(question, 'usecase') };
    case 'numerical':
      return numerical(question);
    case 'essay':
    case 'description':
      return { kind: type };
    case 'matching':
    case 'match':
    case 'ddmatch':
      return matching(question);
    case 'ordering':
      return { kind: 'ordering', items: childrenNamed(question, 'answer').map((each) => textOf(each)) };
    default:
      return { kind: 'unsupported', type };
  }
}

const isSet = (question: XmlElement, name: string) => /^(?:true|1)$/.test(wordsIn(question, name));

const weightOf = (answer: XmlElement) => Number(answer.attributes.get('fraction') ?? '0');
const feedbackOf = (answer: XmlElement) => filled(textOf(childOf(answer, 'feedback')));

function choicesOf(question: XmlElement): readonly MoodleChoice[] {
  return childrenNamed(question, 'answer').map((answer) => ({
    weight: weightOf(answer),
    text: textOf(answer),
    feedback: feedbackOf(answer),
  }));
}

function trueFalse(question: XmlElement): MoodleAnswers {
  const answers = childrenNamed(question, 'answer');
  const right = answers.find((answer) => weightOf(answer) > 0);
  const wrong = answers.find((answer) => answer !== right);
  if (!right) return { kind: 'stray' };
  return {
    kind: 'trueFalse',
    isTrue: wordsIn(right, 'text').toLowerCase() === 'true',
    rightFeedback: feedbackOf(right),
    wrongFeedback: wrong ? feedbackOf(wrong) : null,
  };
}

function numerical(question: XmlElement): MoodleAnswers {
  const answers = childrenNamed(question, 'answer').map((answer): MoodleNumericalAnswer => {
    const [number, tolerance] = [wordsIn(answer, 'text'), wordsIn(answer, 'tolerance')];
    return {
      weight: weightOf(answer),
      number: number === '*' || number === '' ? null : moodleNumber(`${number}:${tolerance || '0'}`),
      feedback: feedbackOf(answer),
    };
  });
  const units = unitsOf(question);
  return { kind: 'numerical', answers, ...(units && { units }) };
}

/** How Moodle shows units: as a text field, as buttons, as a list, or not at all. */
const NOT_SHOWN = '3';

function unitsOf(question: XmlElement): MoodleUnits | null {
  if (wordsIn(question, 'showunits') === NOT_SHOWN) return null;
  const units = childrenNamed(childOf(question, 'units'), 'unit').map((unit) => ({
    unit: wordsIn(unit, 'unit_name'),
    multiplier: Number(wordsIn(unit, 'multiplier') || '1'),
  }));
  const own = units.find(({ multiplier }) => multiplier === 1);
  if (!own || own.unit === '') return null;
  return {
    unit: own.unit,
    others: units.filter((each) => each !== own && each.unit !== ''),
    typed: Number(wordsIn(question, 'unitgradingtype') || '0') > 0,
  };
}

function matching(question: XmlElement): MoodleAnswers {
  const rows = childrenNamed(question, 'subquestion').map((each) => ({
    prompt: textOf(each),
    // Only ddmatch has a format for its answers.
    match: textOf(childOf(each, 'answer'), 'plain'),
  }));
  return {
    kind: 'matching',
    pairs: rows.filter(({ prompt }) => prompt.text !== ''),
    extras: rows.filter(({ prompt }) => prompt.text === '').map(({ match }) => match),
  };
}

/** Markers in the text name words by their numbers. */
function withWords(stem: MoodleText, way: 'drag' | 'choose', boxes: readonly XmlElement[]): Answered {
  const { text, numbers } = renumbered(stem.text);
  const drags = boxes.map(
    (box): MoodleDrag => ({
      text: textOf(box, way === 'drag' ? 'html' : 'plain'),
      group: wordsIn(box, 'group') || '1',
    }),
  );
  return {
    stem: { ...stem, text },
    answers: { kind: 'words', way, gaps: numbers.map((number) => number - 1), drags },
  };
}
