// Right-to-left text on a left-to-right canvas.

const STRONG =
  /[A-Za-z\u00C0-\u02AF\u0370-\u058F\u0590-\u08FF\u200F\u0E00-\u0EFF\u3040-\u9FFF\uAC00-\uD7AF]/u;
const RTL = /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC]/u;
/** Makes what it begins run from right to left. */
export const MARK = '\u200F';

/** Whether the first letter that has a direction runs from right to left (the Unicode algorithm's first rule). */
export function isRightToLeft(text: string): boolean {
  const first = STRONG.exec(text)?.[0];
  return first !== undefined && RTL.test(first);
}

const [EMBEDDING, END] = ['\u202B', '\u202C'];

/** Lines of one text that runs from right to left, each as such a one, whatever it begins with. */
export function embedded(lines: readonly string[]): string {
  return lines.map((line) => `${EMBEDDING}${line}${END}`).join('\n');
}

/** Marks each line, so that its punctuation stands at the end of a right-to-left sentence and not at its beginning. */
export function directed(text: string): string {
  if (!isRightToLeft(text)) return text;
  return text
    .split('\n')
    .map((line) => `${MARK}${line}${MARK}`)
    .join('\n');
}
