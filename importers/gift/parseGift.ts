// Parser for one block of a GIFT file.

import { findUnescaped, findUnescapedRun, splitUnescaped, unescapeGift } from '#importers/gift/giftBlocks.ts';
import type {
  MoodleAnswers,
  MoodleChoice,
  MoodleFormatName,
  MoodleGap,
  MoodleItem,
  MoodleNumericalAnswer,
  MoodleText,
} from '#importers/moodle/moodleItem.ts';
import { clozeText, hasEmbeddedAnswers } from '#importers/moodle/clozeText.ts';
import { HOLE } from '#importers/gaps.ts';
import { moodleNumber } from '#importers/moodle/moodleNumber.ts';

const FORMAT = /^\s*\[(html|moodle|plain|markdown)\]/i;
const WEIGHT = /^\s*%(-?\d+(?:\.\d+)?)%/;

export function parseGift(block: string): MoodleItem {
  const { title, rest } = splitTitle(block);
  const { format, rest: body } = splitFormat(rest, 'moodle');
  if (hasEmbeddedAnswers(body)) return { title, feedback: null, ...clozeText({ format, text: body.trim() }) };
  const blocks = answerBlocks(body);
  const [first] = blocks;
  const stemOnly = { title, stem: giftText(body, format), feedback: null };
  if (!first) return { ...stemOnly, answers: { kind: 'description' } };
  if (first.close === -1) return { ...stemOnly, answers: { kind: 'unclosed' } };
  if (blocks.length > 1) return { title, ...severalGaps(body, blocks, format) };
  const after = body.slice(first.close + 1);
  const stem = after.trim() === '' ? body.slice(0, first.open) : body.slice(0, first.open) + HOLE + after;
  const { answers, feedback } = splitGeneralFeedback(body.slice(first.open + 1, first.close), format);
  return { title, stem: giftText(stem, format), feedback, answers: parseAnswers(answers, format) };
}

interface Block {
  readonly open: number;
  /** -1 if it's never closed. */
  readonly close: number;
}

/** Pairs of braces, in order. */
function answerBlocks(body: string): readonly Block[] {
  const blocks: Block[] = [];
  for (let open = findUnescaped(body, '{'); open !== -1; ) {
    const close = findUnescaped(body, '}', open + 1);
    blocks.push({ open, close });
    open = close === -1 ? -1 : findUnescaped(body, '{', close + 1);
  }
  return blocks;
}

/** A text with several gaps, which Moodle itself doesn't read, but people write. */
function severalGaps(
  body: string,
  blocks: readonly Block[],
  format: MoodleFormatName,
): Omit<MoodleItem, 'title'> {
  const gaps: MoodleGap[] = [];
  let feedback: MoodleText | null = null;
  let stem = '';
  let at = 0;
  for (const { open, close } of blocks) {
    const block = splitGeneralFeedback(body.slice(open + 1, close), format);
    const gap = parseAnswers(block.answers, format);
    const isGap = gap.kind === 'choice' || gap.kind === 'short' || gap.kind === 'numerical';
    if (close === -1 || !isGap)
      return { stem: giftText(body, format), feedback: null, answers: { kind: 'severalBlocks' } };
    gaps.push(gap);
    feedback = block.feedback ?? feedback;
    stem += `${body.slice(at, open)}[[${gaps.length}]]`;
    at = close + 1;
  }
  return { stem: giftText(stem + body.slice(at), format), feedback, answers: { kind: 'gaps', gaps } };
}

function splitTitle(block: string): { title: string | null; rest: string } {
  const opening = /^\s*::/.exec(block)?.[0];
  if (opening === undefined) return { title: null, rest: block };
  const end = findUnescapedRun(block, ':', 2, opening.length);
  if (end === -1) return { title: null, rest: block };
  return { title: unescapeGift(block.slice(opening.length, end)).trim(), rest: block.slice(end + 2) };
}

function splitFormat(text: string, inherited: MoodleFormatName): { format: MoodleFormatName; rest: string } {
  const [prefix, name] = FORMAT.exec(text) ?? [];
  if (prefix === undefined || name === undefined) return { format: inherited, rest: text };
  return { format: name.toLowerCase() as MoodleFormatName, rest: text.slice(prefix.length) };
}

function giftText(raw: string, inherited: MoodleFormatName): MoodleText {
  const { format, rest } = splitFormat(raw, inherited);
  // A line break in the file is only layout, except in formats where it has a meaning; an escaped one is
  // always intended.
  const layout = format === 'html' || format === 'markdown' ? rest.trim() : oneLine(rest);
  return { format, text: unescapeGift(layout) };
}

function oneLine(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').join(' ');
}

function splitGeneralFeedback(
  answers: string,
  format: MoodleFormatName,
): { answers: string; feedback: MoodleText | null } {
  const at = findUnescapedRun(answers, '#', 4);
  if (at === -1) return { answers: answers.trim(), feedback: null };
  return { answers: answers.slice(0, at).trim(), feedback: textOrNull(answers.slice(at + 4), format) };
}

function textOrNull(raw: string | undefined, format: MoodleFormatName): MoodleText | null {
  return raw === undefined || raw.trim() === '' ? null : giftText(raw, format);
}

