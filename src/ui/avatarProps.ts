import type { Character } from '#core/room/characters.ts';

export interface AvatarProps {
  readonly character: Character;
  /** CSS pixels; 48 by default. */
  readonly size?: number;
  /** Translated; without it the avatar is decorative. */
  readonly label?: string;
  /** True to say what an avatar has on, after its label. */
  readonly isDescribed?: boolean;
}
