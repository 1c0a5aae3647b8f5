// Correct answers that a word processor shows by underline, highlight or bold type. The questions are read
// from plain text, which has no styles, so each option is found again by its words.

import { deepEqual } from '#core/collections/deepEqual.ts';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { readFormatted } from '#core/content/formatted.ts';
import { authoringOf } from '#core/questions/authoring.ts';
import { decodeEntities } from '#importers/markup/htmlEntities.ts';
import { type Tag, tokenizeHtml } from '#importers/markup/htmlTokens.ts';
import { bare, BLOCKS, placesOf, says } from '#importers/pasted/pastedPictures.ts';
import { type ImportProblem, shortItem } from '#importers/problems.ts';

const STYLES = ['underline', 'highlight', 'bold'] as const;
type Style = (typeof STYLES)[number];

/** A paragraph, a list item or a cell. */
export interface StyledBlock {
  /** Only its letters and digits. */
  readonly words: string;
  /** The same of each piece with one style. */
  readonly pieces: readonly { readonly style: Style; readonly words: string }[];
}

const VOID = new Set('br img hr input meta link col wbr'.split(' '));
const ELEMENTS: ReadonlyMap<string, Style> = new Map([
  ['u', 'underline'],
  ['ins', 'underline'],
  ['mark', 'highlight'],
  ['b', 'bold'],
  ['strong', 'bold'],
]);
const DECLARED: Readonly<Record<Style, RegExp>> = {
  underline: /(?:^|;)\s*text-decoration(?:-line)?\s*:\s*([^;]*)/i,
  highlight: /(?:^|;)\s*background(?:-color)?\s*:\s*([^;]*)/i,
  bold: /(?:^|;)\s*font-weight\s*:\s*([^;]*)/i,
};
const IS_SET: Readonly<Record<Style, RegExp>> = {
  underline: /underline/i,
  highlight:
    /^(?!\s*(?:transparent|none|initial|inherit|white|#fff(?:fff)?\b|rgb\(255,\s*255,\s*255\)|window))/i,
  bold: /bold|[6-9]00/i,
};

/** The styles inside a tag, given those around it. */
function stylesIn({ name, attributes }: Tag, around: ReadonlySet<Style>): ReadonlySet<Style> {
  const element = ELEMENTS.get(name);
  const css = decodeEntities(attributes.get('style') ?? '');
  if (element === undefined && css === '') return around;
  const styles = new Set(around);
  if (element) styles.add(element);
  for (const style of STYLES) {
    const value = DECLARED[style].exec(css)?.[1];
    if (value !== undefined && IS_SET[style].test(value)) styles.add(style);
    // A line below the text goes through whatever is inside it.
    else if (value !== undefined && style !== 'underline') styles.delete(style);
  }
  return styles;
}

/** The blocks of `html` in order; empty if nothing in it has such a style. */
export function styledBlocksIn(html: string): readonly StyledBlock[] {
  const blocks: StyledBlock[] = [];
  let words = '';
  let pieces: { readonly style: Style; words: string }[] = [];
  const open: { readonly name: string; readonly styles: ReadonlySet<Style> }[] = [];
  const end = () => {
    const marked = pieces.map((piece) => ({ ...piece, words: bare(piece.words) }));
    if (bare(words) !== '')
      blocks.push({ words: bare(words), pieces: marked.filter((piece) => piece.words !== '') });
    words = '';
    pieces = [];
  };
  let last: ReadonlySet<Style> = new Set();
  for (const token of tokenizeHtml(html)) {
    const styles = open.at(-1)?.styles ?? new Set();
    if (token.kind === 'text') {
      const text = decodeEntities(token.text);
      words += text;
      for (const style of styles) {
        const before = last.has(style) ? pieces.findLast((piece) => piece.style === style) : undefined;
        if (before) before.words += text;
        else pieces.push({ style, words: text });
      }
      if (text.trim() !== '') last = styles;
      continue;
    }
    if (BLOCKS.has(token.name)) {
      end();
      last = new Set();
    }
    if (token.closing) {
      const at = open.findLastIndex(({ name }) => name === token.name);
      if (at >= 0) open.length = at;
    } else if (!token.empty && !VOID.has(token.name))
      open.push({ name: token.name, styles: stylesIn(token, styles) });
  }
  end();
  return blocks.some((block) => block.pieces.length > 0) ? blocks : [];
}

interface Read {
  readonly questions: readonly AuthoredQuestion[];
  readonly problems: readonly ImportProblem[];
}

/**
 * Takes the one option of a question that stands out as correct if nothing else marks one, and asks whether
 * it's meant that way. `read` is what the words of these blocks were read as.
 */
export function withStyles<Result extends Read>(read: Result, blocks: readonly StyledBlock[]): Result {
  if (blocks.length === 0) return read;
  const places = placesOf(read.questions, blocks);
  const marked = new Map<number, ReadonlyMap<Style, number>>();
  const unmarked = read.problems.flatMap(({ reason, doubt }) =>
    reason.code === 'rightNotMarked' ? (doubt?.questions ?? []) : [],
  );
  for (const index of unmarked) {
    const own = blocks.filter((_, block) => places[block]?.question === index);
    const options = optionsOf(read.questions[index]).map(bare);
    marked.set(index, outstanding(own, options));
  }
  // The style that most questions use counts first.
  const uses = (style: Style) => [...marked.values()].filter((each) => each.has(style)).length;
  const order = [...STYLES].sort((one, other) => uses(other) - uses(one));
  const questions = [...read.questions];
  const problems = read.problems.map((problem) => {
    const [index = -1] = problem.reason.code === 'rightNotMarked' ? (problem.doubt?.questions ?? []) : [];
    const found = marked.get(index);
    const style = order.find((each) => found?.has(each));
    const right = style && found?.get(style);
    const question = questions[index];
    if (right === undefined || !question) return problem;
    questions[index] = withRight(question, right);
    const value = shortItem(optionsOf(question)[right] ?? '');
    return { ...problem, reason: { code: 'keyFromStyle', values: { value } } } as const;
  });
  return deepEqual(questions, read.questions) ? read : { ...read, questions, problems };
}

/** The option that alone has a style, by style. */
function outstanding(blocks: readonly StyledBlock[], options: readonly string[]): ReadonlyMap<Style, number> {
  const pieces = blocks.flatMap((block) => block.pieces);
  const found = new Map<Style, number>();
  for (const style of STYLES) {
    const words = pieces.flatMap((piece) => (piece.style === style ? [piece.words] : []));
    const places = options.flatMap((option, place) =>
      words.some((each) => says(each, option) || each.toLowerCase() === String.fromCharCode(97 + place))
        ? [place]
        : [],
    );
    const [only, ...others] = places;
    if (only !== undefined && others.length === 0) found.set(style, only);
  }
  return found;
}

function optionsOf(question: AuthoredQuestion | undefined): readonly string[] {
  if (!question) return [];
  const { choices = [] } = authoringOf(question.type).toExchange(question).exchange;
  return choices.map(({ text }) => readFormatted(text, question.format).text);
}

function withRight(question: AuthoredQuestion, right: number): AuthoredQuestion {
  const { base, exchange } = authoringOf(question.type).toExchange(question);
  const choices = exchange.choices?.map((choice, place) =>
    place === right ? { ...choice, correct: true } : choice,
  );
  return authoringOf(question.type).fromExchange(base, { ...exchange, ...(choices && { choices }) });
}
