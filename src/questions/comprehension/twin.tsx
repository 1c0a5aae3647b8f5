// COMPREHENSION: the passage, beside its questions too, and the button that ends the reading.

import type { ReactNode } from 'react';
import { DONE_READING } from '#scenes/questions/comprehension/model.ts';
import { usePlace } from '#src/game/twins/placement.tsx';
import type { QuestionTwinProps } from '#src/game/twins/questionTwin.ts';
import { useWords } from '#src/game/twins/useWords.ts';
import { Passage } from '#src/questions/comprehension/Passage.tsx';
import { useAriaKeyShortcuts } from '#src/ui/useAriaKeyShortcuts.ts';

function ComprehensionTwin(props: QuestionTwinProps<'COMPREHENSION'>): ReactNode {
  const { question, child, open, onIntent } = props;
  const say = useWords();
  const place = usePlace();
  const keyHint = useAriaKeyShortcuts();
  const isHidden = question.display === 'hidden' && child?.answered === false;
  return (
    <>
      {!isHidden && <Passage question={question} isAlone={!child} isOver={child?.feedback != null} />}
      {open && (
        <button
          type="button"
          {...place('read', 'button button--big')}
          aria-keyshortcuts={keyHint('Enter')}
          onClick={() => onIntent({ type: 'read' })}
        >
          {say(DONE_READING)}
        </button>
      )}
    </>
  );
}

export const COMPREHENSION = ComprehensionTwin;
