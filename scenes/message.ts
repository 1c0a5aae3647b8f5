// Scene texts as keys with values: worked out once, drawn on the canvas and read out by the DOM twin.

import { withRtlMarks } from '#scenes/bidi.ts';
import type { StringsPort } from '#scenes/ports.ts';

/** Values to interpolate into a text. */
export type Values = Readonly<Record<string, Words | number>>;

/** A text of the app's own, to be translated. */
export interface Message {
  /** Includes the namespace. */
  readonly key: string;
  readonly values?: Values;
  /** Key of another text for screen readers, when the drawn one is shortened; takes the same values. */
  readonly spoken?: string;
}

/** A text of the app's own, or one that a person wrote. */
export type Words = Message | string;

/** Pass `key` and `spoken` as literals with their namespace, so that tools/locales can find them. */
export function message(key: string, values?: Values, spoken?: string): Message {
  return { key, ...(values && { values }), ...(spoken !== undefined && { spoken }) };
}

/** Returns the text for the canvas, where right-to-left words must be marked. */
export function canvasText(strings: StringsPort, words: Words): string {
  if (typeof words === 'string') return withRtlMarks(words);
  return strings(
    words.key,
    filled(words, (one) => canvasText(strings, one)),
  );
}

/** Returns the text for the page and for screen readers. */
export function spokenText(strings: StringsPort, words: Words): string {
  if (typeof words === 'string') return words;
  return strings(
    words.spoken ?? words.key,
    filled(words, (one) => spokenText(strings, one)),
  );
}

function filled({ values = {} }: Message, write: (words: Words) => string): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? value : write(value)]),
  );
}

/** A number, formatted for the reader's language. */
export function numberMessage(value: number): Message {
  return message('scenes:number', { value });
}
