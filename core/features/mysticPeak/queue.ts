// The queue of a camp: what is missed goes to its end (mystic-peak, section 2).

/** The queue once its question `q` was missed: behind what was not asked yet, so that it never comes between two that belong together. */
export function afterMiss(queue: readonly number[], q: number): readonly number[] {
  return [...queue.filter((each) => each !== q), q];
}
