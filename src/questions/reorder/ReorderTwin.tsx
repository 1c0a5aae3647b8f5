// REORDER: a list to put in order, then submit.

import type { ReactNode } from 'react';
import { SubmitButton } from '#src/game/twins/SubmitButton.tsx';
import type { QuestionTwinProps } from '#src/game/twins/questionTwin.ts';

export function ReorderTwin({ draft, open, onIntent }: QuestionTwinProps<'REORDER'>): ReactNode {
  return open && <SubmitButton ready={draft.answer !== null} onSubmit={() => onIntent({ type: 'submit' })} />;
}
