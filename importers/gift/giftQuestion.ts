// Converter from a GIFT item to a question, or to the reason it can't be one.

import type {
  GiftAnswers,
  GiftChoice,
  GiftItem,
  GiftNumericalAnswer,
  GiftText,
} from '#importers/gift/parseGift.ts';
import { type ReadText, readText } from '#importers/gift/readText.ts';
import { MarkedText } from '#importers/markup/MarkedText.ts';
import { type ImportReason, shortItem } from '#importers/problems.ts';
import type { ImportLabels } from '#importers/types.ts';

export type GiftQuestion =
  | {
      readonly ok: true;
      /** Not yet checked against the schema. */
      readonly question: Readonly<Record<string, unknown>>;
      readonly changes: readonly ImportReason[];
      /** True if it had formatting that the markup lacks. */
      readonly lost: boolean;
    }
  | { readonly ok: false; readonly reason: ImportReason };

/** The part of the question that depends on its type. */
interface Typed {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly changes: readonly ImportReason[];
  readonly texts: readonly ReadText[];
  /** Feedback by answer. */
  readonly feedback: readonly { readonly answer: MarkedText; readonly text: GiftText }[];
}

type Decision = Typed | ImportReason;

export function giftQuestion({ stem, feedback, answers }: GiftItem, labels: ImportLabels): GiftQuestion {
  const typed = decide(answers, labels);
  if ('code' in typed) return { ok: false, reason: typed };
  const text = readText(stem, true);
  const general = feedback && readText(feedback, false);
  const notes = typed.feedback.map(({ answer, text: note }) => ({ answer, note: readText(note, false) }));
  const lines = notes.map(({ answer, note }) =>
    answer.words === '' ? note.text : MarkedText.joined([answer, note.text], ': '),
  );
  const said = [...(general ? [general.text] : []), ...lines].filter((line) => line.words !== '');
  const explanation = MarkedText.joined(said, '\n');
  const texts = [text, ...(general ? [general] : []), ...typed.texts, ...notes.map(({ note }) => note)];
  return {
    ok: true,
    question: {
      ...typed.fields,
      text: text.text,
      ...(text.media && { media: text.media }),
      ...(explanation.words !== '' && { explanation }),
    },
    changes: [...typed.changes, ...texts.flatMap((each) => each.changes)],
    lost: texts.some((each) => each.lost),
  };
}

function decide(answers: GiftAnswers, labels: ImportLabels): Decision {
  switch (answers.kind) {
    case 'description':
      return { code: 'description', values: {} };
    case 'matching':
      return { code: 'matching', values: {} };
    case 'unclosed':
      return { code: 'unclosedAnswers', values: {} };
    case 'several':
      return { code: 'severalAnswerBlocks', values: {} };
    case 'essay':
      return { fields: { type: 'OPEN' }, changes: [], texts: [], feedback: [] };
    case 'trueFalse':
      return trueFalse(answers, labels);
    case 'numerical':
      return numerical(answers.answers);
    case 'ordering':
      return ordering(answers.items);
    case 'choice':
    case 'short':
      if (answers.stray !== '') return { code: 'strayText', values: {} };
      return answers.kind === 'choice' ? choice(answers.choices, answers.hasRight) : short(answers.choices);
  }
}

function trueFalse(answers: Extract<GiftAnswers, { kind: 'trueFalse' }>, labels: ImportLabels): Typed {
  const { isTrue, wrongFeedback, rightFeedback } = answers;
  const [right, wrong] = isTrue ? [labels.true, labels.false] : [labels.false, labels.true];
  return {
    fields: {
      type: 'MCQ',
      options: [labels.true, labels.false].map((text) => ({
        text,
        ...(text === right && { correct: true }),
      })),
    },
    changes: [],
    texts: [],
    feedback: [
      ...(rightFeedback ? [{ answer: MarkedText.plain(right), text: rightFeedback }] : []),
      ...(wrongFeedback ? [{ answer: MarkedText.plain(wrong), text: wrongFeedback }] : []),
    ],
  };
}

