/**
 * Limits of content, in characters and counts. Longer input is rejected with its location, never cut
 * silently.
 */
export const CONTENT_LIMITS = {
  title: 200,
  description: 2_000,
  subject: 100,
  grade: 50,
  questionText: 2_000,
  optionText: 500,
  passage: 20_000,
  /** TeX of one formula. */
  formula: 1_000,
  explanation: 2_000,
  /** Hints per question, and characters in each one. */
  hintsMax: 3,
  hint: 300,
  /** Name of a group. */
  group: 50,
  /** Name of a folder. */
  folder: 50,
  mediaUrl: 2_000,
  mediaAlt: 500,
  /** Accepted answers of a BLANK. */
  acceptedAnswers: 50,
  optionsMin: 2,
  optionsMax: 10,
  questionsMax: 10_000,
  /** Questions in a room; each player is sent all of them at the end. */
  playedMax: 1_000,
  /**
   * Characters in the quiz file of a room. A thousand long questions have a third of that, and each player is
   * sent them at the end.
   */
  playedCharacters: 5_000_000,
} as const;
