// Dialog for a name that is already taken: by this device's own seat, or by someone else.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Seat } from '#src/platform/storage/seats.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Button } from '#src/ui/Button.tsx';

export interface DuplicateNameDialogProps {
  readonly name: string;
  /** This device's seat with that name. */
  readonly seat: Seat | null;
  /** Assigned games have no teacher around to ask. */
  readonly assigned: boolean;
  readonly onResume: (seat: Seat) => void;
  readonly onClose: () => void;
}

export function DuplicateNameDialog(props: DuplicateNameDialogProps): ReactNode {
  const { name, seat, assigned, onResume, onClose } = props;
  const { t } = useTranslation('join');
  const others = t(assigned ? 'join:duplicate.othersAssigned' : 'join:duplicate.others');
  const mine = t(seat?.over ? 'join:duplicate.minePlayed' : 'join:duplicate.mine');
  return (
    <Dialog
      title={t('join:duplicate.title', { name })}
      description={seat ? mine : others}
      onClose={onClose}
      actions={
        <>
          <button type="button" className={seat ? 'button button--quiet' : 'button'} onClick={onClose}>
            {t('join:duplicate.another')}
          </button>
          {seat && (
            <Button onClick={() => onResume(seat)}>
              {seat.over ? t('join:duplicate.results') : t('join:duplicate.resume', { name: seat.name })}
            </Button>
          )}
        </>
      }
    />
  );
}
