import type { ReactNode } from 'react';
import type { Character } from '#core/room/characters.ts';
import { characterOf } from '#scenes/kit/characters.ts';
import '#src/ui/avatar.css';

const pictures = import.meta.glob<string>('../../assets/characters/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

export interface AvatarProps {
  /** Character index. */
  readonly character: Character;
  /** CSS pixels; 48 by default. */
  readonly size?: number;
  /** Translated; without it the avatar is decorative. */
  readonly label?: string;
}

export function Avatar({ character, size = 48, label = '' }: AvatarProps): ReactNode {
  const src = pictures[`../../assets/characters/${characterOf(character)}.webp`];
  return <img className="avatar" src={src} alt={label} width={size} height={size} decoding="async" />;
}
