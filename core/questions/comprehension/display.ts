// Apart from the kind, which pages load late: authors choose among these before any game.

/**
 * How much of the passage is open when one of its questions is asked (specification 2, section 3 "Question
 * display"). collapsed: one press opens it. hidden: it can be opened once the question is answered.
 */
export const PASSAGE_DISPLAYS = ['visible', 'collapsed', 'hidden'] as const;
export type PassageDisplay = (typeof PASSAGE_DISPLAYS)[number];
