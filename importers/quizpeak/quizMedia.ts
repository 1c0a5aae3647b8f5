// Pictures and sounds wherever a quiz has them: of questions, of options, and wherever kinds to come have theirs.

import { writtenAs } from '#core/content/formatted.ts';
import { TEXT_FORMATS, type TextFormat } from '#core/content/formattedText.ts';
import { mediaWords } from '#core/content/mediaWords.ts';

interface Described {
  readonly url: string;
  readonly alt?: unknown;
}

/** What stands in the place of one that goes; null: nothing. */
export type MediaChange = (address: string) => string | null;

/**
 * A copy of a part of a quiz whose media have other addresses, or are gone. What said nothing but with its picture then says
 * in words what that showed, so that nobody has to guess what stood there.
 */
export function withMedia<Part>(part: Part, change: MediaChange): Part {
  return changed(part, change, undefined) as Part;
}

/** The addresses in a part of a quiz, each once. */
export function addressesIn(part: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  withMedia(part, (address) => {
    found.add(address);
    return address;
  });
  return found;
}

/** `outer`: how texts around it are written. */
function changed(value: unknown, change: MediaChange, outer: TextFormat | undefined): unknown {
  if (Array.isArray(value)) return value.map((each) => changed(each, change, outer));
  if (typeof value !== 'object' || value === null) return value;
  const format = formatOf(value) ?? outer;
  let gone: Described | null = null;
  const entries = Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    if (!isMedia(inner)) return [[key, changed(inner, change, format)] as const];
    const url = change(inner.url);
    if (url !== null) return [[key, { ...inner, url }] as const];
    gone = inner;
    return [];
  });
  const copy: Record<string, unknown> = Object.fromEntries(entries);
  if (gone && typeof copy['text'] === 'string' && copy['text'].trim() === '') {
    copy['text'] = writtenAs(wordsOf(gone), format);
  }
  return copy;
}

function formatOf(value: object): TextFormat | undefined {
  return 'format' in value ? TEXT_FORMATS.find((format) => format === value.format) : undefined;
}

function wordsOf({ url, alt }: Described): string {
  return mediaWords({ url, ...(typeof alt === 'string' && { alt }) });
}

function isMedia(value: unknown): value is Described {
  return typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string';
}
