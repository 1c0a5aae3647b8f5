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

const SECTION = /\{\{([#^])([^{}]+)\}\}([^]*?)\{\{\/\2\}\}/;
const FIELD = /\{\{([^{}]+)\}\}/g;
/** Sections within sections; no template has that many. */
const SECTIONS_MAX = 200;

/** A card's side by its template. The front side and texts to speak aren't repeated on the back. */
export function rendered(template: string, fields: ReadonlyMap<string, string>): Rendered {
  const isFilled = (name: string) => bare(fields.get(name.trim()) ?? '') !== '';
  let html = template;
  for (let count = 0; count < SECTIONS_MAX && SECTION.test(html); count += 1) {
    html = html.replace(SECTION, (_, sign: string, name: string, inner: string) =>
      isFilled(name) === (sign === '#') ? inner : '',
    );
  }
  let shows = false;
  let typed: string | null = null;
  const filled = html.replaceAll(FIELD, (_, written: string) => {
    const parts = written.split(':').map((part) => part.trim());
    const name = parts.at(-1) ?? '';
    const filters = parts.slice(0, -1);
    if (filters.includes('type')) {
      typed = name;
      return '';
    }
    const isSpoken = filters.some((filter) => filter.startsWith('tts'));
    if (isSpoken) return '';
    if (filters.includes('cloze')) return `${CLOZE}${name}${CLOZE}`;
    shows ||= isFilled(name);
    return fields.get(name) ?? '';
  });
  return { html: filled, shows, typed };
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

/** `{{c1::words::hint}}` without another one inside. */
const DELETION = /\{\{c(\d+)::((?:(?!\{\{c\d+::|\}\}).)*)\}\}/s;
const DELETIONS_MAX = 1_000;

/** Numbers of the cards that a text makes, in order. */
export function cardsIn(html: string): readonly number[] {
  const numbers = Array.from(html.matchAll(/\{\{c(\d+)::/g), ([, number]) => Number(number));
  return [...new Set(numbers)].toSorted((a, b) => a - b);
}

/** The text of a card, with a marker for each of its deletions and the words of all others. */
export function withoutCard(html: string, card: number) {
  const deletions: Deletion[] = [];
  let text = html;
  for (let count = 0; count < DELETIONS_MAX; count += 1) {
    const [whole, number, inner = ''] = DELETION.exec(text) ?? [];
    if (whole === undefined) break;
    const [words = '', hint = ''] = inner.split('::');
    const shown = Number(number) === card ? `[[${deletions.push({ words, hint })}]]` : words;
    text = text.replace(whole, () => shown);
  }
  return { text, deletions };
}
