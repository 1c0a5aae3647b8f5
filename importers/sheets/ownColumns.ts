// Columns that the product adds to Wayground's template where it writes it.

export const hintColumn = (number: number) => `Hint ${number}`;

/** Stands in each table that the product has written itself, and in no other. */
export const OWN_GROUP_COLUMN = 'Quizpeak group';

/** What a question counts for; empty where that is the usual. */
export const OWN_MARKS_COLUMN = 'Quizpeak marks';
/** How a question's texts are written: `markdown`, or nothing where they stand as they are. */
export const OWN_FORMAT_COLUMN = 'Quizpeak format';
