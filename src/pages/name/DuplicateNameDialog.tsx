// Somebody in the room has this name: was it you on this device, or is it somebody else?

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seat } from '#src/services/storage/seats.ts';
import { Dialog } from '#src/shell/Dialog.tsx';

export interface DuplicateNameDialogProps {
  readonly name: string;
  /** The seat with this name that this device holds. */
  readonly seat: Seat | null;
  readonly onResume: (seat: Seat) => void;
  readonly onClose: () => void;
}

export function DuplicateNameDialog({ name, seat, onResume, onClose }: DuplicateNameDialogProps): ReactNode {
  const { t } = useTranslation('join');
  return (
    <Dialog
      title={t('join:duplicate.title', { name })}
      description={seat ? t('join:duplicate.mine') : t('join:duplicate.others')}
      onClose={onClose}
      actions={
        <>
          <button type="button" className={seat ? 'button button--quiet' : 'button'} onClick={onClose}>
            {t('join:duplicate.another')}
          </button>
          {seat && (
            <button type="button" className="button" onClick={() => onResume(seat)}>
              {t('join:duplicate.resume', { name: seat.name })}
            </button>
          )}
        </>
      }
    />
  );
}
