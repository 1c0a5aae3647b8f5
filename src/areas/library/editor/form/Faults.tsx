// What is wrong at a field, in words that say what to do.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TriangleAlert } from 'lucide-react';
import type { QuestionFault } from '#src/questions/faults.ts';

export interface FaultsProps {
  readonly faults: readonly QuestionFault[];
  /** For the field to be described by. */
  readonly id: string;
}

export function Faults({ faults, id }: FaultsProps): ReactNode {
  const { t } = useTranslation('host');
  return (
    <div id={id} className="editor-faults">
      {faults.map(({ code, values }, index) => (
        <p key={index} className="editor-fault">
          <TriangleAlert size={16} aria-hidden="true" />
          {t(`host:question.fault.${code}`, values as Record<string, string | number>)}
        </p>
      ))}
    </div>
  );
}
