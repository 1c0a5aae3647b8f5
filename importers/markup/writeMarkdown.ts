// Markdown writer for lines of quiz text. It drops formatting that the markup can't express, but never a
// word: each line is read back as a check.

import type { MarkStyle } from '#core/content/formattedText.ts';
import { BULLET, escapeMarkdown, readMarkdown } from '#core/content/markdown.ts';
import { toSubscript, toSuperscript } from '#core/content/scripts.ts';
import { texWords } from '#core/content/texWords.ts';
import { type Line, plainLines, type Run, words } from '#importers/markup/MarkedLines.ts';
import { MarkedText } from '#importers/markup/MarkedText.ts';

export interface Written {
  readonly text: MarkedText;
  /** True if formatting was dropped, such as italics inside a word. */
  readonly lost: boolean;
}

export function writeMarkdown(lines: readonly Line[]): Written {
  const each = lines.map(writeLine);
  const lost = each.some((line) => line.lost);
  const said = each.map((line) => line.words).join('\n');
  // A line that is plain on its own may look like a formula or code together with another one.
  for (const part of ['source', 'strict'] as const) {
    const source = each.map((line) => line[part]).join('\n');
    if (readMarkdown(source).text === said) return { text: new MarkedText(said, source), lost };
  }
  return { text: MarkedText.plain(said), lost: true };
}

interface WrittenLine {
  readonly words: string;
  readonly source: string;
  /** The same, with a backslash before anything that could have a meaning elsewhere. */
  readonly strict: string;
  readonly lost: boolean;
}

function writeLine(line: Line): WrittenLine {
  if (line.kind === 'line') return writeRuns(line.sign, line.runs);
  if (line.kind === 'display') {
    const source = `$$${line.tex}$$`;
    const said = texWords(line.tex);
    const { text, marks = [] } = readMarkdown(source);
    if (text === said && marks.length === 1) return { words: said, source, strict: source, lost: false };
    return { ...writeRuns('', [words(said)]), lost: true };
  }
  const source = `\`\`\`\n${line.code}\n\`\`\``;
  if (readMarkdown(source).text === line.code)
    return { words: line.code, source, strict: source, lost: false };
  const { text } = writeMarkdown(plainLines(line.code));
  return { words: text.words, source: text.source, strict: text.source, lost: true };
}

type Change = (run: Run) => Run;

const asWords: Change = (run) => ({ ...run, kind: 'words', text: wordsOf(run) });
const upright: Change = (run) => ({ ...run, italic: false });
const unstyled: Change = (run) => ({ ...run, italic: false, bold: false });
/** Less and less formatting, until a line reads as it should. */
const CHANGES: readonly Change[] = [
  (run) => run,
  upright,
  unstyled,
  (run) => (run.kind === 'formula' ? asWords(run) : run),
  (run) => unstyled(asWords(run)),
];

function writeRuns(sign: string, runs: readonly Run[]): WrittenLine {
  const said = (sign === '- ' ? BULLET : sign) + runs.map(wordsOf).join('');
  for (const [index, change] of CHANGES.entries()) {
    const changed = runs.map(change);
    const looks = looksOf(sign, changed);
    const strict = inLine(sign, changed, escapeAll);
    if (!reads(strict, said, looks)) continue;
    const gentle = inLine(sign, changed, escapeMarkdown);
    return { words: said, source: reads(gentle, said, looks) ? gentle : strict, strict, lost: index > 0 };
  }
  return { words: said, source: escapeAll(said), strict: escapeAll(said), lost: true };
}

function inLine(sign: string, runs: readonly Run[], escape: (text: string) => string): string {
  const line = parted(runs, 'bold').map((bold) =>
    wrapped(
      parted(bold, 'italic')
        .map((italic) =>
          wrapped(italic.map((run) => piece(run, escape)).join(''), italic[0]?.italic ? '*' : ''),
        )
        .join(''),
      bold[0]?.bold ? '**' : '',
    ),
  );
  if (sign !== '') return sign + line.join('');
  return line
    .join('')
    .replace(/^-(?= )/, String.raw`\-`)
    .replace(/^(\d{1,3})([.)])(?= )/, String.raw`$1\$2`);
}

/** Groups neighbors of the same style. */
function parted(runs: readonly Run[], look: 'bold' | 'italic'): readonly (readonly Run[])[] {
  const parts: Run[][] = [];
  for (const run of runs) {
    const part = parts.at(-1);
    if (part?.[0]?.[look] === run[look]) part.push(run);
    else parts.push([run]);
  }
  return parts;
}

/** A style can't begin or end with a space. */
function wrapped(text: string, sign: string): string {
  const inner = text.trim();
  if (sign === '' || inner === '') return text;
  const from = text.indexOf(inner);
  return text.slice(0, from) + sign + inner + sign + text.slice(from + inner.length);
}

function piece({ kind, text }: Run, escape: (text: string) => string): string {
  switch (kind) {
    case 'words':
      return escape(text);
    case 'formula':
      return `$${text}$`;
    case 'code': {
      const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map((ticks) => ticks.length));
      const fence = '`'.repeat(longest + 1);
      const space = /^[` ]|[` ]$/.test(text) ? ' ' : '';
      return fence + space + text + space + fence;
    }
    default:
      return `<${kind}>${text}</${kind}>`;
  }
}

function wordsOf({ kind, text }: Run): string {
  if (kind === 'formula') return texWords(text);
  if (kind === 'sub') return toSubscript(text);
  return kind === 'sup' ? toSuperscript(text) : text;
}

function escapeAll(text: string): string {
  return text.replace(/[\\*`$]/g, String.raw`\$&`).replace(/<(?=\/?su[bp]>)/g, String.raw`\<`);
}

const LOOKS: readonly MarkStyle[] = ['bold', 'italic', 'code', 'sub', 'sup', 'formula'];

/** One character for each set of styles. */
const sign = (bits: number) => String.fromCharCode(0x30 + bits);
const bitOf = (style: string) => 1 << (LOOKS as readonly string[]).indexOf(style);

/** The styles of each UTF-16 unit that isn't a space. */
function looksOf(itemSign: string, runs: readonly Run[]): string {
  let looks = sign(0).repeat(itemSign.trim().length);
  for (const run of runs) {
    const bits =
      (run.bold ? bitOf('bold') : 0) |
      (run.italic ? bitOf('italic') : 0) |
      (run.kind === 'words' ? 0 : bitOf(run.kind));
    looks += sign(bits).repeat(wordsOf(run).replaceAll(/\s/g, '').length);
  }
  return looks;
}

function reads(source: string, said: string, looks: string): boolean {
  const { text, marks = [] } = readMarkdown(source);
  if (text !== said) return false;
  const bits = new Uint8Array(text.length);
  for (const { from, to, style } of marks) {
    if (style === 'item') continue;
    for (let at = from; at < to; at += 1) bits[at] = (bits[at] ?? 0) | bitOf(style);
  }
  let found = '';
  for (let at = 0; at < text.length; at += 1) if (!/\s/.test(text.charAt(at))) found += sign(bits[at] ?? 0);
  return found === looks;
}
