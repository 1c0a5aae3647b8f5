// Ids of mini-games, of their forms and results.

export const GAMES = ['steppingStones', 'ropeThrow', 'runeMatch'] as const;
export type GameId = (typeof GAMES)[number];

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** still: nothing moves; spoken: played by ear. */
export const FORMS = ['moving', 'still', 'spoken'] as const;
export type Form = (typeof FORMS)[number];

export const RESULTS = ['WIN', 'LOSE', 'TIME_UP'] as const;
export type Result = (typeof RESULTS)[number];

/** Faces of the runes: the shapes of the answer options. */
export const RUNES = ['peak', 'sun', 'drop', 'crystal', 'flag', 'moon', 'leaf', 'stone'] as const;
export type Rune = (typeof RUNES)[number];
