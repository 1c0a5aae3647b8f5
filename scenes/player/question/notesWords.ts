// What authors wrote, as features say it in the card with the question: one text, with the marks.

import type { FormattedText, Mark } from '#core/content/formattedText.ts';
import type { Note } from '#scenes/features/scenePart.ts';
import { isRightToLeft, MARK } from '#scenes/kit/bidi.ts';
import { drawn } from '#scenes/message.ts';
import type { StringsPort } from '#scenes/ports.ts';

/** Stands where the author's words will. */
const PLACE = '\uFFFC';

/** Each note on lines of its own. */
export function notesWords(strings: StringsPort, notes: readonly Note[]): FormattedText {
  const isMarked = notes.some(({ written }) => written.marks);
  if (!isMarked)
    return { text: notes.map(({ says, written }) => drawn(strings, says(written.text))).join('\n') };
  let text = '';
  const marks: Mark[] = [];
  for (const { says, written } of notes) {
    const [before = '', after = ''] = drawn(strings, says(PLACE)).split(PLACE);
    const [first] = written.marks ?? [];
    // A list or a block of code begins a line.
    const isBlock = first?.from === 0 && (first.style === 'item' || first.display);
    text += `${text && '\n'}${isRightToLeft(written.text) ? MARK : ''}${isBlock ? `${before.trimEnd()}\n` : before}`;
    const start = text.length;
    for (const mark of written.marks ?? [])
      marks.push({ ...mark, from: start + mark.from, to: start + mark.to });
    text += written.text + after;
  }
  return { text, marks };
}
