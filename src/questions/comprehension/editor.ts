import { BookOpenText } from 'lucide-react';
import { lazyView } from '#src/questions/lazyView.tsx';
import type { QuestionEditor } from '#src/questions/questionEditor.ts';

export const COMPREHENSION: QuestionEditor<'COMPREHENSION'> = {
  Icon: BookOpenText,
  Editor: lazyView(async () => (await import('#src/questions/comprehension/EditorForm.tsx')).Editor),
};
