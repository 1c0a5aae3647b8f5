// Display objects for a changing list: one per item, kept for as long as the item is listed.

import type { Container } from 'pixi.js';

/** Key for items that nothing but their position tells apart. */
export const byPlace = (_item: unknown, place: number): number => place;
export const byId = <Key>({ id }: { readonly id: Key }): Key => id;

/** Returns the display object with this label, its name in the display tree. */
export function labeled<Thing extends Container>(label: string, thing: Thing): Thing {
  thing.label = label;
  return thing;
}

export class KeyedViews<Item, Each extends Container, Key = string> extends Map<Key, Each> {
  readonly #keyOf: (item: Item, place: number) => Key;
  readonly #make: (item: Item, place: number) => Each;
  readonly #drop: (each: Each) => void;

  constructor(
    keyOf: (item: Item, place: number) => Key,
    make: (item: Item, place: number) => Each,
    drop: (each: Each) => void = (each) => each.destroy({ children: true }),
  ) {
    super();
    this.#keyOf = keyOf;
    this.#make = make;
    this.#drop = drop;
  }

  /**
   * Makes display objects for new items and drops those no longer listed. Returns each item with its display
   * object.
   */
  reconcile(items: readonly Item[]): readonly (readonly [item: Item, each: Each, place: number])[] {
    const keys = new Set(items.map(this.#keyOf));
    for (const [key, each] of this)
      if (!keys.has(key)) {
        this.delete(key);
        this.#drop(each);
      }
    return items.map((item, place) => {
      const key = this.#keyOf(item, place);
      const each = this.get(key) ?? this.#make(item, place);
      this.set(key, each);
      return [item, each, place];
    });
  }
}
