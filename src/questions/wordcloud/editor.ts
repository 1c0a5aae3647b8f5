import { Cloud } from 'lucide-react';
import { lazyView } from '#src/questions/lazyView.tsx';
import type { QuestionEditor } from '#src/questions/questionEditor.ts';

export const WORDCLOUD: QuestionEditor<'WORDCLOUD'> = {
  Icon: Cloud,
  Editor: lazyView(async () => (await import('#src/questions/wordcloud/EditorForm.tsx')).Editor),
};
