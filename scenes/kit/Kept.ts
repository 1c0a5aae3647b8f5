// The display objects of a list that changes: one for each of its items, for as long as that is among them.

import type { Container } from 'pixi.js';

/** For items that are told from each other by nothing but their place. */
export const byPlace = (_item: unknown, place: number): number => place;
export const byId = <Key>({ id }: { readonly id: Key }): Key => id;

/** `label`: its name in the tree of what is drawn. */
export function labelled<Thing extends Container>(label: string, thing: Thing): Thing {
  thing.label = label;
  return thing;
}

export class Kept<Item, Each extends Container, Key = string> extends Map<Key, Each> {
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

  /** Makes what is new and drops what is not listed any more; gives each item with what is there for it. */
  keep(items: readonly Item[]): readonly (readonly [item: Item, each: Each, place: number])[] {
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
