import { ChevronsUpDown } from 'lucide-react';
import { escapeFor } from '#core/content/formatted.ts';
import { type ChoiceGap, DROPDOWN_LIMITS } from '#core/questions/dropdown/index.ts';
import { padded } from '#core/questions/options/authoring.ts';
import { choiceOf } from '#src/questions/dropdown/choiceOf.ts';
import { gapsFromBrackets } from '#src/questions/gaps/brackets.ts';
import { lazyView } from '#src/questions/lazyView.tsx';
import type { QuestionEditor } from '#src/questions/questionEditor.ts';

const { gaps: mostGaps, minChoices, maxChoices } = DROPDOWN_LIMITS;

export const DROPDOWN: QuestionEditor<'DROPDOWN'> = {
  Icon: ChevronsUpDown,
  withText({ format, gaps }, text) {
    const made = gapsFromBrackets({ text, gaps }, format, mostGaps, (words): ChoiceGap => {
      // [right/wrong/wrong]
      const written = words.split('/').map((word) => escapeFor(word.trim(), format));
      return {
        choices: padded(
          written.map((word, at) => choiceOf(word, at === 0)),
          minChoices,
          maxChoices,
        ),
      };
    });
    return made.gaps === gaps ? { text } : made;
  },
  Editor: lazyView(async () => (await import('#src/questions/dropdown/EditorForm.tsx')).Editor),
};
