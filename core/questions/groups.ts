// Groups: neighboring questions that belong together because they build on each other or share a text
// (specification 2, section 2 "comprehensionQuestionIds"; docs/quiz-format.md). Code that keeps them together
// works on blocks.

/** Neighbors of one group in order, or a single ungrouped item. */
export type Block<T> = readonly T[];

/** Cuts the items into blocks, in order. A group that reappears after another item starts a new block. */
export function blocksOf<T>(
  items: readonly T[],
  groupOf: (item: T) => string | number | undefined,
): readonly Block<T>[] {
  const blocks: T[][] = [];
  let before: string | number | undefined;
  for (const item of items) {
    const group = groupOf(item);
    if (group !== undefined && group === before) blocks.at(-1)?.push(item);
    else blocks.push([item]);
    before = group;
  }
  return blocks;
}

/**
 * Deals `count` items from the blocks in order, or all of them if there are fewer. Takes whole blocks and
 * passes over those that no longer fit; if places are still empty at the end, splits the first block passed
 * over. The next hand is dealt from `left`. Items that `isCounted` excludes take no place and are dealt with
 * the item after them.
 */
export function dealHand<T>(
  blocks: readonly Block<T>[],
  count: number,
  isCounted: (item: T) => boolean = () => true,
): { readonly hand: readonly Block<T>[]; readonly left: readonly Block<T>[] } {
  const hand: Block<T>[] = [];
  const passed: Block<T>[] = [];
  let places = count;
  for (const [index, block] of blocks.entries()) {
    if (places === 0) return { hand, left: passed.concat(blocks.slice(index)) };
    const size = block.filter(isCounted).length;
    if (size > places) {
      passed.push(block);
      continue;
    }
    hand.push(block);
    places -= size;
  }
  const [cut, ...left] = passed;
  if (places === 0 || !cut) return { hand, left: passed };
  let end = 0;
  for (; places > 0; end += 1) places -= Number(isCounted(cut[end] as T));
  return { hand: [...hand, cut.slice(0, end)], left: [cut.slice(end), ...left] };
}
