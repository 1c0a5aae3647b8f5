import type { ReactNode } from 'react';
import { characterOf } from '#scenes/avatars/characters.ts';
import type { AvatarProps } from '#src/ui/avatarProps.ts';
import '#src/ui/avatar.css';

const pictures = import.meta.glob<string>('../../assets/characters/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** A monster; in place of an avatar, the one that stands in for it. */
export function MonsterPicture({ character, size = 48, label = '' }: AvatarProps): ReactNode {
  const src = pictures[`../../assets/characters/${characterOf(character)}.webp`];
  return <img className="avatar" src={src} alt={label} width={size} height={size} decoding="async" />;
}
