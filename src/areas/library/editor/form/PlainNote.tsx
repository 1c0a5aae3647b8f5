// Says of an older question that its marks are not read as such, and offers to.

import { memo, type ReactNode, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftQuestion } from '#core/content/draftQuiz.ts';
import { seemsMarkdown } from '#core/questions/asMarkdown.ts';

export interface PlainNoteProps {
  readonly question: DraftQuestion;
  readonly onRead: () => void;
}

/** All its texts are read for it: that waits until no key does. */
export function PlainNote({ question, onRead }: PlainNoteProps): ReactNode {
  return <Note question={useDeferredValue(question)} onRead={onRead} />;
}

const Note = memo(({ question, onRead }: PlainNoteProps): ReactNode => {
  const { t } = useTranslation('editor');
  if (!seemsMarkdown(question)) return null;
  return (
    <p className="markup-offer row caption muted">
      {t('editor:markup.plain')}
      <button type="button" className="link-button" onClick={onRead}>
        {t('editor:markup.read')}
      </button>
    </p>
  );
});
