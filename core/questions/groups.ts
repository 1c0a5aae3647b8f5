// Questions that belong together, because one builds on another or they are about one text: neighbours with the same group
// (specification 2, section 2 "comprehensionQuestionIds"; docs/quiz-format.md). What keeps them together works on blocks.

/** Neighbours of one group in their order, or one item of none. */
export type Block<T> = readonly T[];

/** The items in their order, cut into blocks. The same group behind another item is another block. */
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
 * Deals `count` items from the blocks in their order, or all where there are fewer: each block whole, passing over those that do not fit
 * any more. Where that leaves places empty, the first of these begins on them and keeps its rest. `left` is what a next hand is dealt from.
 * What `isCounted` leaves out takes no place, and comes with what follows it.
 */
export function dealt<T>(
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
