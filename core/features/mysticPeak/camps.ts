// The quiz cut into camps, as even as can be (decisions, "Mystic Peak").

import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';

/** Neighbours that stay together: questions of one group, or one by itself, each with the slides before it. */
export interface CampBlock {
  /** Items of the block: its questions and slides. */
  readonly size: number;
  /** Those of them that count: its questions. A block of slides alone has none, and goes with the next one (the last with the one before). */
  readonly counts: number;
}

/** What is not cut: a block, or an even part of one that is too long for a camp. */
type Part = CampBlock;

/**
 * The camp of each item, 1-based, in the order of the blocks. Among all rows of camps it is the one with, in this order: the least misfit
 * of its sizes, the number of camps that comes nearest to five questions in each, the most even sizes, the larger camps first.
 */
export function cutIntoCamps(blocks: readonly CampBlock[]): readonly number[] {
  const parts = withSlides(blocks).flatMap(inParts);
  const result: number[] = [];
  let part = 0;
  for (const [index, count] of bestRow(parts.map(({ counts }) => counts)).entries()) {
    for (const { size } of parts.slice(part, part + count))
      for (let item = 0; item < size; item += 1) result.push(index + 1);
    part += count;
  }
  return result;
}

/** Blocks that all have a question, but for a quiz without any. */
function withSlides(blocks: readonly CampBlock[]): readonly CampBlock[] {
  const joined: CampBlock[] = [];
  let slides = 0;
  for (const { size, counts } of blocks) {
    slides += size;
    if (counts === 0) continue;
    joined.push({ size: slides, counts });
    slides = 0;
  }
  if (slides === 0) return joined;
  const last = joined.pop() ?? { size: 0, counts: 0 };
  return [...joined, { ...last, size: last.size + slides }];
}

/** A block that is too long for a camp is cut as evenly as can be, longer parts first; its slides stay with the first one. */
function inParts(block: CampBlock): readonly Part[] {
  const { size, counts } = block;
  if (counts <= MYSTIC_PEAK.longestGroup) return [block];
  const parts = Math.ceil(counts / MYSTIC_PEAK.campSize.most);
  return Array.from({ length: parts }, (_, n) => {
    const own = Math.floor(counts / parts) + Number(n < counts % parts);
    return { size: n === 0 ? own + size - counts : own, counts: own };
  });
}

/**
 * No camp of several parts has more questions than this: at one of the borders in it, two smaller camps fit better. Only a single question
 * on either side of the longest group is better left there.
 */
const LONGEST = MYSTIC_PEAK.longestGroup + 2;

/** One number of both costs, the misfit first: squares stay below this up to a million questions. */
const MISFIT = 2 ** 24;

/** How many parts each camp of the best row has. */
function bestRow(sizes: readonly number[]): readonly number[] {
  const sum = sizes.reduce((all, size) => all + size, 0);
  const { least, best } = MYSTIC_PEAK.campSize;
  const most = Math.max(1, Math.ceil(sum / least));
  const tables = costsOf(sizes, most);
  const away = (camps: number): number => Math.abs(best * camps - sum);
  let found: Row | undefined;
  for (let camps = 1; camps <= most; camps += 1) {
    const cost = tables.cost(0, camps);
    if (cost === Infinity) continue;
    const row: Row = { misfit: Math.floor(cost / MISFIT), away: away(camps), squares: cost % MISFIT, camps };
    if (!found || isBefore(row, found, (each) => rowOf(sizes, tables, each.camps).questions)) found = row;
  }
  return rowOf(sizes, tables, found?.camps ?? 0).parts;
}

interface Row {
  readonly misfit: number;
  readonly away: number;
  readonly squares: number;
  readonly camps: number;
}

function isBefore(a: Row, b: Row, questionsOf: (row: Row) => readonly number[]): boolean {
  const difference = a.misfit - b.misfit || a.away - b.away || a.squares - b.squares;
  if (difference !== 0) return difference < 0;
  const others = questionsOf(b);
  for (const [camp, size] of questionsOf(a).entries()) {
    const other = others[camp] ?? 0;
    if (size !== other) return size > other;
  }
  return false;
}

interface Tables {
  /** Least cost of the parts from this one on in so many camps; Infinity where there is no way. */
  cost(from: number, camps: number): number;
  /** Parts of the first of these camps. */
  first(from: number, camps: number): number;
}

/** From the last part to the first: the best row of so many camps is a first camp and the best row of the rest. */
function costsOf(sizes: readonly number[], most: number): Tables {
  const width = most + 1;
  const costs = new Float64Array((sizes.length + 1) * width).fill(Infinity);
  const firsts = new Uint8Array((sizes.length + 1) * width);
  costs[sizes.length * width] = 0;
  for (let from = sizes.length - 1; from >= 0; from -= 1) {
    let questions = 0;
    for (let to = from + 1; to <= sizes.length; to += 1) {
      questions += sizes[to - 1] as number;
      if (questions > LONGEST && to > from + 1) break;
      const own = misfit(questions) * MISFIT + questions ** 2;
      const mostBehind = Math.min(most - 1, sizes.length - to);
      for (let behind = 0; behind <= mostBehind; behind += 1) {
        const cost = own + (costs[to * width + behind] as number);
        const at = from * width + behind + 1;
        // Of rows that cost the same, that with the larger first camp: it is found last.
        if (cost <= (costs[at] as number) && cost < Infinity) {
          costs[at] = cost;
          firsts[at] = to - from;
        }
      }
    }
  }
  return {
    cost: (from, camps) => costs[from * width + camps] as number,
    first: (from, camps) => firsts[from * width + camps] as number,
  };
}

/** The best row of so many camps: parts and questions of each. */
function rowOf(
  sizes: readonly number[],
  { first }: Tables,
  camps: number,
): { readonly parts: readonly number[]; readonly questions: readonly number[] } {
  const parts: number[] = [];
  const questions: number[] = [];
  let from = 0;
  for (let left = camps; left > 0; left -= 1) {
    const count = first(from, left);
    parts.push(count);
    questions.push(sizes.slice(from, from + count).reduce((all, size) => all + size, 0));
    from += count;
  }
  return { parts, questions };
}

/** How far a camp of so many questions is from what a camp should have. */
function misfit(questions: number): number {
  const { least, most } = MYSTIC_PEAK.campSize;
  return Math.max(0, least - questions) + 2 * Math.max(0, questions - most);
}
