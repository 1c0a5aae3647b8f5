// The power-ups by what they are for, as they are listed for hosts.

import { POWERUP_IDS, type PowerupId } from '#core/features/powerups/ids.ts';
import { kindsIn } from '#core/features/powerups/index.ts';
import type { Powerup } from '#core/features/powerups/powerup.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';

export type Family = Powerup['family'];

export const FAMILIES: readonly Family[] = ['help', 'boost', 'share', 'trick', 'mystery'];

export const kindsOf = (family: Family): readonly PowerupId[] =>
  POWERUP_IDS.filter((id) => POWERUPS[id].family === family);

/** Those that a game can be given, family by family: one that belongs to the mountain comes with that alone. */
export const OFFERED: readonly { readonly family: Family; readonly kinds: readonly PowerupId[] }[] =
  FAMILIES.map((family) => ({
    family,
    kinds: kindsOf(family).filter((id) => POWERUPS[id].reaches !== 'camp'),
  }));

/** The kinds of an option's value. */
export function chosenKinds(value: string): ReadonlySet<PowerupId> {
  return new Set(kindsIn(value));
}

/** The option's value for these kinds. */
export function kindsValue(kinds: ReadonlySet<PowerupId>): string {
  return POWERUP_IDS.filter((id) => kinds.has(id)).join(' ');
}
