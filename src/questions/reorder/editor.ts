import { ArrowDownUp } from 'lucide-react';
import { lazyView } from '#src/questions/lazyView.tsx';
import type { QuestionEditor } from '#src/questions/questionEditor.ts';

export const REORDER: QuestionEditor<'REORDER'> = {
  Icon: ArrowDownUp,
  line: 'item',
  Editor: lazyView(async () => (await import('#src/questions/reorder/EditorForm.tsx')).Editor),
};
