// Items: what rules need to know about each thing that an avatar can have on.

/** owned: everyone's from the start. exclusive: earned, or part of a preset; can't simply be chosen. */
export type Grade = 'owned' | 'plain' | 'fine' | 'rare' | 'grand' | 'exclusive';

export interface Item {
  /** Unique in its category, in kebab case: the drawing's file, and the key of its name. */
  readonly id: string;
  /** From 1; never changes, and is never used again. */
  readonly number: number;
  readonly grade: Grade;
  /** The collection it belongs to. */
  readonly set?: string;
}

export interface Skin extends Item {
  /** `#RRGGBB`. */
  readonly fill: string;
  /** What the lines of the face are drawn in. */
  readonly face: 'ink' | 'snow';
}

export interface Expression extends Item {
  /** Good to look at for a whole game. */
  readonly smiles?: true;
}

export interface Headgear extends Item {
  /**
   * The hair it hides. on: none. cap: above the hat. full: all but hair at the back. hood: all, and
   * what is worn on the head.
   */
  readonly cut: 'on' | 'cap' | 'full' | 'hood';
}

export interface Topwear extends Item {
  /** Hides what is worn on the legs. */
  readonly long?: true;
}

export interface Bottomwear extends Item {
  /** Lies over the shoes. */
  readonly over?: true;
}

export type AccessorySlot = 'head' | 'face' | 'neck' | 'hand';

export interface Accessory extends Item {
  readonly subtype: AccessorySlot;
  /** Moves to the side of a hat that leaves no hair to pin it to. */
  readonly pinned?: true;
  /** Shows even under a hood. */
  readonly always?: true;
}

export interface Costume extends Item {
  /** suit: hides the clothes. hood: hides hair and hat too. */
  readonly covers: 'suit' | 'hood';
  /** Leaves no room for a backpack. */
  readonly back?: true;
}

/** A whole look. */
export interface Disguise extends Item {
  /** Number of the skin that it is drawn for. */
  readonly skin: number;
}

export type Items = {
  readonly skin: readonly Skin[];
  readonly expression: readonly Expression[];
  readonly hair: readonly Item[];
  readonly headgear: readonly Headgear[];
  readonly topwear: readonly Topwear[];
  readonly bottomwear: readonly Bottomwear[];
  readonly footwear: readonly Item[];
  readonly accessory: readonly Accessory[];
  readonly backpack: readonly Item[];
  readonly costume: readonly Costume[];
  /** Whole looks, worn in themes that dress monsters up; in order. */
  readonly halloween: readonly Disguise[];
};

export type Category = keyof Items;
