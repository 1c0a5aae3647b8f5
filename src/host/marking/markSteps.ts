// Steps in which a teacher marks an answer: one key each, from none to full.

/** Worth of questions that are marked in quarters, because most quizzes count each question once. */
const SINGLE = 1;
const QUARTERS = 4;
/** The digits on a keyboard; a question that is worth more is marked in tenths. */
const DIGITS = 9;
const TENTHS = 10;

/** Number of equal steps from none to full for a question of this worth, in marks. */
export function stepCount(worth: number): number {
  if (worth === SINGLE) return QUARTERS;
  return worth <= DIGITS ? worth : TENTHS;
}

/** Returns the share of the question's worth, 0 to 1, that a key gives; null if it isn't one of these. */
export function creditOfKey(key: string, worth: number): number | null {
  if (key.toLowerCase() === 'f') return 1;
  const steps = stepCount(worth);
  return /^\d$/.test(key) && Number(key) <= steps ? Number(key) / steps : null;
}

/** Returns the key of a step; full marks have one that is the same for all questions. */
export function keyOfStep(step: number): string {
  return step <= DIGITS ? String(step) : 'F';
}

/** The mark as its button shows it: in marks, or in percent where no one counts in marks. */
export function markText(language: string, credit: number, worth: number): string {
  return worth === SINGLE
    ? credit.toLocaleString(language, { style: 'percent' })
    : (credit * worth).toLocaleString(language, { maximumFractionDigits: 2 });
}
