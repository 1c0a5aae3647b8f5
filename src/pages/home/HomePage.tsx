// The first page: type the code of a game, or go on with the last one.

import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#src/ui/Page.tsx';
import { CodeForm } from '#src/pages/home/CodeForm.tsx';
import { Header } from '#src/ui/Header.tsx';
import '#src/pages/home/home.css';

/** Comes after the code can be typed, which needs none of it. A line too bad for it is no reason not to join. */
const BelowCode = lazy(() =>
  import('#src/pages/home/BelowCode.tsx').then(
    (module) => ({ default: module.BelowCode }),
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
          <h1 id="home-title" className="home-title">
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
