// A player's character as a picture in the page.

import type { ReactNode } from 'react';
import { characterOf } from '#scenes/kit/characters.ts';
import '#src/ui/avatar.css';

const pictures = import.meta.glob<string>('../../assets/characters/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

export interface AvatarProps {
  /** Index of the character. */
  readonly character: number;
  /** CSS pixels; 48 where absent. */
  readonly size?: number;
  /** Translated; decoration where absent. */
  readonly label?: string;
}

export function Avatar({ character, size = 48, label = '' }: AvatarProps): ReactNode {
  const src = pictures[`../../assets/characters/${characterOf(character)}.webp`];
  return <img className="avatar" src={src} alt={label} width={size} height={size} decoding="async" />;
}
