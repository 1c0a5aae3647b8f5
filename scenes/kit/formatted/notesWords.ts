// What authors wrote, as features say it: one text, with the marks.

import type { FormattedText, Mark } from '#core/content/formattedText.ts';
import { isRightToLeft, MARK } from '#scenes/bidi.ts';
import { drawn, type Message } from '#scenes/message.ts';
import type { StringsPort } from '#scenes/ports.ts';

/** What an author wrote. */
export interface Note {
  /** Has its words as the value `text`. */
  readonly says: Message;
  readonly written: FormattedText;
}

/** Stands where the author's words will. */
const PLACE = '\uFFFC';

/** The same notes are the same words: these are measured again and again. */
const known = new WeakMap<readonly Note[], FormattedText>();

/** Each note on lines of its own. */
export function notesWords(strings: StringsPort, notes: readonly Note[]): FormattedText {
  const found = known.get(notes);
  if (found) return found;
  let text = '';
  const all: Mark[] = [];
  for (const { says, written } of notes) {
    const { marks = [] } = written;
    const [before = '', after = ''] = drawn(strings, {
      ...says,
      values: { ...says.values, text: PLACE },
    }).split(PLACE);
    const way = isRightToLeft(written.text) ? MARK : '';
    text += (text && '\n') + way + before;
    for (const mark of marks) all.push({ ...mark, from: text.length + mark.from, to: text.length + mark.to });
    text += written.text + after + way;
  }
  const words = { text, marks: all };
  known.set(notes, words);
  return words;
}
