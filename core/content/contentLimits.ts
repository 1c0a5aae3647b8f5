/** Limits of content, in characters and counts. Longer input is refused with its place, never cut in silence. */
export const CONTENT_LIMITS = {
  title: 200,
  description: 2_000,
  subject: 100,
  grade: 50,
  questionText: 2_000,
  optionText: 500,
  /** TeX of one formula. */
  formula: 1_000,
  explanation: 2_000,
  /** Of a question, and of each one. */
  hintsMax: 3,
  hint: 300,
  /** The name of what belongs together. */
  group: 50,
  mediaUrl: 2_000,
  mediaAlt: 500,
  /** Accepted answers of a BLANK. */
  acceptedAnswers: 50,
  optionsMin: 2,
  optionsMax: 10,
  questionsMax: 10_000,
  /** Questions that a room plays: at its end each player is sent all of them. */
  playedMax: 1_000,
  /** Characters of a quiz file that a room plays: a thousand long questions have a third of that, and each player is sent them at the end. */
  playedCharacters: 5_000_000,
} as const;
