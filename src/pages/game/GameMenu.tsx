// The menu of a game: the ways out, settings, and keys.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingsForm } from '#src/pages/settings/SettingsForm.tsx';
import { Dialog } from '#src/shell/Dialog.tsx';
import { LanguagePicker } from '#src/shell/Header.tsx';

export interface GameMenuProps {
  readonly onClose: () => void;
  /** Whether this game shows memes. */
  readonly memes: boolean;
  readonly onLeave: () => void;
  /** Absent where the game can't be ended by its player. */
  readonly onFinish?: () => void;
  /** Of who opened a challenge: ends it for all, or closes it while it `waits` for its start. */
  readonly onEnd?: () => void;
  readonly waits?: boolean;
}

const KEYS = ['options', 'enter', 'longText', 'hint', 'life'] as const;

export function GameMenu({
  onClose,
  memes,
  onLeave,
  onFinish,
  onEnd,
  waits = false,
}: GameMenuProps): ReactNode {
  const { t } = useTranslation('play');
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Dialog
      title={t('play:menu.title')}
      onClose={onClose}
      actions={
        <button type="button" className="button" onClick={onClose}>
          {t('play:menu.back')}
        </button>
      }
    >
      <div className="row">
        {onFinish && (
          <button type="button" className="button button--quiet" onClick={then(onFinish)}>
            {t('play:menu.finish')}
          </button>
        )}
        {onEnd && (
          <button type="button" className="button button--quiet" onClick={then(onEnd)}>
            {waits ? t('play:challenge.close.confirm') : t('play:challenge.end.button')}
          </button>
        )}
        <button type="button" className="button button--quiet" onClick={then(onLeave)}>
          {t('play:menu.leave')}
        </button>
      </div>
      <LanguagePicker />
      <SettingsForm withoutMemes={!memes} />
      <section className="menu-keys">
        <h3>{t('play:keys.title')}</h3>
        <dl className="keys">
          {KEYS.map((key) => (
            <div key={key}>
              <dt>
                <kbd>{t(`play:keys.${key}.key`)}</kbd>
              </dt>
              <dd>{t(`play:keys.${key}.does`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Dialog>
  );
}
