import { WalletCards } from 'lucide-react';
import { lazyView } from '#src/questions/lazyView.tsx';
import type { QuestionEditor } from '#src/questions/questionEditor.ts';

export const FLASHCARD: QuestionEditor<'FLASHCARD'> = {
  Icon: WalletCards,
  Editor: lazyView(async () => (await import('#src/questions/flashcard/EditorForm.tsx')).Editor),
};
