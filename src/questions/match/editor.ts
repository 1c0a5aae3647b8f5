import { Cable } from 'lucide-react';
import { lazyView } from '#src/questions/lazyView.tsx';
import type { QuestionEditor } from '#src/questions/questionEditor.ts';

export const MATCH: QuestionEditor<'MATCH'> = {
  Icon: Cable,
  line: 'item',
  Editor: lazyView(async () => (await import('#src/questions/match/EditorForm.tsx')).Editor),
};
