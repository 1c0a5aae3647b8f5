import type { Character } from '#core/room/characters.ts';

/** A player as others see them. */
export interface UserView {
  readonly playerId: string;
  readonly name: string;
  readonly character: Character;
}
