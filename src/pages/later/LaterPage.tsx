// Placeholder for pages that aren't built yet.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#src/ui/Page.tsx';
import { homeOf } from '#src/platform/base.ts';
import type { PlaceholderId } from '#src/platform/route.ts';
import { MessageCard } from '#src/ui/MessageCard.tsx';
import { Header } from '#src/ui/Header.tsx';

export function LaterPage({ id }: { readonly id: PlaceholderId }): ReactNode {
  const { t } = useTranslation('later');
  const title = t(`later:${id}.title`);
  usePageTitle(title);
  return (
    <div className="scenery">
      <Header />
      <main className="page page--narrow">
        <MessageCard>
          <p className="eyebrow">{t('later:eyebrow')}</p>
          <h1 className="title">{title}</h1>
          <p>{t(`later:${id}.what`)}</p>
          <p className="muted">{t('later:today')}</p>
          <div className="row">
            <a className="button" href={homeOf(location.pathname)}>
              {t('later:joinGame')}
            </a>
            <a className="button button--quiet" href="/host">
              {t('later:hostGame')}
            </a>
          </div>
        </MessageCard>
      </main>
    </div>
  );
}
