// Dialog that blocks leaving or finishing while something is unsent, and offers what can be done about it.

import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { OpenGame } from '#src/game/play.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Button, QuietButton } from '#src/ui/Button.tsx';

export interface UnsentDialogProps {
  readonly game: OpenGame;
  /** finish: the game ends automatically once everything is sent. leave: the player decides. */
  readonly to: 'finish' | 'leave';
  /** Text on what leaving means once everything is sent. */
  readonly bodySent?: string;
  readonly onStay: () => void;
  readonly onLeave?: () => void;
}

/** A good connection is faster than this, in ms, so there is nothing to show. */
const QUICK_MS = 600;

/** `to="leave"` appears immediately, `to="finish"` only if sending takes a while. */
export function UnsentDialog({ game, to, bodySent, onStay, onLeave }: UnsentDialogProps): ReactNode {
  const { t } = useTranslation(['play', 'ending']);
  const { kept, lasting, link } = useStore(game.connection);
  const [shown, setShown] = useState(to === 'leave');
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), QUICK_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  const unsent = kept > 0;
  const texts = {
    finish: unsent
      ? { title: t('ending:unsent.title'), description: t('ending:unsent.finish') }
      : { title: t('ending:unsent.finishTitle'), description: t('ending:unsent.finishBody') },
    leave: unsent
      ? {
          title: t('ending:unsent.title'),
          description: lasting ? t('ending:unsent.leave') : t('ending:unsent.leaveHere'),
        }
      : { title: t('play:leave.title'), description: bodySent },
  };
  return (
    <Dialog
      {...texts[to]}
      onClose={onStay}
      actions={
        <>
          {onLeave && (
            <QuietButton onClick={onLeave}>
              {unsent ? t('ending:unsent.leaveNow') : t('play:leave.confirm')}
            </QuietButton>
          )}
          <QuietButton onClick={onStay}>
            {to === 'leave' ? t('play:leave.stay') : t('play:finish.stay')}
          </QuietButton>
          {(unsent || to === 'finish') && (
            <Button onClick={() => game.controller.retry()}>{t('ending:unsent.retry')}</Button>
          )}
        </>
      }
    >
      <output>
        {!unsent && to === 'leave'
          ? t('ending:unsent.sent')
          : link === 'offline'
            ? t('ending:unsent.offline')
            : t('ending:unsent.trying')}
      </output>
    </Dialog>
  );
}
