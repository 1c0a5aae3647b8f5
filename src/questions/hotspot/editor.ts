import { Crosshair } from 'lucide-react';
import { lazyView } from '#src/questions/lazyView.tsx';
import type { QuestionEditor } from '#src/questions/questionEditor.ts';

export const HOTSPOT: QuestionEditor<'HOTSPOT'> = {
  Icon: Crosshair,
  Editor: lazyView(async () => (await import('#src/questions/hotspot/EditorForm.tsx')).Editor),
};
