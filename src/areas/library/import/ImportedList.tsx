// The questions that were read: each can be put right or removed before all are saved.

import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ImportedItem } from '#src/areas/library/import/ImportedItem.tsx';
import type { Edits } from '#src/areas/library/import/useEdits.ts';
import { Pager } from '#src/host/shell/Pager.tsx';
import { InlineToggle } from '#src/shell/Toggle.tsx';
import '#src/host/shell/tools.css';

export function ImportedList({ edits }: { readonly edits: Edits }): ReactNode {
  const { t } = useTranslation(['library', 'host']);
  const title = useId();
  const [answers, setAnswers] = useState(false);
  return (
    <section className="stack" aria-labelledby={title}>
      <div className="tools">
        <h2 id={title} className="section-title">
          {t('library:quiz.list')}
        </h2>
        <InlineToggle label={t('host:quiz.showAnswers')} on={answers} onChange={setAnswers} />
      </div>
      <Pager
        items={edits.items}
        label={t('library:quiz.list')}
        render={(item) => (
          <ImportedItem
            key={item.index}
            item={item}
            answers={answers}
            onChange={(question) => edits.change(item.index, question)}
            onRemove={(removed) => edits.remove(item.index, removed)}
          />
        )}
      />
    </section>
  );
}
