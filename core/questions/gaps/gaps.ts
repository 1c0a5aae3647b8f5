// Texts with gaps: markers in authored texts ([[1]] is the first of the question's gaps), and the words with
// blanks that players see.

import type { FormattedText, Mark } from '#core/content/formattedText.ts';
import { sliceOf } from '#core/content/slices.ts';

/** Stands for a gap in the words, so that they are a sentence wherever only words are shown. */
export const GAP_WORDS = '____';

/** A text whose gaps are blanks. */
export interface GappedText extends FormattedText {
  /** Offset of each gap in the words, in reading order. Players and keys number gaps in this order, from 0. */
  readonly gapsAt: readonly number[];
}

/** A part of a text: words between gaps, which are never empty, or a gap by its number from 0. */
export type GapSegment =
  | { readonly type: 'words'; readonly words: FormattedText }
  | { readonly type: 'gap'; readonly gap: number };

/**
 * A gap and a text that don't belong together. missing: no marker names the gap. doubled: more than one does.
 * unknown: a marker names a gap that doesn't exist.
 */
export interface GapFault {
  readonly fault: 'missing' | 'doubled' | 'unknown';
  /** By number from 0. */
  readonly gap: number;
}

interface Marker {
  readonly from: number;
  readonly to: number;
  readonly gap: number;
}

const MARKER = /\[\[([1-9]\d?)\]\]/g;

/** The marker of a gap, which is numbered from 0, in an authored text. */
export function markerOf(gap: number): string {
  return `[[${gap + 1}]]`;
}

/** Replaces each marker in an authored text. */
export function mapMarkers(source: string, map: (gap: number) => string): string {
  return source.replace(MARKER, (_, number: string) => map(Number(number) - 1));
}

/** The authored text with blanks in place of its markers, for kinds without gaps. */
export function blanksOf(source: string): string {
  return mapMarkers(source, () => GAP_WORDS);
}

/** The authored text with markers in place of its first blanks, at most `count`. */
export function markersOf(source: string, count: number): string {
  let gap = 0;
  return source.replace(/(?<!_)____(?!_)/g, (blank) => (gap < count ? markerOf(gap++) : blank));
}

/** The authored text without this gap, which leaves `words` in its place; later gaps move up by one. */
export function withoutGap(source: string, gap: number, words: string): string {
  return mapMarkers(source, (each) => (each === gap ? words : markerOf(each > gap ? each - 1 : each)));
}

/** The authored text and its gaps, renumbered in reading order. Gaps without a marker come last. */
export function inReadingOrder<Gap>(
  source: string,
  gaps: readonly Gap[],
): { readonly text: string; readonly gaps: readonly Gap[] } {
  const found = new Set<number>();
  mapMarkers(source, (gap) => {
    if (gap in gaps) found.add(gap);
    return '';
  });
  const order = [...new Set([...found, ...gaps.keys()])];
  return {
    text: mapMarkers(source, (gap) => markerOf(gap in gaps ? order.indexOf(gap) : gap)),
    gaps: order.flatMap((gap) => gaps[gap] ?? []),
  };
}

/** The markers in a text that has been read, in order. Formulas and scripts hide theirs: they're pictures. */
export function markersIn({ text, marks = [] }: FormattedText): readonly Marker[] {
  const drawn = marks.filter(({ source }) => source !== undefined);
  return [...text.matchAll(MARKER)]
    .map(({ 0: words, 1: number, index }) => ({
      from: index,
      to: index + words.length,
      gap: Number(number) - 1,
    }))
    .filter(({ from, to }) => !drawn.some((mark) => mark.from < to && from < mark.to));
}

/** Faults between the markers of a text and a question's `count` gaps. */
export function gapFaults(read: FormattedText, count: number): readonly GapFault[] {
  const markers = markersIn(read);
  const named = new Set<number>();
  const faults = markers.flatMap(({ gap }): readonly GapFault[] => {
    if (gap >= count) return [{ fault: 'unknown', gap }];
    if (named.has(gap)) return [{ fault: 'doubled', gap }];
    named.add(gap);
    return [];
  });
  const missing = Array.from({ length: count }, (_, gap) => gap).filter((gap) => !named.has(gap));
  return [...faults, ...missing.map((gap): GapFault => ({ fault: 'missing', gap }))];
}

/**
 * Turns the markers of a text that has been read into blanks. `order` holds the author's number (from 0) of
 * each gap in reading order. In a draft, a marker that names no gap or one that came before stays as it is.
 * `behind` returns words to add behind a gap, by the author's number and the words that follow it.
 */
export function readGaps(
  read: FormattedText,
  count: number,
  behind: (gap: number, after: string) => string = () => '',
): { readonly text: GappedText; readonly order: readonly number[] } {
  const order: number[] = [];
  const markers = markersIn(read).filter(({ gap }) => {
    const isGap = gap < count && !order.includes(gap);
    if (isGap) order.push(gap);
    return isGap;
  });
  const gapsAt: number[] = [];
  /** Where the words behind each marker have moved to. */
  const ends: number[] = [];
  let text = '';
  let at = 0;
  for (const { from, to, gap } of markers) {
    text += read.text.slice(at, from);
    gapsAt.push(text.length);
    text += GAP_WORDS + behind(gap, read.text.slice(to));
    ends.push(text.length);
    at = to;
  }
  text += read.text.slice(at);
  /** Where an offset has moved to; one inside of a marker moves to its `edge`. */
  const moved = (offset: number, edge: 'from' | 'to'): number => {
    const place = markers.findLastIndex(({ from }) => from < offset);
    const marker = markers[place];
    const end = ends[place] ?? 0;
    if (!marker) return offset;
    if (offset < marker.to) return edge === 'from' ? (gapsAt[place] ?? 0) : end;
    return end + offset - marker.to;
  };
  const marks = read.marks?.map(
    (mark): Mark => ({ ...mark, from: moved(mark.from, 'from'), to: moved(mark.to, 'to') }),
  );
  return { text: { text, ...(marks && { marks }), gapsAt }, order };
}

/** The rest of the sentence that a gap is in: before it, and after it. Other gaps in it are an ellipsis. */
export function sentenceAround({ text, gapsAt }: GappedText, gap: number): readonly [string, string] {
  const at = gapsAt[gap] ?? 0;
  const plain = (words: string) => words.replaceAll(GAP_WORDS, '…').trim();
  const before =
    text
      .slice(0, at)
      .split(/[.!?。！？]\s|\n/)
      .at(-1) ?? '';
  const after = /^.*?(?:[.!?。！？](?=\s|$)|\n|$)/s.exec(text.slice(at + GAP_WORDS.length))?.[0] ?? '';
  return [plain(before), plain(after)];
}

/** Splits a text into words and gaps, in order. Marks that cover a gap continue after it. */
export function gapSegments(gapped: GappedText): readonly GapSegment[] {
  const { text, gapsAt } = gapped;
  const words = (from: number, to: number): readonly GapSegment[] =>
    from === to ? [] : [{ type: 'words', words: sliceOf(gapped, from, to) }];
  const starts = [0, ...gapsAt.map((at) => at + GAP_WORDS.length)];
  return starts.flatMap((start, gap): readonly GapSegment[] => {
    const end = gapsAt[gap];
    if (end === undefined) return words(start, text.length);
    return [...words(start, end), { type: 'gap', gap }];
  });
}
