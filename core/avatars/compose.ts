// Composition: which layers of which drawings make up an avatar, back to front.

import { SLOTS, type AvatarConfig, type Slot } from '#core/avatars/avatar.ts';
import { CATALOG, itemOf, wornIn } from '#core/avatars/catalog.ts';

/**
 * Back to front. What is held lies behind the mitt that holds it. A glint isn't part of the picture: it shows while
 * an avatar acts.
 */
export const LAYERS =
  'backpack hair-back costume-back feet body pattern bottom shoes top straps costume neck cheeks eyes mouth face-item hair-front hair-crown hat head-item glint hand-item mitt'.split(
    ' ',
  );

/** A layer that a drawing may have; most have only a few. Lengths are in units of the 240 by 300 grid. */
export interface PartLayer {
  /** `body`, or `<category>.<id>`. */
  readonly part: string;
  readonly layer: string;
  /** Drawn this far to the right and down. */
  readonly shift?: readonly [number, number];
}

/** Faces that the game gives an avatar for a while: ids of expressions. */
export type GameFace = 'closed' | 'look' | 'happy' | 'wow' | 'wobble';

/** From the temple to the side of a hat. */
const TO_HAT = [2, 8] as const;

const ALL = Object.keys(SLOTS) as readonly Slot[];
const CLOTHES: readonly Slot[] = ['topwear', 'bottomwear', 'footwear'];
const HIDDEN_HAIR: Readonly<Record<string, readonly string[]>> = {
  cap: ['hair-crown'],
  full: ['hair-crown', 'hair-front'],
};

/** Returns the slots whose items don't show, because of what is worn over them. */
export function coveredSlots(config: AvatarConfig): ReadonlySet<Slot> {
  const costume = wornIn('costume', config);
  const covered = new Set<Slot>();
  const cover = (isWorn: boolean, slots: readonly Slot[]): void => {
    if (isWorn) for (const slot of slots) covered.add(slot);
  };
  cover(costume !== undefined, CLOTHES);
  cover(costume?.covers === 'hood', ['hair', 'headgear', 'head']);
  cover(costume?.back === true, ['backpack']);
  cover(wornIn('topwear', config)?.long === true, ['bottomwear']);
  cover(wornIn('headgear', config)?.cut === 'hood', ['hair', 'head']);
  if (wornIn('head', config)?.always) covered.delete('head');
  cover(
    wornIn('halloween', config) !== undefined,
    ALL.filter((slot) => !['skin', 'expression', 'halloween'].includes(slot)),
  );
  return covered;
}

/** Returns the layers to draw, back to front. `face`: worn in place of the avatar's own. */
export function compose(config: AvatarConfig, face?: GameFace): readonly PartLayer[] {
  const covered = coveredSlots(config);
  const shows = (slot: Slot): boolean => config[slot] !== undefined && !covered.has(slot);
  const cut = shows('headgear') ? wornIn('headgear', config)?.cut : undefined;
  const isPinned = cut === 'full' && wornIn('head', config)?.pinned === true;
  const parts = ALL.filter(shows).flatMap((slot) => {
    const id = slot === 'expression' ? expressionId(config, face) : wornIn(slot, config)?.id;
    const shift = slot === 'head' && isPinned ? { shift: TO_HAT } : {};
    return id === undefined ? [] : [{ slot, part: `${SLOTS[slot]}.${id}`, ...shift }];
  });
  const shown = (slot: Slot, layer: string): boolean => {
    if (layer === 'mitt') return shows('hand');
    if (layer === 'straps') return slot === 'costume' || !covered.has('topwear');
    return slot !== 'hair' || !HIDDEN_HAIR[cut ?? '']?.includes(layer);
  };
  return orderOf(config).flatMap((layer) =>
    [{ slot: 'skin', part: 'body' } as const, ...parts]
      .filter(({ slot }) => shown(slot, layer))
      .map((part) => ({ ...part, layer })),
  );
}

/** Nobody is without a face, whatever version the avatar is from. */
function expressionId({ expression }: AvatarConfig, face?: GameFace): string | undefined {
  return face ?? (itemOf('expression', expression) ?? CATALOG.expression[0])?.id;
}

/** Some trousers lie over the shoes. */
function orderOf(config: AvatarConfig): readonly string[] {
  if (!wornIn('bottomwear', config)?.over) return LAYERS;
  return LAYERS.filter((layer) => layer !== 'bottom').toSpliced(LAYERS.indexOf('shoes'), 0, 'bottom');
}
