// Division of the quiz into camps, as even as possible (decisions, "Mystic Peak").

import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';

/** Items that stay together: a group's questions, or a single question, each with the slides before it. */
export interface CampBlock {
  /** Number of items: questions and slides. */
  readonly size: number;
  /**
   * Number of questions. A block of slides alone has 0 and joins the next block, or the previous one at the
   * end.
   */
  readonly counts: number;
}

/** The smallest unit of the division: a block, or an even part of one too long for a camp. */
type Part = CampBlock;

/**
 * Returns the 1-based camp of each item, in the order of the blocks. Of all divisions it picks, in this
 * order, the one with the least misfit in size, the number of camps closest to five questions each, the most
 * even sizes, and the larger camps first.
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

/** Joins slides to blocks so that every block has a question, except in a quiz without any. */
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

/**
 * Splits a block too long for a camp as evenly as possible, longer parts first; its slides stay with the
 * first part.
 */
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
 * Maximum number of questions in a camp of several parts; a larger one always fits better as two. This allows
 * a single question on either side of the longest group.
 */
const LONGEST = MYSTIC_PEAK.longestGroup + 2;

/**
 * Packs both costs into one number, misfit first; sums of squares stay below this for up to a million
 * questions.
 */
const MISFIT = 2 ** 24;

/** Returns the number of parts in each camp of the best division. */
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
  /** Lowest cost of dividing the parts from this one on into this many camps; Infinity if impossible. */
  cost(from: number, camps: number): number;
  /** Number of parts in the first of these camps. */
  first(from: number, camps: number): number;
}

/**
 * Works backward from the last part: the best division into n camps is a first camp plus the best division of
 * the rest.
 */
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
      const maxBehind = Math.min(most - 1, sizes.length - to);
      for (let behind = 0; behind <= maxBehind; behind += 1) {
        const cost = own + (costs[to * width + behind] as number);
        const at = from * width + behind + 1;
        // Of equal costs, the larger first camp wins; it is found last.
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

/** Returns the parts and questions of each camp in the best division into this many camps. */
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

/** Returns how far a camp of this many questions is from the desired size. */
function misfit(questions: number): number {
  const { least, most } = MYSTIC_PEAK.campSize;
  return Math.max(0, least - questions) + 2 * Math.max(0, questions - most);
}
