// List of a field's problems, shown below it.

import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionFault } from '#protocol/quizFaults.ts';
import '#src/questions/faultText.css';

export interface FaultTextProps {
  /** For the field's `aria-describedby`. */
  readonly id: string;
  /** The field's problems; renders nothing if there are none. */
  readonly faults: readonly QuestionFault[];
}

export function FieldErrors({ id, faults }: FaultTextProps): ReactNode {
  const { t } = useTranslation('host');
  if (faults.length === 0) return null;
  return (
    <ul id={id} className="fault-text strong">
      {faults.map(({ path, code, values }) => (
        <li key={`${path.join('.')} ${code}`} className="fault-line flex gap-2 items-start">
          <CircleAlert size={18} aria-hidden="true" />
          {t(`host:question.fault.${code}`, values as Record<string, string | number>)}
        </li>
      ))}
    </ul>
  );
}
