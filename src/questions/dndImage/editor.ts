import { MapPinned } from 'lucide-react';
import { lazyView } from '#src/questions/lazyView.tsx';
import type { QuestionEditor } from '#src/questions/questionEditor.ts';

export const DND_IMAGE: QuestionEditor<'DND_IMAGE'> = {
  Icon: MapPinned,
  line: 'item',
  Editor: lazyView(async () => (await import('#src/questions/dndImage/EditorForm.tsx')).Editor),
};
