// Media anywhere in a quiz: in questions, in options, and wherever future kinds have them.

import { escapeFor } from '#core/content/formatted.ts';
import { TEXT_FORMATS, type TextFormat } from '#core/content/formattedText.ts';
import { mediaLabel } from '#core/content/mediaLabel.ts';

interface Described {
  readonly url: string;
  readonly alt?: unknown;
}

/** Returns the new address of media; null removes it. */
export type MediaChange = (address: string) => string | null;

/**
 * Copies a part of a quiz, with the addresses of its media changed or the media removed. A text that
 * consisted only of a removed picture becomes its description, so that no one has to guess what was there.
 */
export function withMedia<Part>(part: Part, change: MediaChange): Part {
  return changed(part, change, undefined) as Part;
}

/** Addresses in a part of a quiz, without duplicates. */
export function addressesIn(part: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  withMedia(part, (address) => {
    found.add(address);
    return address;
  });
  return found;
}

/** `outer` is the format of the texts around it. */
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
    copy['text'] = escapeFor(wordsOf(gone), format);
  }
  return copy;
}

function formatOf(value: object): TextFormat | undefined {
  return 'format' in value ? TEXT_FORMATS.find((format) => format === value.format) : undefined;
}

function wordsOf({ url, alt }: Described): string {
  return mediaLabel({ url, ...(typeof alt === 'string' && { alt }) });
}

function isMedia(value: unknown): value is Described {
  return typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string';
}