function choice(choices: readonly GiftChoice[], hasRight: boolean): Decision {
  const full = choices.filter(({ weight }) => weight >= 100);
  const partial = choices.filter(({ weight }) => weight > 0 && weight < 100);
  // Without `=`, the weights of several answers add up to the whole; with it, they're credit for being nearly
  // correct.
  const right = new Set(hasRight && full.length > 0 ? full : [...full, ...partial]);
  if (right.size === 0) return { code: 'noCorrectAnswer', values: {} };
  const texts = choices.map(({ text }) => readText(text, true));
  const changes: ImportReason[] = [];
  if (hasRight && full.length > 1) changes.push({ code: 'severalRightMadeMsq', values: {} });
  for (const [index, each] of choices.entries()) {
    if (partial.includes(each) && !right.has(each))
      changes.push(partialCredit(texts[index]?.text.words ?? '', each.weight));
  }
  // Negative weights penalize choosing too many options, so players must be able to choose several.
  const penalised = !hasRight && choices.some(({ weight }) => weight < 0);
  const options = texts.map(({ text, media }, index) => {
    const each = choices[index];
    return { text, ...(media && { media }), ...(each && right.has(each) && { correct: true }) };
  });
  return {
    fields: { type: right.size > 1 || penalised ? 'MSQ' : 'MCQ', options },
    changes,
    texts,
    feedback: feedbackOf(choices, texts),
  };
}

function short(choices: readonly GiftChoice[]): Decision {
  const texts = choices.map(({ text }) => readText(text, false));
  const changes: ImportReason[] = [];
  const accepted: string[] = [];
  choices.forEach(({ weight }, index) => {
    const { answer, wildcard } = literalAnswer(texts[index]?.text.words ?? '');
    if (weight <= 0) return;
    if (weight < 100) changes.push(partialCredit(answer, weight));
    else if (wildcard) changes.push({ code: 'wildcardDropped', values: { answer: shortItem(answer) } });
    else if (!accepted.includes(answer)) accepted.push(answer);
  });
  const [firstChange] = changes;
  if (accepted.length === 0)
    return firstChange?.code === 'wildcardDropped' ? firstChange : { code: 'noCorrectAnswer', values: {} };
  return { fields: { type: 'BLANK', accepted }, changes, texts, feedback: feedbackOf(choices, texts) };
}

function ordering(written: readonly GiftText[]): Typed {
  const texts = written.map((item) => readText(item, true));
  const items = texts.map(({ text, media }) => ({ text, ...(media && { media }) }));
  return { fields: { type: 'REORDER', items }, changes: [], texts, feedback: [] };
}

/** A star matches any text, unless a backslash precedes it. */
function literalAnswer(text: string): { answer: string; wildcard: boolean } {
  const wildcard = /(?:^|[^\\])\*/.test(text);
  return { answer: wildcard ? text : text.replaceAll(String.raw`\*`, '*'), wildcard };
}

function numerical(answers: readonly GiftNumericalAnswer[]): Decision {
  const accepted: string[] = [];
  const changes: ImportReason[] = [];
  const faults: ImportReason[] = [];
  for (const { number, weight } of answers) {
    if (number === null || weight <= 0) continue;
    if (number.kind === 'invalid')
      faults.push({ code: 'badNumber', values: { value: shortItem(number.written) } });
    else if (weight < 100)
      changes.push(partialCredit(number.kind === 'exact' ? number.number : number.written, weight));
    else if (number.kind === 'range')
      faults.push({ code: 'numberRange', values: { value: shortItem(number.written) } });
    else accepted.push(...spellings(number.number).filter((each) => !accepted.includes(each)));
  }
  const [fault] = faults;
  if (accepted.length === 0) return fault ?? { code: 'noCorrectAnswer', values: {} };
  return {
    fields: { type: 'BLANK', accepted },
    changes: [...changes, ...faults],
    texts: [],
    feedback: answers.flatMap(({ number, feedback }) => {
      const answer = MarkedText.plain(number?.kind === 'exact' ? number.number : '');
      return feedback ? [{ answer, text: feedback }] : [];
    }),
  };
}

/** Typed answers are compared as text, so 3.10 is also accepted as 3.1, and as 3,1 with a decimal comma. */
function spellings(number: string): string[] {
  const points = [...new Set([number, String(Number(number))])];
  return [...points, ...points.filter((each) => each.includes('.')).map((each) => each.replace('.', ','))];
}

function partialCredit(answer: string, percent: number): ImportReason {
  return { code: 'partialCreditDropped', values: { answer: shortItem(answer), percent } };
}

function feedbackOf(choices: readonly GiftChoice[], texts: readonly ReadText[]): Typed['feedback'] {
  return choices.flatMap(({ feedback }, index) =>
    feedback ? [{ answer: texts[index]?.text ?? MarkedText.plain(''), text: feedback }] : [],
  );
}
