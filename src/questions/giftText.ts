// Text as GIFT has it.

/** What a reader would take for a format, or a weight, at the beginning of a text. */
const PREFIX = /^(?:\[(?:html|moodle|plain|markdown)\]|%)/i;

/** On one line, with nothing in it that means something to a reader. The sign before it says where that begins. */
export function giftText(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').trim();
  const escaped = lines.replaceAll(/[\\~=#{}:]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`);
  return PREFIX.test(lines) ? `[plain]${escaped}` : escaped;
}
