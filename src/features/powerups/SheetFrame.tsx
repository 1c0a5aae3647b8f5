// What the sheets of cards have in common: the power-up, what it does, and what has become of what was pressed.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import { PowerupMark } from '#src/features/powerups/PowerupMark.tsx';
import { type Refusal, RefusalLine } from '#src/features/powerups/refusal.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import '#src/features/powerups/cardSheet.css';

export interface OpenSheet {
  /** What was pressed is on its way. */
  readonly isPending: boolean;
  /** Why the server would not. */
  readonly problem: Refusal | null;
  readonly onClose: () => void;
}

interface SheetFrameProps extends OpenSheet {
  readonly powerup: PowerupId;
  /** Translated. */
  readonly title: string;
  /** Beside the picture. */
  readonly words: ReactNode;
  /** What can be chosen. */
  readonly children: ReactNode;
  /** The other way. */
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
