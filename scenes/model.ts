// Keys that scenes share, each with what it is about.

/** Which question it is, with `number` (1-based) and `total`. */
export const QUESTION_OF = 'scenes:projector.question';
export const NOT_OPEN_YET = 'scenes:lobby.scheduled';
export const NO_POINTS_YET = 'scenes:projector.noScores';
