// This device's settings.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { MakerButton } from '#src/game/maker/MakerButton.tsx';
import { useSetting } from '#src/platform/ServicesProvider.tsx';
import { usePageTitle } from '#src/ui/Page.tsx';
import { Avatar } from '#src/ui/Avatar.tsx';
import { OwnTheme } from '#src/ui/OwnTheme.tsx';
import { SettingsForm } from '#src/ui/SettingsForm.tsx';
import { Header } from '#src/ui/Header.tsx';

export function SettingsPage(): ReactNode {
  const { t } = useTranslation('common');
  usePageTitle(t('common:settings.title'));
  const character = useSetting('character');
  return (
    <div className="scenery">
      <Header />
      <main className="page page--narrow">
        <div className="card stack">
          <h1 className="title">{t('common:settings.title')}</h1>
          <div className="row">
            {character !== null && <Avatar character={character} size={72} />}
            <MakerButton className="button button--quiet button--small" />
          </div>
          <OwnTheme />
          <SettingsForm />
          <Link className="button" href="/">
            {t('common:home')}
          </Link>
        </div>
      </main>
    </div>
  );
}
