// What becomes of a piece as an answer grows, is handed in, and is judged.

/** open: can be moved. held: picked up. off: out of play. locked: handed in. right, wrong: judged. missed: right, and told without an answer. */
export type PieceState = 'open' | 'held' | 'off' | 'locked' | 'right' | 'wrong' | 'missed';
