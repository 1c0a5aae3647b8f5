// Note about formulas that can't be drawn. The question is still playable; they're shown as typed.

import { useQueries } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftQuestion } from '#core/content/draftQuiz.ts';
import { formulasIn } from '#core/questions/texts.ts';
import { complaintOf, useFormulaQuery } from '#src/areas/library/editor/formula/useDrawing.ts';
import '#src/areas/library/editor/formula/formula.css';
import { useDebounced } from '#src/ui/useDebounced.ts';

/**
 * Milliseconds without a change before formulas are requested; the preview also needs the server to have
 * drawn them.
 */
const PAUSE_MS = 600;
const BETWEEN = '\0';

/** Deferred until typing pauses, since it scans all texts. */
export function FormulaFaults({ question }: { readonly question: DraftQuestion }): ReactNode {
  const read = useDeferredValue(question);
  return <Faults written={useMemo(() => formulasIn(read).join(BETWEEN), [read])} />;
}

const Faults = memo(({ written }: { readonly written: string }): ReactNode => {
  const { t } = useTranslation('editor');
  const query = useFormulaQuery();
  const settled = useDebounced(written, PAUSE_MS);
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
