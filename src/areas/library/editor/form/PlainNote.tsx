// Says of an older question that its marks are not read as such, and offers to.

import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftQuestion } from '#core/content/draftQuiz.ts';
import { seemsMarkdown } from '#src/areas/library/editor/markup/asMarkdown.ts';

export interface PlainNoteProps {
  readonly question: DraftQuestion;
  readonly onRead: () => void;
}

export function PlainNote({ question, onRead }: PlainNoteProps): ReactNode {
  const { t } = useTranslation('editor');
  const offers = useMemo(() => seemsMarkdown(question), [question]);
  if (!offers) return null;
  return (
    <p className="markup-offer muted">
      {t('editor:markup.plain')}
      <button type="button" className="link-button" onClick={onRead}>
        {t('editor:markup.read')}
      </button>
    </p>
  );
}
