// Parser for one block of a GIFT file.

import { findUnescaped, findUnescapedRun, splitUnescaped, unescapeGift } from '#importers/gift/giftBlocks.ts';

export type GiftFormatName = 'moodle' | 'plain' | 'html' | 'markdown';

export interface GiftText {
  readonly format: GiftFormatName;
  /** Unescaped, but still in its format. */
  readonly text: string;
}

export interface GiftChoice {
  /** Percentage of the marks; without a written weight, 100 for `=` and 0 for `~`. */
  readonly weight: number;
  readonly text: GiftText;
  readonly feedback: GiftText | null;
}

export type GiftNumber =
  | { readonly kind: 'exact' /** As written. */; readonly number: string }
  | { readonly kind: 'range'; readonly written: string }
  | { readonly kind: 'invalid'; readonly written: string };

export interface GiftNumericalAnswer {
  readonly weight: number;
  /** null if it's only feedback to a wrong answer. */
  readonly number: GiftNumber | null;
  readonly feedback: GiftText | null;
}

export type GiftAnswers =
  | { readonly kind: 'description' | 'essay' | 'matching' | 'unclosed' | 'several' }
  | {
      readonly kind: 'trueFalse';
      readonly isTrue: boolean;
      readonly wrongFeedback: GiftText | null;
      readonly rightFeedback: GiftText | null;
    }
  | {
      readonly kind: 'choice' | 'short';
      /** True if `=` marks an answer as correct; otherwise the weights add up. */
      readonly hasRight: boolean;
      readonly choices: readonly GiftChoice[];
      /** Text before the first answer, which belongs to none. */
      readonly stray: string;
    }
  | { readonly kind: 'numerical'; readonly answers: readonly GiftNumericalAnswer[] }
  /** Items in the correct order. */
  | { readonly kind: 'ordering'; readonly items: readonly GiftText[] };

export interface GiftItem {
  readonly title: string | null;
  readonly stem: GiftText;
  readonly feedback: GiftText | null;
  readonly answers: GiftAnswers;
}

const FORMAT = /^\s*\[(html|moodle|plain|markdown)\]/i;
const WEIGHT = /^\s*%(-?\d+(?:\.\d+)?)%/;
const NUMBER = String.raw`[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?`;
const EXACT = new RegExp(`^(${NUMBER})$`);
const TOLERANCE = new RegExp(`^(${NUMBER})\\s*:\\s*(${NUMBER})$`);
const RANGE = new RegExp(`^(${NUMBER})\\s*\\.\\.\\s*(${NUMBER})$`);
/** Placeholder for answers in the middle of the text. */
const HOLE = '_____';

export function parseGift(block: string): GiftItem {
  const { title, rest } = splitTitle(block);
  const { format, rest: body } = splitFormat(rest, 'moodle');
  const open = findUnescaped(body, '{');
  const stemOnly = { title, stem: giftText(body, format), feedback: null };
  if (open === -1) return { ...stemOnly, answers: { kind: 'description' } };
  const close = findUnescaped(body, '}', open + 1);
  if (close === -1) return { ...stemOnly, answers: { kind: 'unclosed' } };
  const after = body.slice(close + 1);
  if (findUnescaped(after, '{') !== -1) return { ...stemOnly, answers: { kind: 'several' } };
  const stem = after.trim() === '' ? body.slice(0, open) : body.slice(0, open) + HOLE + after;
  const { answers, feedback } = splitGeneralFeedback(body.slice(open + 1, close), format);
  return { title, stem: giftText(stem, format), feedback, answers: parseAnswers(answers, format) };
}

function splitTitle(block: string): { title: string | null; rest: string } {
  const opening = /^\s*::/.exec(block)?.[0];
  if (opening === undefined) return { title: null, rest: block };
  const end = findUnescapedRun(block, ':', 2, opening.length);
  if (end === -1) return { title: null, rest: block };
  return { title: unescapeGift(block.slice(opening.length, end)).trim(), rest: block.slice(end + 2) };
}

function splitFormat(text: string, inherited: GiftFormatName): { format: GiftFormatName; rest: string } {
  const [prefix, name] = FORMAT.exec(text) ?? [];
  if (prefix === undefined || name === undefined) return { format: inherited, rest: text };
  return { format: name.toLowerCase() as GiftFormatName, rest: text.slice(prefix.length) };
}

function giftText(raw: string, inherited: GiftFormatName): GiftText {
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
  format: GiftFormatName,
): { answers: string; feedback: GiftText | null } {
  const at = findUnescapedRun(answers, '#', 4);
  if (at === -1) return { answers: answers.trim(), feedback: null };
  return { answers: answers.slice(0, at).trim(), feedback: textOrNull(answers.slice(at + 4), format) };
}

function textOrNull(raw: string | undefined, format: GiftFormatName): GiftText | null {
  return raw === undefined || raw.trim() === '' ? null : giftText(raw, format);
}

function parseAnswers(answers: string, format: GiftFormatName): GiftAnswers {
  if (answers === '') return { kind: 'essay' };
  if (answers.startsWith('#')) return parseNumerical(answers.slice(1), format);
  const items = parseItems(answers);
  if (items.length > 1) return { kind: 'ordering', items: items.map((item) => giftText(item, format)) };
  if (findUnescaped(answers, '~') !== -1) return parseChoices('choice', answers, format);
  const hasRight = findUnescaped(answers, '=') !== -1;
  if (hasRight && answers.includes('->')) return { kind: 'matching' };
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
  readonly feedback: GiftText | null;
}

/** Pieces that each begin with an unescaped `=` or `~`, and the text before the first one. */
function segments(answers: string, format: GiftFormatName): { stray: string; found: Segment[] } {
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

function parseChoices(kind: 'choice' | 'short', answers: string, format: GiftFormatName): GiftAnswers {
  const { stray, found } = segments(answers, format);
  const choices = found.map(
    ({ isRight, weight, body, feedback }): GiftChoice => ({
      weight: weight ?? (isRight ? 100 : 0),
      text: giftText(body, format),
      feedback,
    }),
  );
  return { kind, hasRight: found.some(({ isRight }) => isRight), choices, stray };
}

function parseNumerical(answers: string, format: GiftFormatName): GiftAnswers {
  const { stray, found } = segments(answers, format);
  const hash = findUnescaped(stray, '#');
  const single = {
    weight: 100,
    number: numberOf(hash === -1 ? stray : stray.slice(0, hash)),
    feedback: hash === -1 ? null : textOrNull(stray.slice(hash + 1), format),
  };
  const listed = found.map(({ isRight, weight, body, feedback }) => ({
    weight: weight ?? (isRight ? 100 : 0),
    number: numberOf(body),
    feedback,
  }));
  return { kind: 'numerical', answers: stray === '' ? listed : [single, ...listed] };
}

function numberOf(raw: string): GiftNumber | null {
  const written = unescapeGift(raw).trim();
  if (written === '') return null;
  if (EXACT.test(written)) return { kind: 'exact', number: written };
  const [, number, tolerance] = TOLERANCE.exec(written) ?? [];
  if (number !== undefined)
    return Number(tolerance) === 0 ? { kind: 'exact', number } : { kind: 'range', written };
  const [, low, high] = RANGE.exec(written) ?? [];
  if (low === undefined) return { kind: 'invalid', written };
  return Number(low) === Number(high) ? { kind: 'exact', number: low } : { kind: 'range', written };
}
