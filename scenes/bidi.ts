// Right-to-left text on a left-to-right canvas.

const STRONG =
  /[A-Za-z\u00C0-\u02AF\u0370-\u058F\u0590-\u08FF\u200F\u0E00-\u0EFF\u3040-\u9FFF\uAC00-\uD7AF]/u;
const RTL = /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC]/u;
/** Right-to-left mark: makes the text after it run from right to left. */
export const RTL_MARK = '\u200F';

/**
 * Returns true when the first letter with a direction runs from right to left (the Unicode algorithm's first
 * rule).
 */
export function isRightToLeft(text: string): boolean {
  const first = STRONG.exec(text)?.[0];
  return first !== undefined && RTL.test(first);
}

const [EMBEDDING, END] = ['\u202B', '\u202C'];

/** Embeds each line as right-to-left text, whatever character it begins with. */
export function embedRtlLines(lines: readonly string[]): string {
  return lines.map((line) => `${EMBEDDING}${line}${END}`).join('\n');
}

/**
 * Marks each line of right-to-left text, so that its punctuation lands at the end of the sentence, not at its
 * start.
 */
export function withRtlMarks(text: string): string {
  if (!isRightToLeft(text)) return text;
  return text
    .split('\n')
    .map((line) => `${RTL_MARK}${line}${RTL_MARK}`)
    .join('\n');
}
