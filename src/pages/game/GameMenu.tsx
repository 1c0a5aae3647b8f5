// Game menu: leave or finish, settings, and keyboard shortcuts.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { kindOf } from '#core/questions/kinds.ts';
import { isFinished } from '#core/room/phase.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { useSetting } from '#src/platform/ServicesProvider.tsx';
import { allOf, playerFeatures } from '#src/game/features.ts';
import { FoldedTheme } from '#src/ui/OwnTheme.tsx';
import { SettingsForm } from '#src/ui/SettingsForm.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { LanguagePicker } from '#src/ui/Header.tsx';
import { dateTimeText } from '#src/ui/dateTimeText.ts';
import { Button, QuietButton } from '#src/ui/Button.tsx';
import '#src/pages/game/gameMenu.css';

export interface GameMenuProps {
  readonly onClose: () => void;
  readonly view: Pick<PlayerView, 'room' | 'me'>;
  readonly onLeave: () => void;
  /** Absent when the player can't end the game. */
  readonly onFinish?: () => void;
}

/** The keys that do something in this game; with single-key shortcuts off, only the ones for text fields. */
function keysOf(view: GameMenuProps['view'], hasKeys: boolean) {
  return hasKeys
    ? ['options', 'enter', 'longText', ...allOf(({ menuKey }) => menuKey?.(view))]
    : ['longText'];
}

/** True if the game has questions that are answered on a board or in a list. */
const hasBoards = ({ room }: GameMenuProps['view']): boolean =>
  room.questionTypes.some((type) => kindOf(type).acts.includes('put'));

/** Sounds that the host has switched off for everyone. */
function silencedIn({ room: { options } }: GameMenuProps['view']): ('music' | 'effects')[] {
  return [
    ...(options.studentMusic ? [] : ['music' as const]),
    ...(options.studentEffects ? [] : ['effects' as const]),
  ];
}

export function GameMenu({ onClose, view, onLeave, onFinish }: GameMenuProps): ReactNode {
  const { t } = useTranslation('play');
  const hasKeys = useSetting('shortcuts');
  const silenced = silencedIn(view);
  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Dialog
      title={t('play:menu.title')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('play:menu.back')}</Button>}
    >
      <Due view={view} />
      <div className="row">
        {onFinish && <QuietButton onClick={then(onFinish)}>{t('play:menu.finish')}</QuietButton>}
        {playerFeatures
          .get()
          .map(({ MenuItem }, index) => MenuItem && <MenuItem key={index} view={view} onClose={onClose} />)}
        <QuietButton onClick={then(onLeave)}>{t('play:menu.leave')}</QuietButton>
      </div>
      <LanguagePicker />
      {silenced.map((name) => (
        <p key={name} className="note">
          {t(name === 'music' ? 'play:menu.noMusic' : 'play:menu.noEffects')}
        </p>
      ))}
      {!view.room.options.studentThemes && <p className="note">{t('play:menu.noTheme')}</p>}
      <FoldedTheme onlyCalm={!view.room.options.studentThemes} />
      <SettingsForm
        without={[
          ...silenced,
          ...(hasBoards(view) ? [] : (['asList'] as const)),
          ...allOf(({ idleSwitch }) => idleSwitch?.(view.room)),
        ]}
      />
      <section className="menu-keys">
        <h3>{t('play:keys.title')}</h3>
        <dl className="keys">
          {keysOf(view, hasKeys).map((key) => (
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

/**
 * Until when an assigned game can be played, in the reader's local time; hidden once there is nothing left to
 * play.
 */
function Due({ view: { room, me } }: Pick<GameMenuProps, 'view'>): ReactNode {
  const { t, i18n } = useTranslation('play');
  const at = me.allowedUntil ?? room.dueAt;
  const isPlayed = isFinished(room.state) || (me.isOver && me.remainingAttempts === 0);
  if (at === null || isPlayed) return null;
  const when = dateTimeText(i18n.language, at);
  return (
    <p className="note">
      <time dateTime={new Date(at).toISOString()}>
        {t(
          room.state === 'paused'
            ? 'play:menu.duePaused'
            : me.allowedUntil === null
              ? 'play:menu.due'
              : 'play:summary.until',
          { when },
        )}
      </time>
    </p>
  );
}
