// Home page: enter a game code, or continue the last game.

import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#src/ui/Page.tsx';
import { CodeForm } from '#src/pages/home/CodeForm.tsx';
import { Header } from '#src/ui/Header.tsx';
import '#src/pages/home/home.css';

/**
 * Loaded after the code field, which needs none of it. If the connection is too poor to load it, players can
 * still join.
 */
const BelowCode = lazy(() =>
  import('#src/pages/home/HomeExtras.tsx').then(
    (module) => ({ default: module.HomeExtras }),
    () => ({ default: () => null }),
  ),
);

export function HomePage(): ReactNode {
  const { t } = useTranslation('join');
  usePageTitle(null);
  return (
    <div className="scenery">
      <Header />
      <main className="home stack">
        <section className="card" aria-labelledby="home-title">
          <h1 id="home-title" className="title home-title">
            {t('join:title')}
          </h1>
          <p className="muted">{t('join:lead')}</p>
          <CodeForm />
        </section>
        <Suspense>
          <BelowCode />
        </Suspense>
        <p className="home-host">
          <a className="button button--quiet button--small" href="/host">
            {t('join:host')}
          </a>
        </p>
      </main>
    </div>
  );
}
