// What could not be taken as it stood of questions that were pasted: the first of it, and all the rest when asked for.

import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportProblem } from '#importers/problems.ts';
import '#src/areas/library/editor/fold.css';

/** Problems that are named before the others are asked for. */
const NAMED = 5;

export function ManyProblems({ problems }: { readonly problems: readonly ImportProblem[] }): ReactNode {
  const { t } = useTranslation('editor');
  const [open, setOpen] = useState(false);
  const rest = problems.slice(NAMED);
  return (
    <div className="many-problems">
      <ProblemList problems={problems.slice(0, NAMED)} />
      {rest.length > 0 && (
        <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className="fold flex gap-3">{t('many.more', { count: rest.length })}</summary>
          {/* There may be thousands. */}
          {open && <ProblemList problems={rest} />}
        </details>
      )}
    </div>
  );
}

function ProblemList({ problems }: { readonly problems: readonly ImportProblem[] }): ReactNode {
  const { t } = useTranslation('import');
  return (
    <ul>
      {problems.map(({ place, reason }, index) => (
        <li key={index}>
          <strong>{t(`place.${place.kind}`, { number: place.kind === 'file' ? 0 : place.number })}</strong>{' '}
          {t(`problem.${reason.code}`, reason.values as Record<string, string | number>)}
        </li>
      ))}
    </ul>
  );
}
