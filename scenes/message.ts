// The texts of a scene as keys with values: worked out once, drawn on the canvas and read out by the twin.

import { directed } from '#scenes/bidi.ts';
import type { StringsPort } from '#scenes/ports.ts';

/** What fills the places of a text. */
export type Values = Readonly<Record<string, Words | number>>;

/** A text of the app's own. */
export interface Message {
  /** With its namespace. */
  readonly key: string;
  readonly values?: Values;
  /** Another text for the ear, where the eye gets a shorter one; it takes the same values. */
  readonly spoken?: string;
}

/** A text of the app's own, or what somebody has written. */
export type Words = Message | string;

/** `key` and `spoken` with their namespace, as literals: tools/locales finds them by that. */
export function message(key: string, values?: Values, spoken?: string): Message {
  return { key, ...(values && { values }), ...(spoken !== undefined && { spoken }) };
}

/** As it stands on the canvas, where right-to-left words have to be marked. */
export function drawn(strings: StringsPort, words: Words): string {
  if (typeof words === 'string') return directed(words);
  return strings(
    words.key,
    filled(words, (one) => drawn(strings, one)),
  );
}

/** As it stands in the page, and is spoken. */
export function spoken(strings: StringsPort, words: Words): string {
  if (typeof words === 'string') return words;
  return strings(
    words.spoken ?? words.key,
    filled(words, (one) => spoken(strings, one)),
  );
}

function filled({ values = {} }: Message, write: (words: Words) => string): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? value : write(value)]),
  );
}

/** A number as the reader's language writes it. */
export function amount(value: number): Message {
  return message('scenes:number', { value });
}
