// Power-up families: power-ups grouped by purpose, as hosts see them.

import { POWERUP_IDS, type PowerupId } from '#core/features/powerups/ids.ts';
import { kindsIn } from '#core/features/powerups/index.ts';
import type { Powerup } from '#core/features/powerups/powerup.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';

export type Family = Powerup['family'];

export const FAMILIES: readonly Family[] = ['help', 'boost', 'share', 'trick', 'mystery'];

export const powerupsIn = (family: Family): readonly PowerupId[] =>
  POWERUP_IDS.filter((id) => POWERUPS[id].family === family);

/** Kinds that a host can choose, by family; Mystic Peak's own kinds are available only there. */
export const OFFERED: readonly { readonly family: Family; readonly kinds: readonly PowerupId[] }[] =
  FAMILIES.map((family) => ({
    family,
    kinds: powerupsIn(family).filter((id) => POWERUPS[id].reaches !== 'camp'),
  }));

/** Parses the option's value. */
export function chosenKinds(value: string): ReadonlySet<PowerupId> {
  return new Set(kindsIn(value));
}

/** Returns the option's value for these kinds. */
export function kindsValue(kinds: ReadonlySet<PowerupId>): string {
  return POWERUP_IDS.filter((id) => kinds.has(id)).join(' ');
}