function parseAnswers(answers: string, format: MoodleFormatName): MoodleAnswers {
  if (answers === '') return { kind: 'essay' };
  if (answers.startsWith('#')) return parseNumerical(answers.slice(1), format);
  const items = parseItems(answers);
  if (items.length > 1) return { kind: 'ordering', items: items.map((item) => giftText(item, format)) };
  if (findUnescaped(answers, '~') !== -1) return parseChoices('choice', answers, format);
  const hasRight = findUnescaped(answers, '=') !== -1;
  if (hasRight && answers.includes('->')) return parseMatching(answers, format);
  const [verdict = '', wrong, right] = splitUnescaped(answers, '#');
  const isTrue = /^(?:t|true)$/i.test(verdict.trim());
  if (isTrue || /^(?:f|false)$/i.test(verdict.trim())) {
    return {
      kind: 'trueFalse',
      isTrue,
      wrongFeedback: textOrNull(wrong, format),
      rightFeedback: textOrNull(right, format),
    };
  }
  return parseChoices('short', hasRight ? answers : `=${answers}`, format);
}

/**
 * Moodle's settings for an ordering question: how many of its items, which ones, in a row or a column, the
 * grading rule, whether it's shown, and the numbering.
 */
const ORDERING =
  /^>\s*\d+\s*(?:(?:ALL|EXACT|RANDOM|REL|CONTIGUOUS|CONTIG)\b)? *(?:(?:HORIZONTAL|HORI|H|1|VERTICAL|VERT|V|0)\b)? *(?:(?:ALL_OR_NOTHING|ABSOLUTE_POSITION|ABSOLUTE|ABS|RELATIVE_[A-Z_]+|RELATIVE|REL|LONGEST_[A-Z_]+)\b)? *(?:(?:SHOW|TRUE|YES|1|HIDE|FALSE|NO|0)\b)? *(?:(?:none|123|abc|ABCD|iii|IIII)\b)?/;

/** Lines of an ordering question; empty if it's another one. */
function parseItems(answers: string): string[] {
  const head = ORDERING.exec(answers)?.[0];
  if (head === undefined) return [];
  const lines = answers.slice(head.length).split('\n');
  return lines.filter((line) => line.trim() !== '');
}

interface Segment {
  readonly isRight: boolean;
  readonly weight: number | null;
  readonly body: string;
  readonly feedback: MoodleText | null;
}

/** Pieces that each begin with an unescaped `=` or `~`, and the text before the first one. */
function segments(answers: string, format: MoodleFormatName): { stray: string; found: Segment[] } {
  const first = findUnescaped(answers, '=~');
  if (first === -1) return { stray: answers.trim(), found: [] };
  const found: Segment[] = [];
  for (let at = first; at !== -1; ) {
    const next = findUnescaped(answers, '=~', at + 1);
    const content = answers.slice(at + 1, next === -1 ? undefined : next);
    const [weightText = '', weight] = WEIGHT.exec(content) ?? [];
    const body = content.slice(weightText.length);
    const hash = findUnescaped(body, '#');
    found.push({
      isRight: answers.charAt(at) === '=',
      weight: weight === undefined ? null : Number(weight),
      body: hash === -1 ? body : body.slice(0, hash),
      feedback: hash === -1 ? null : textOrNull(body.slice(hash + 1), format),
    });
    at = next;
  }
  return { stray: answers.slice(0, first).trim(), found };
}

function parseChoices(kind: 'choice' | 'short', answers: string, format: MoodleFormatName): MoodleAnswers {
  const { stray, found } = segments(answers, format);
  if (stray !== '') return { kind: 'stray' };
  const choices = found.map(
    ({ isRight, weight, body, feedback }): MoodleChoice => ({
      weight: weight ?? (isRight ? 100 : 0),
      text: giftText(body, format),
      feedback,
    }),
  );
  if (kind === 'short') return { kind, choices };
  return { kind, hasRight: found.some(({ isRight }) => isRight), choices };
}

/** A pair without a prompt is a match that belongs to none. Matches have no format, as in Moodle. */
function parseMatching(answers: string, format: MoodleFormatName): MoodleAnswers {
  const { stray, found } = segments(answers, format);
  if (stray !== '') return { kind: 'stray' };
  const rows = found.map(({ body }) => {
    const arrow = body.indexOf('->');
    return arrow === -1 ? null : { prompt: body.slice(0, arrow), match: body.slice(arrow + 2) };
  });
  if (rows.includes(null)) return { kind: 'stray' };
  const pairs = rows.flatMap((row) =>
    row
      ? [
          {
            prompt: giftText(row.prompt, format),
            match: { format: 'plain' as const, text: unescapeGift(oneLine(row.match)) },
          },
        ]
      : [],
  );
  return {
    kind: 'matching',
    pairs: pairs.filter(({ prompt }) => prompt.text !== ''),
    extras: pairs.filter(({ prompt }) => prompt.text === '').map(({ match }) => match),
  };
}

function parseNumerical(answers: string, format: MoodleFormatName): MoodleAnswers {
  const { stray, found } = segments(answers, format);
  const hash = findUnescaped(stray, '#');
  const single = {
    weight: 100,
    number: numberOf(hash === -1 ? stray : stray.slice(0, hash)),
    feedback: hash === -1 ? null : textOrNull(stray.slice(hash + 1), format),
  };
  const listed = found.map(
    ({ isRight, weight, body, feedback }): MoodleNumericalAnswer => ({
      weight: weight ?? (isRight ? 100 : 0),
      number: numberOf(body),
      feedback,
    }),
  );
  return { kind: 'numerical', answers: stray === '' ? listed : [single, ...listed] };
}

function numberOf(raw: string): MoodleNumericalAnswer['number'] {
  const written = unescapeGift(raw).trim();
  return written === '' ? null : moodleNumber(written);
}
