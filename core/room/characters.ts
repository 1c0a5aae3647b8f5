// Characters: how players look. A number is a monster's or that of a ready-made avatar; a code is an avatar
// that a player has dressed (core/avatars/avatar.ts).

/** Number of monsters to draw from for companions, bots, and names on paper, which have no device. */
export const CHARACTER_COUNT = 24;

/** Number of monsters in all. Newcomers are first offered the ones that the fewest players in the room have. */
export const CHARACTERS_DEALT = 32;

/** Exclusive upper bound of character numbers that can be chosen; the client's pictures say which exist. */
export const CHARACTER_END = 10_000;

/** Numbers of the ready-made avatars. */
export const PRESETS = { from: 1_001, to: 1_016 } as const;

export type AvatarCode = string;
export type Character = number | AvatarCode;

export const isMonster = (character: Character): character is number =>
  typeof character === 'number' && (character < PRESETS.from || character > PRESETS.to);

/** What may be an avatar's code; core/avatars says which ones are. */
export const AVATAR_CODE = /^s[a-z\d]{3,59}$/;
