import { Puzzle } from 'lucide-react';
import { escapeFor } from '#core/content/formatted.ts';
import { DRAGNDROP_LIMITS, type WordGap } from '#core/questions/dragndrop/index.ts';
import { gapsFromBrackets } from '#src/questions/gaps/brackets.ts';
import { lazyView } from '#src/questions/lazyView.tsx';
import type { QuestionEditor } from '#src/questions/questionEditor.ts';

/** The gap for words in brackets: [own word|also right]. */
const gapOf = (words: string): WordGap => ({
  accepted: words.split('|').flatMap((word) => word.trim() || []),
});

export const DRAGNDROP: QuestionEditor<'DRAGNDROP'> = {
  Icon: Puzzle,
  line: 'item',
  withText({ format, gaps }, text) {
    const made = gapsFromBrackets({ text, gaps }, format, DRAGNDROP_LIMITS.gaps, (words) =>
      gapOf(escapeFor(words, format)),
    );
    return made.gaps === gaps ? { text } : made;
  },
  Editor: lazyView(async () => (await import('#src/questions/dragndrop/EditorForm.tsx')).Editor),
};
