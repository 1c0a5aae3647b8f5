// A quiz cut into camps, as even as can be (mystic-peak, section 2 "Camps and queues").

import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';

/** Less is better, entry by entry: too small or too large, far from the best number of camps, uneven; at last larger camps come first. */
type Cost = readonly [misfit: number, squares: number];

interface Cut {
  readonly cost: Cost;
  readonly sizes: readonly number[];
}

/**
 * The camp of each question, 1-based, in the order of the blocks.
 * `blocks`: how many questions belong together each time; 1 for a question by itself.
 */
export function cutIntoCamps(blocks: readonly number[]): readonly number[] {
  const parts = blocks.flatMap(inParts);
  return bestCut(parts).sizes.flatMap((size, camp) => Array.from({ length: size }, () => camp + 1));
}

/** A block that is too long for a camp is cut, as evenly as can be. */
function inParts(size: number): readonly number[] {
  if (size <= MYSTIC_PEAK.longestGroup) return [size];
  const count = Math.ceil(size / MYSTIC_PEAK.campSize.most);
  return Array.from({ length: count }, (_, n) => Math.floor(size / count) + Number(n < size % count));
}

/** Sizes of the best row of camps, over all numbers of camps. */
function bestCut(parts: readonly number[]): Cut {
  const sum = parts.reduce((all, size) => all + size, 0);
  const { least, best } = MYSTIC_PEAK.campSize;
  const most = Math.ceil(sum / least);
  // rows[j]: the best rows of the parts from j on, by how many camps they make.
  const rows: (Cut | undefined)[][] = Array.from({ length: parts.length + 1 }, () => []);
  (rows[parts.length] as (Cut | undefined)[])[0] = { cost: [0, 0], sizes: [] };
  for (let from = parts.length - 1; from >= 0; from -= 1) {
    let size = 0;
    for (let to = from; to < parts.length; to += 1) {
      size += parts[to] ?? 0;
      if (size > MYSTIC_PEAK.longestGroup * 2 && to > from) break;
      for (let camps = 0; camps < most; camps += 1) {
        const rest = rows[to + 1]?.[camps];
        if (!rest) continue;
        const cut: Cut = {
          cost: [rest.cost[0] + misfit(size), rest.cost[1] + size * size],
          sizes: [size, ...rest.sizes],
        };
        const row = rows[from] as (Cut | undefined)[];
        const known = row[camps + 1];
        if (!known || isBetter(cut, known)) row[camps + 1] = cut;
      }
    }
  }
  let found: Cut | undefined;
  let foundAway = 0;
  for (const cut of rows[0] ?? []) {
    if (!cut) continue;
    const away = Math.abs(best * cut.sizes.length - sum);
    if (
      !found ||
      cut.cost[0] < found.cost[0] ||
      (cut.cost[0] === found.cost[0] && (away < foundAway || (away === foundAway && isBetter(cut, found))))
    ) {
      found = cut;
      foundAway = away;
    }
  }
  return found ?? { cost: [0, 0], sizes: [] };
}

function misfit(size: number): number {
  const { least, most } = MYSTIC_PEAK.campSize;
  return Math.max(0, least - size) + 2 * Math.max(0, size - most);
}

/** Of rows that make as many camps, or cost as much. */
function isBetter(a: Cut, b: Cut): boolean {
  if (a.cost[0] !== b.cost[0]) return a.cost[0] < b.cost[0];
  if (a.cost[1] !== b.cost[1]) return a.cost[1] < b.cost[1];
  const place = a.sizes.findIndex((size, index) => size !== b.sizes[index]);
  return place >= 0 && (a.sizes[place] ?? 0) > (b.sizes[place] ?? 0);
}
