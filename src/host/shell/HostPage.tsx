// Frame of the host's pages: the top bar, the light scheme, and the gate.

import { ArrowLeft, Settings as SettingsIcon } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { usePageTitle } from '#src/ui/Page.tsx';
import { HostGate } from '#src/host/session/HostGate.tsx';
import { lazyDialog } from '#src/ui/lazyDialog.tsx';
import { BrandMark } from '#src/ui/Header.tsx';
import { OfflineBanner } from '#src/ui/OfflineBanner.tsx';
import { useOnline } from '#src/ui/useOnline.ts';
import { IconButton } from '#src/ui/Button.tsx';
import '#src/host/shell/hostPage.css';
import '#src/host/shell/pieces.css';
import '#src/ui/header.css';

const SettingsDialog = lazyDialog(() => import('#src/host/shell/SettingsDialog.tsx'), 'SettingsDialog');

export interface HostPageProps {
  /** Translated; null for the product's name alone. */
  readonly title: string | null;
  /** Target of the bar's back arrow; absent on the home page. */
  readonly back?: string;
  readonly children: ReactNode;
}

export function HostPage({ title, back, children }: HostPageProps): ReactNode {
  const { t } = useTranslation('host');
  return (
    <HostFrame title={title}>
      <HostBar {...(back !== undefined && { back })} />
      <OfflineBanner offline={!useOnline()} title={t('host:offline.title')} text={t('host:offline.pages')} />
      <HostGate>{children}</HostGate>
    </HostFrame>
  );
}

interface HostFrameProps {
  readonly title: string | null;
  readonly children: ReactNode;
}

/** The background and scheme of a host's page, without the bar and the gate. */
export function HostFrame({ title, children }: HostFrameProps): ReactNode {
  usePageTitle(title);
  useDayScheme();
  return <div className="host">{children}</div>;
}

/** Host pages always use the light scheme, for the whole document including dialogs and toasts. */
function useDayScheme(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset['scheme'];
    dataset['scheme'] = 'work';
    return () => {
      dataset['scheme'] = before ?? 'play';
    };
  }, []);
}

export interface HostBarProps {
  readonly back?: string;
  /** Shown beside the brand, or instead of it where the bar is narrow. */
  readonly title?: ReactNode;
  readonly actions?: ReactNode;
}

export function HostBar({ back, title, actions }: HostBarProps): ReactNode {
  const { t } = useTranslation(['host', 'common']);
  const [settings, setSettings] = useState(false);
  return (
    <header className="host-bar strip" data-scheme="play">
      {back !== undefined && (
        <Link href={back} className="icon-button" aria-label={t('host:back')}>
          <ArrowLeft />
        </Link>
      )}
      <Link href="/host" className="brand" data-alone={title === undefined}>
        <BrandMark />
        <span className="host-brand-name">{t('common:brand')}</span>{' '}
        <span className="visually-hidden">{t('host:library.title')}</span>
      </Link>
      {title}
      <div className="host-bar-tools strip">
        {actions}
        <IconButton aria-label={t('host:settings')} aria-haspopup="dialog" onClick={() => setSettings(true)}>
          <SettingsIcon />
        </IconButton>
      </div>
      {settings && <SettingsDialog onClose={() => setSettings(false)} />}
    </header>
  );
}
