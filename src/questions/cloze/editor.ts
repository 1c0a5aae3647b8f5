import { RectangleEllipsis } from 'lucide-react';
import { CLOZE_LIMITS, type ClozeGap } from '#core/questions/cloze/index.ts';
import { readNumber } from '#core/questions/typed/numbers.ts';
import { gapsFromBrackets } from '#src/questions/gaps/brackets.ts';
import { lazyView } from '#src/questions/lazyView.tsx';
import type { QuestionEditor } from '#src/questions/questionEditor.ts';

/** The gap for words in brackets: [answer|also right], [12 m]. */
function gapOf(words: string): ClozeGap {
  const accepted = words.split('|').flatMap((word) => word.trim() || []);
  const [first = '', ...others] = accepted;
  const read = readNumber(first);
  if (!read || others.some((each) => !readNumber(each))) return { accepted };
  if (read.unit === '') return { accepted, number: {} };
  const [, amount, unit] = /^(.*\d)\s*(\S{1,5})$/.exec(first) ?? [];
  return amount && unit && others.length === 0 ? { accepted: [amount], number: { unit } } : { accepted };
}

export const CLOZE: QuestionEditor<'CLOZE'> = {
  Icon: RectangleEllipsis,
  withText({ format, gaps }, text) {
    const made = gapsFromBrackets({ text, gaps }, format, CLOZE_LIMITS.gaps, gapOf);
    return made.gaps === gaps ? { text } : made;
  },
  Editor: lazyView(async () => (await import('#src/questions/cloze/EditorForm.tsx')).Editor),
};
