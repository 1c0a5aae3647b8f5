import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#src/ui/Page.tsx';
import { MessageCard } from '#src/ui/MessageCard.tsx';
import { Header } from '#src/ui/Header.tsx';

export function NotFoundPage({ home }: { readonly home: string }): ReactNode {
  const { t } = useTranslation('common');
  usePageTitle(t('common:notFound.title'));
  return (
    <div className="scenery">
      <Header />
      <main className="page page--narrow">
        <MessageCard>
          <p className="big-number" aria-hidden="true">
            404
          </p>
          <h1 className="title">{t('common:notFound.title')}</h1>
          <p>{t('common:notFound.body')}</p>
          <a className="button" href={home}>
            {t('common:home')}
          </a>
        </MessageCard>
      </main>
    </div>
  );
}
