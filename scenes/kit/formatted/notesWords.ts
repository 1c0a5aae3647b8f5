// Authors' notes as features phrase them: one text, with marks.

import type { FormattedText, Mark } from '#core/content/formattedText.ts';
import { isRightToLeft, RTL_MARK } from '#scenes/bidi.ts';
import { canvasText, type Message } from '#scenes/message.ts';
import type { StringsPort } from '#scenes/ports.ts';

/** A note written by an author. */
export interface Note {
  /** Takes the author's words as the value `text`. */
  readonly says: Message;
  readonly written: FormattedText;
}

/** Placeholder for the author's words. */
const PLACE = '\uFFFC';

/** The same notes return the same words, which are measured again and again. */
const known = new WeakMap<readonly Note[], FormattedText>();

/** Puts each note on lines of its own. */
export function notesWords(strings: StringsPort, notes: readonly Note[]): FormattedText {
  const found = known.get(notes);
  if (found) return found;
  let text = '';
  const all: Mark[] = [];
  for (const { says, written } of notes) {
    const { marks = [] } = written;
    const [before = '', after = ''] = canvasText(strings, {
      ...says,
      values: { ...says.values, text: PLACE },
    }).split(PLACE);
    const way = isRightToLeft(written.text) ? RTL_MARK : '';
    text += (text && '\n') + way + before;
    for (const mark of marks) all.push({ ...mark, from: text.length + mark.from, to: text.length + mark.to });
    text += written.text + after + way;
  }
  const words = { text, marks: all };
  known.set(notes, words);
  return words;
}
