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
  const { t } = useTranslation('play');
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
      ? { title: t('play:unsent.title'), description: t('play:unsent.finish') }
      : { title: t('play:unsent.finishTitle'), description: t('play:unsent.finishBody') },
    leave: unsent
      ? {
          title: t('play:unsent.title'),
          description: lasting ? t('play:unsent.leave') : t('play:unsent.leaveHere'),
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
              {unsent ? t('play:unsent.leaveNow') : t('play:leave.confirm')}
            </QuietButton>
          )}
          <QuietButton onClick={onStay}>
            {to === 'leave' ? t('play:leave.stay') : t('play:finish.stay')}
          </QuietButton>
          {(unsent || to === 'finish') && (
            <Button onClick={() => game.controller.retry()}>{t('play:unsent.retry')}</Button>
          )}
        </>
      }
    >
      <output>
        {!unsent && to === 'leave'
          ? t('play:unsent.sent')
          : link === 'offline'
            ? t('play:unsent.offline')
            : t('play:unsent.trying')}
      </output>
    </Dialog>
  );
}
