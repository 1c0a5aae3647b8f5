// Moodle's Markdown, converted by way of HTML.

import { type TextFromHtml, htmlToMarkdown } from '#importers/markup/htmlToMarkdown.ts';
import { isMeantAsHtml } from '#importers/markup/htmlTokens.ts';
import { MarkedText } from '#importers/markup/MarkedText.ts';
import { BRACKETED_LIST } from '#importers/markup/formattedHtml.ts';
import { texParts } from '#importers/markup/texParts.ts';

export function moodleMarkdown(text: string): TextFromHtml {
  // Tags left unclosed are the subject of the question, so they stay text.
  const converted = htmlToMarkdown(htmlOf(isMeantAsHtml(text) ? text : text.replaceAll('<', '&lt;')));
  const same = bare(converted.text.words) === bare(text);
  return same && !converted.text.marked ? { ...converted, text: MarkedText.plain(text) } : converted;
}

const bare = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const FENCE = /^ {0,3}(?:```|~~~)/;
const HEADING = /^#{1,6}\s+(.*)$/;
const BULLET = /^ {0,9}[-*+]\s+(?=\S)/;
const NUMBER = /^ {0,9}(\d{1,3})([.)])\s+(?=\S)/;

function htmlOf(text: string): string {
  const parts: string[] = [];
  let code: string[] | null = null;
  for (const line of text.split('\n')) {
    if (FENCE.test(line)) {
      if (code) parts.push(preformatted(code));
      code = code ? null : [];
    } else if (code) code.push(line);
    else parts.push(htmlOfLine(line));
  }
  if (code) parts.push(preformatted(code));
  return parts.join('');
}

const preformatted = (lines: readonly string[]) => `<pre>\n${literal(lines.join('\n'))}</pre>`;

function htmlOfLine(line: string): string {
  const heading = HEADING.exec(line)?.[1];
  if (heading !== undefined) return `<h2>${inline(heading)}</h2>`;
  const bullet = BULLET.exec(line)?.[0];
  if (bullet !== undefined) return `<ul><li>${inline(line.slice(bullet.length))}</li></ul>`;
  const [sign, number, end] = NUMBER.exec(line) ?? [];
  if (sign !== undefined) {
    const looks = end === ')' ? ` class="${BRACKETED_LIST}"` : '';
    return `<ol start="${number ?? ''}"${looks}><li>${inline(line.slice(sign.length))}</li></ol>`;
  }
  return `${inline(line)}<br>`;
}

function inline(line: string): string {
  // Moodle requires two backslashes before a bracket.
  const parts = texParts(line.replaceAll(/\\\\(?=[()[\]])/g, '\\'));
  return parts
    .map((part) => {
      if (part.kind === 'words') return codeApart(part.text);
      return part.display ? String.raw`\[${literal(part.tex)}\]` : String.raw`\(${literal(part.tex)}\)`;
    })
    .join('');
}

/** Text between backticks isn't parsed. */
function codeApart(text: string): string {
  const parts: string[] = [];
  const absent = new Set<string>();
  const ticks = /`+/g;
  let start = 0;
  for (let found = ticks.exec(text); found; found = ticks.exec(text)) {
    const [fence] = found;
    const end = absent.has(fence) ? -1 : text.indexOf(fence, ticks.lastIndex);
    if (end === -1) absent.add(fence);
    else {
      const code = text.slice(ticks.lastIndex, end).trim();
      parts.push(emphasised(text.slice(start, found.index)), `<code>${literal(code)}</code>`);
      start = end + fence.length;
      ticks.lastIndex = start;
    }
  }
  return [...parts, emphasised(text.slice(start))].join('');
}

const PICTURE = /!\[([^\]\n]{0,300})\]\(([^()\s]{1,1000})(?:\s[^()\n]{0,300})?\)/g;
const LINK = /\[([^[\]\n]{0,300})\]\(([^()\s]{1,1000})(?:\s[^()\n]{0,300})?\)/g;
const BOTH = /(\*\*\*|___)(?=[^\s*_])([^*_\n]{1,500})(?<=\S)\1/g;
const SLANTED = /(?<![\p{L}\p{N}*_])([*_])(?=[^\s*_])([^*_\n]{1,500})(?<=\S)\1(?![\p{L}\p{N}*_])/gu;
const BOLD = /(\*\*|__)(?=[^\s*_])([^*_\n]{1,500})(?<=\S)\1/g;

function emphasised(text: string): string {
  return text
    .replaceAll(/\\([!-/:-@[-`{-~])/g, (_, character: string) => `&#${character.charCodeAt(0)};`)
    .replaceAll(PICTURE, (_, alt: string, url: string) => `<img src="${literal(url)}" alt="${literal(alt)}">`)
    .replaceAll(LINK, (_, said: string, url: string) => `<a href="${literal(url)}">${said}</a>`)
    .replaceAll(BOTH, '<b><i>$2</i></b>')
    .replaceAll(SLANTED, '<i>$2</i>')
    .replaceAll(BOLD, '<b>$2</b>');
}

/** Escaped as HTML text, or as a value in quotes. */
function literal(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
