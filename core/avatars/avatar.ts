// Avatars: what a player has on, and the short code for it that travels and is stored.

import type { Category } from '#core/avatars/item.ts';
import type { AvatarCode } from '#core/room/characters.ts';

/** Where something can be worn, and the category it comes from. */
export const SLOTS = {
  skin: 'skin',
  expression: 'expression',
  hair: 'hair',
  headgear: 'headgear',
  topwear: 'topwear',
  bottomwear: 'bottomwear',
  footwear: 'footwear',
  head: 'accessory',
  face: 'accessory',
  neck: 'accessory',
  hand: 'accessory',
  backpack: 'backpack',
  costume: 'costume',
  halloween: 'halloween',
} as const satisfies Readonly<Record<string, Category>>;

export type Slot = keyof typeof SLOTS;

/** The numbers of what is worn, by slot. */
export type Worn = { readonly [S in Slot]?: number };

export interface AvatarConfig extends Worn {
  readonly skin: number;
  readonly expression: number;
  /** Number of a hair color, from 1; only with `hair`. */
  readonly hairColor?: number;
}

/** In the order of the code. */
const LETTERS = {
  skin: 's',
  expression: 'e',
  hair: 'h',
  hairColor: 'c',
  headgear: 'g',
  topwear: 't',
  bottomwear: 'b',
  footwear: 'f',
  head: 'a',
  face: 'm',
  neck: 'n',
  hand: 'd',
  backpack: 'p',
  costume: 'o',
  halloween: 'w',
} as const satisfies Readonly<Record<keyof AvatarConfig, string>>;

const PARTS = Object.entries(LETTERS) as readonly (readonly [keyof AvatarConfig, string])[];
const CODE = new RegExp(
  `^${PARTS.map(([part, letter]) => `(?:${letter}(?<${part}>[1-9]\\d{0,2}))${part === 'skin' || part === 'expression' ? '' : '?'}`).join('')}$`,
);

/** The same for avatars that look the same. */
export function formatAvatar(config: AvatarConfig): AvatarCode {
  const { hair, hairColor = 1, ...others } = config;
  const told: AvatarConfig = hair === undefined ? others : { ...others, hair, hairColor };
  return PARTS.flatMap(([part, letter]) => (told[part] === undefined ? [] : `${letter}${told[part]}`)).join(
    '',
  );
}

/**
 * Returns null for anything but a code that `formatAvatar` makes. Items may be from a newer version: whoever
 * draws them leaves those out.
 */
export function parseAvatar(code: string): AvatarConfig | null {
  const parts = CODE.exec(code)?.groups;
  if (!parts || (parts['hair'] === undefined) !== (parts['hairColor'] === undefined)) return null;
  const worn = Object.entries(parts).filter(([, number]) => number !== undefined);
  return Object.fromEntries(worn.map(([part, number]) => [part, Number(number)])) as unknown as AvatarConfig;
}
