// Dressing an avatar, one thing at a time.

import type { AvatarConfig, Slot } from '#core/avatars/avatar.ts';
import { coveredSlots } from '#core/avatars/compose.ts';

/** Where things are worn that may cover others. */
const COVERS = ['costume', 'headgear', 'topwear'] as const satisfies readonly Slot[];
export type Cover = (typeof COVERS)[number];

/** Slots that are never empty. */
export const isAlwaysWorn = (slot: Slot): boolean => slot === 'skin' || slot === 'expression';

/** What would hide an item if the avatar wore it here; null if it would show. */
export function coverOf(config: AvatarConfig, slot: Slot, number: number): Cover | null {
  const { skin, expression } = config;
  return (
    COVERS.find((cover) => {
      const over = config[cover];
      if (over === undefined || cover === slot) return false;
      return coveredSlots({ skin, expression, [slot]: number, [cover]: over }).has(slot);
    }) ?? null
  );
}

/** Puts an item on, and takes off whatever would hide it. */
export function wear(config: AvatarConfig, slot: Slot, number: number): AvatarConfig {
  const cover = coverOf(config, slot, number);
  if (cover) return wear(takeOff(config, cover), slot, number);
  return { ...config, [slot]: number };
}

/** Takes off whatever is worn here; the skin and the face stay. */
export function takeOff(config: AvatarConfig, slot: Slot): AvatarConfig {
  if (isAlwaysWorn(slot)) return config;
  const { [slot]: _, ...rest } = config;
  return rest as AvatarConfig;
}
