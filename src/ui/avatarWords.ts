// What an avatar looks like, in words.

import type { TFunction } from 'i18next';
import { SLOTS, type AvatarConfig, type Slot } from '#core/avatars/avatar.ts';
import { itemIn } from '#core/avatars/catalog.ts';
import { coveredSlots } from '#core/avatars/compose.ts';

/** What tells players apart, first to last. */
const TELLING: readonly Slot[] = ['costume', 'headgear', 'face', 'hair', 'backpack', 'topwear', 'halloween'];
/** From head to feet, and the face last. */
const ALL: readonly Slot[] = [
  ...(['skin', 'hair', 'headgear', 'head', 'face', 'neck', 'costume', 'halloween', 'topwear'] as const),
  ...(['backpack', 'hand', 'bottomwear', 'footwear', 'expression'] as const),
];

/**
 * short: the skin and what stands out most, such as "mint skin, party hat". long: all that shows, from head to
 * feet.
 */
export function avatarWords(
  config: AvatarConfig,
  form: 'short' | 'long',
  t: TFunction<'avatars'>,
  language: string,
): string {
  const words =
    form === 'long'
      ? wordsFor(ALL, config, t)
      : [...wordsFor(['skin'], config, t), ...wordsFor(TELLING, config, t).slice(0, 1)];
  return new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(words);
}

function wordsFor(slots: readonly Slot[], config: AvatarConfig, t: TFunction<'avatars'>): readonly string[] {
  const covered = coveredSlots(config);
  return slots.flatMap((slot) => {
    const item = config[slot] === undefined ? undefined : itemIn(slot, config[slot]);
    if (!item || covered.has(slot)) return [];
    const name = t(`avatars:${SLOTS[slot]}.${item.id}`);
    if (slot !== 'hair') return [name];
    return [t('avatars:coloredHair', { hair: name, color: t(`avatars:hairColor.${config.hairColor ?? 1}`) })];
  });
}
