// Converter from an item of Moodle's question bank to a question, or to the reason it can't be one.

import type { ImportFields, ImportQuestion } from '#importers/kinds.ts';
import { MarkedText } from '#importers/markup/MarkedText.ts';
import { choice, numerical, short } from '#importers/moodle/moodleAnswers.ts';
import { type Decision, type Reading, type Typed, readingOf } from '#importers/moodle/moodleDecision.ts';
import { gaps, words } from '#importers/moodle/moodleGaps.ts';
import type { MoodleAnswers, MoodleItem, MoodleText } from '#importers/moodle/moodleItem.ts';
import { picture } from '#importers/moodle/moodlePicture.ts';
import type { PlacePicture, ReadText } from '#importers/moodle/readText.ts';
import type { ImportReason } from '#importers/problems.ts';
import type { ImportLabels } from '#importers/types.ts';

export type MoodleQuestion =
  | {
      readonly ok: true;
      /** Not yet checked against the schema. */
      readonly question: ImportQuestion;
      readonly changes: readonly ImportReason[];
      /** True if it had formatting that the markup lacks. */
      readonly lost: boolean;
    }
  | { readonly ok: false; readonly reason: ImportReason };

/** `place` finds the pictures of its texts; without it, only those on the web are taken. */
export function moodleQuestion(
  { title, stem, feedback, answers }: MoodleItem,
  labels: ImportLabels,
  place?: PlacePicture,
): MoodleQuestion {
  const read = readingOf(place);
  const text = read(stem, true);
  const typed =
    answers.kind === 'gaps' ? gaps(answers.gaps, text, read, title) : decide(answers, read, labels);
  if ('code' in typed) return { ok: false, reason: typed };
  const general = feedback && read(feedback, false);
  const notes = typed.feedback.map(({ answer, text: note }) => ({ answer, note: read(note, false) }));
  const lines = notes.map(({ answer, note }) =>
    answer.words === '' ? note.text : MarkedText.joined([answer, note.text], ': '),
  );
  const said = [...(general ? [general.text] : []), ...lines].filter((line) => line.words !== '');
  const explanation = MarkedText.joined(said, '\n');
  const texts = [text, ...(general ? [general] : []), ...typed.texts, ...notes.map(({ note }) => note)];
  return {
    ok: true,
    question: {
      text: text.text,
      ...(text.media && { media: text.media }),
      ...(explanation.words !== '' && { explanation }),
      ...typed.fields,
    },
    changes: [...typed.changes, ...texts.flatMap((each) => each.changes)],
    lost: texts.some((each) => each.lost),
  };
}

function decide(
  answers: Exclude<MoodleAnswers, { kind: 'gaps' }>,
  read: Reading,
  labels: ImportLabels,
): Decision {
  switch (answers.kind) {
    case 'description':
      return { code: 'description', values: {} };
    case 'unclosed':
      return { code: 'unclosedAnswers', values: {} };
    case 'severalBlocks':
      return { code: 'severalAnswerBlocks', values: {} };
    case 'stray':
      return { code: 'strayText', values: {} };
    case 'unsupported':
      return { code: 'unsupportedType', values: { type: answers.type } };
    case 'essay':
      return plainly({ type: 'OPEN' });
    case 'trueFalse':
      return trueFalse(answers, labels);
    case 'numerical':
      return numerical(answers);
    case 'ordering':
      return ordering(answers.items, read);
    case 'matching':
      return matching(answers, read);
    case 'choice':
      return choice(answers, read);
    case 'short':
      return short(answers, read);
    case 'words':
      return words(answers, read);
    case 'picture':
      return picture(answers, read);
  }
}

const plainly = (fields: ImportFields, texts: readonly ReadText[] = []): Typed => ({
  fields,
  changes: [],
  texts,
  feedback: [],
});

function trueFalse(answers: Extract<MoodleAnswers, { kind: 'trueFalse' }>, labels: ImportLabels): Typed {
  const { isTrue, wrongFeedback, rightFeedback } = answers;
  const [right, wrong] = isTrue ? [labels.true, labels.false] : [labels.false, labels.true];
  const options = [labels.true, labels.false].map((text) => ({
    text,
    ...(text === right && ({ correct: true } as const)),
  }));
  return {
    ...plainly({ type: 'MCQ', options }),
    feedback: [
      ...(rightFeedback ? [{ answer: MarkedText.plain(right), text: rightFeedback }] : []),
      ...(wrongFeedback ? [{ answer: MarkedText.plain(wrong), text: wrongFeedback }] : []),
    ],
  };
}

const itemOf = ({ text, media }: ReadText) => ({ text, ...(media && { media }) });

function ordering(written: readonly MoodleText[], read: Reading): Typed {
  const texts = written.map((item) => read(item, true));
  return plainly({ type: 'REORDER', items: texts.map(itemOf) }, texts);
}

function matching({ pairs, extras }: Extract<MoodleAnswers, { kind: 'matching' }>, read: Reading): Typed {
  const rows = pairs.map(({ prompt, match }) => ({ prompt: read(prompt, true), match: read(match, true) }));
  const others = extras.map((extra) => read(extra, true));
  return plainly(
    {
      type: 'MATCH',
      pairs: rows.map(({ prompt, match }) => ({ prompt: itemOf(prompt), match: itemOf(match) })),
      ...(others.length > 0 && { extras: others.map(itemOf) }),
    },
    [...rows.flatMap(({ prompt, match }) => [prompt, match]), ...others],
  );
}
