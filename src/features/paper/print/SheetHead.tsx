// Head of a sheet: its title, and a place for the student's name.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import '#src/features/paper/print/sheet.css';

export interface SheetHeadProps {
  readonly title: string;
  /** Translated kind of sheet. */
  readonly kind: string;
  /** True if to leave a line for the student's name. */
  readonly named: boolean;
}

export function SheetHead({ title, kind, named }: SheetHeadProps): ReactNode {
  const { t } = useTranslation('host');
  return (
    <header className="sheet-head">
      <div className="sheet-titles">
        <h3 className="sheet-title">{title}</h3>
        <p className="sheet-kind">{kind}</p>
      </div>
      {named && (
        <p className="sheet-person">
          <span className="sheet-blank sheet-blank--name">{t('host:paper.sheetName')}</span>
          <span className="sheet-blank">{t('host:paper.sheetClass')}</span>
          <span className="sheet-blank">{t('host:paper.sheetDate')}</span>
        </p>
      )}
    </header>
  );
}
