// Formulas of a question that can't be drawn. It can be played all the same: they are shown as they are written.

import { useQueries } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftQuestion } from '#core/content/draftQuiz.ts';
import { formulasIn } from '#core/questions/texts.ts';
import { complaintOf, useFormulaQuery } from '#src/areas/library/editor/formula/useDrawing.ts';
import '#src/areas/library/editor/formula/formula.css';
import { useSettled } from '#src/ui/useSettled.ts';

/** Milliseconds without a change after which they are asked for: also for the preview, which shows what the server has drawn. */
const PAUSE_MS = 600;
const BETWEEN = '\0';

/** All its texts are read for it: that waits until no key does. */
export function FormulaFaults({ question }: { readonly question: DraftQuestion }): ReactNode {
  const read = useDeferredValue(question);
  return <Faults written={useMemo(() => formulasIn(read).join(BETWEEN), [read])} />;
}

const Faults = memo(({ written }: { readonly written: string }): ReactNode => {
  const { t } = useTranslation('editor');
  const query = useFormulaQuery();
  const settled = useSettled(written, PAUSE_MS);
  const formulas = settled === '' ? [] : settled.split(BETWEEN);
  const results = useQueries({ queries: formulas.map(query) });
  const bad = formulas.filter((_, place) => complaintOf(results[place]?.error) !== null);
  return (
    <div className="formula-faults" aria-live="polite">
      {bad.map((tex) => (
        <p key={tex} className="formula-fault strip caption">
          <TriangleAlert size={18} />
          {t('editor:formula.bad', { tex })}
        </p>
      ))}
    </div>
  );
});
