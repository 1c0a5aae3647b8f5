// Notes about formulas that can't be drawn, which are shown as typed, or have a gap. The question is still
// playable.

import { useQueries } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { memo, type ReactNode, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftQuestion } from '#core/content/draftQuiz.ts';
import { formulasIn } from '#core/questions/texts.ts';
import { hasEmptyPlace, readPlaces } from '#src/areas/library/editor/formula/emptyPlace.ts';
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
  const notes = formulas.flatMap((tex, place) => {
    const isBad = !readPlaces(tex).isBalanced || complaintOf(results[place]?.error) !== null;
    return isBad
      ? [t('editor:formula.bad', { tex })]
      : hasEmptyPlace(tex)
        ? [t('editor:formula.gap', { tex })]
        : [];
  });
  return (
    <div className="formula-faults" aria-live="polite">
      {notes.map((note) => (
        <p key={note} className="formula-fault strip caption">
          <TriangleAlert size={18} />
          {note}
        </p>
      ))}
    </div>
  );
});
