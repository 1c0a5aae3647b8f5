import { Shapes } from 'lucide-react';
import { lazyView } from '#src/questions/lazyView.tsx';
import type { QuestionEditor } from '#src/questions/questionEditor.ts';

export const CLASSIFICATION: QuestionEditor<'CLASSIFICATION'> = {
  Icon: Shapes,
  line: 'item',
  Editor: lazyView(async () => (await import('#src/questions/classification/EditorForm.tsx')).Editor),
};
