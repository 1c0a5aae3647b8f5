// Texts of Anki's notes: HTML with names of files, and templates that put them on cards.

import type { AnkiDeck } from '#importers/anki/AnkiDeck.ts';
import { decodeEntities } from '#importers/markup/htmlEntities.ts';

const SOUND = /\[sound:([^\]]+)\]/g;
const SOURCE = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** Name of a file by its address in a note, which may be encoded. */
export function fileName(address: string): string {
  const name = address.normalize('NFC');
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Names of files that any note or template mentions. */
export function namesIn({ notes }: AnkiDeck): ReadonlySet<string> {
  const names = new Set<string>();
  const collect = (html: string) => {
    for (const [, name = ''] of html.matchAll(SOUND)) names.add(fileName(decodeEntities(name)));
    for (const [, double, single, bare] of html.matchAll(SOURCE))
      names.add(fileName(decodeEntities(double ?? single ?? bare ?? '')));
  };
  const types = new Set(notes.map(({ type }) => type));
  for (const type of types) for (const { front, back } of type.templates) collect(front + back);
  for (const { fields } of notes) for (const html of fields.values()) collect(html);
  return names;
}

/** The HTML without sounds, and the names of these. */
export function withoutSounds(html: string): { readonly html: string; readonly sounds: readonly string[] } {
  const sounds = Array.from(html.matchAll(SOUND), ([, name = '']) => fileName(decodeEntities(name)));
  return { html: html.replaceAll(SOUND, ''), sounds };
}

/** Anki's own signs for formulas, as MathJax has them. */
export function withFormulas(html: string): string {
  return html
    .replaceAll(/\[\$\$\]([^]*?)\[\/\$\$\]/g, String.raw`\[$1\]`)
    .replaceAll(/\[\$\]([^]*?)\[\/\$\]/g, String.raw`\($1\)`);
}

export interface Rendered {
  readonly html: string;
  /** True if it shows any field that isn't empty; otherwise there is no such card. */
  readonly shows: boolean;
  /** Field that the player is to type. */
  readonly typed: string | null;
}

/** Around the name of a field whose deletions are still to be read. */
const CLOZE = '{{{cloze}}}';

const FIELD = /\{\{([^{}]+)\}\}/g;

/** A card's side by its template. The front side and texts to speak aren't repeated on the back. */
export function rendered(template: string, fields: ReadonlyMap<string, string>): Rendered {
  const isFilled = (name: string) => bare(fields.get(name.trim()) ?? '') !== '';
  /** Whether each open section is shown. */
  const sections: boolean[] = [];
  const parts: string[] = [];
  let shows = false;
  let typed: string | null = null;
  let at = 0;
  for (const found of template.matchAll(FIELD)) {
    const [whole, written = ''] = found;
    const isShown = !sections.includes(false);
    if (isShown) parts.push(template.slice(at, found.index));
    at = found.index + whole.length;
    const sign = written.charAt(0);
    if (sign === '#' || sign === '^') sections.push(isFilled(written.slice(1)) === (sign === '#'));
    else if (sign === '/') sections.pop();
    else if (isShown) {
      const filters = written.split(':').map((part) => part.trim());
      const name = filters.pop() ?? '';
      if (filters.includes('type')) typed = name;
      else if (filters.includes('cloze')) parts.push(CLOZE, name, CLOZE);
      else if (!filters.some((filter) => filter.startsWith('tts'))) {
        shows ||= isFilled(name);
        parts.push(fields.get(name) ?? '');
      }
    }
  }
  return { html: [...parts, template.slice(at)].join(''), shows, typed };
}

/** The HTML with the texts of its cloze fields, or without them. */
export function withCloze(html: string, textOf: (field: string) => string): string {
  const parts = html.split(CLOZE);
  return parts.map((part, index) => (index % 2 === 0 ? part : textOf(part))).join('');
}

/** What a field says, for telling whether it's empty. */
function bare(html: string): string {
  return decodeEntities(html.replaceAll(/<(?!img\b)[^>]*>/gi, '')).trim();
}

/** The part of a back side below the line that Anki puts between question and answer. */
export function belowLine(html: string): string {
  return html.split(/<hr\s+id\s*=\s*["']?answer["']?\s*\/?>/i).at(-1) ?? html;
}

export interface Deletion {
  readonly words: string;
  readonly hint: string;
}

/** Numbers of the cards that a text makes, in order. */
export function cardsIn(html: string): readonly number[] {
  const numbers = Array.from(html.matchAll(/\{\{c(\d+)::/g), ([, number]) => Number(number));
  return [...new Set(numbers)].toSorted((a, b) => a - b);
}

const DELETION = /\{\{c(\d+)::|\}\}/g;

/** The text of a card, with a marker for each of its deletions and the words of all others. */
export function withoutCard(html: string, card: number) {
  const deletions: Deletion[] = [];
  /** The text, and the words of each deletion that is open, which may be in another. */
  const texts = [''];
  const numbers: number[] = [];
  const say = (words: string) => texts.push((texts.pop() ?? '') + words);
  let at = 0;
  for (const found of html.matchAll(DELETION)) {
    const [sign, number] = found;
    say(html.slice(at, found.index));
    at = found.index + sign.length;
    if (number !== undefined) {
      texts.push('');
      numbers.push(Number(number));
    } else if (numbers.length === 0) say(sign);
    else {
      const [words = '', hint = ''] = (texts.pop() ?? '').split('::');
      say(numbers.pop() === card ? `[[${deletions.push({ words, hint })}]]` : words);
    }
  }
  say(html.slice(at));
  return { text: texts.join(''), deletions };
}
