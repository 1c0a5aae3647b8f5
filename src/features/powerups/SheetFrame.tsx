// Common frame of card sheets: the power-up, its description, and the status of a press.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import { PowerupMark } from '#src/features/powerups/PowerupMark.tsx';
import { type Refusal, RefusalLine } from '#src/features/powerups/refusal.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import '#src/features/powerups/cardSheet.css';

export interface OpenSheet {
  /** True while a press is being sent. */
  readonly isPending: boolean;
  /** Why the server refused the press. */
  readonly problem: Refusal | null;
  readonly onClose: () => void;
}

interface SheetFrameProps extends OpenSheet {
  readonly powerup: PowerupId;
  /** Translated. */
  readonly title: string;
  /** Shown next to the picture. */
  readonly words: ReactNode;
  /** The choices, above the status. */
  readonly children: ReactNode;
  /** The last button, below the status. */
  readonly last: ReactNode;
}

export function SheetFrame(props: SheetFrameProps): ReactNode {
  const { powerup, title, words, children, last, isPending, problem, onClose } = props;
  const { t } = useTranslation('powerups');
  return (
    <Dialog sheet title={title} description={t(`powerups:${powerup}.description`)} onClose={onClose}>
      <div className="card-sheet strip gap-4">
        <PowerupMark powerup={powerup} />
        <div className="fill">{words}</div>
      </div>
      {children}
      <output className="muted">{isPending && t('powerups:belt.pending')}</output>
      <RefusalLine refusal={problem} />
      {last}
    </Dialog>
  );
}
