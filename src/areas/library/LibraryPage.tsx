// The library: the host's quizzes, with search, and the games still running.

import { Plus, Upload } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { hostLinks } from '#src/host/area.ts';
import { placeHref, useFolder } from '#src/areas/library/organizing/place.ts';
import { QuizLists } from '#src/areas/library/QuizLists.tsx';
import { QUERY } from '#src/host/quizzes/quizzes.ts';
import { LibraryPlace, LibraryReminder } from '#src/areas/library/takeAlong/parts.ts';
import { RunningGames } from '#src/areas/library/RunningGames.tsx';
import { HostPage } from '#src/host/shell/HostPage.tsx';
import { SearchField, useSettledSearch } from '#src/host/shell/SearchField.tsx';
import { useStore } from 'zustand';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { unsentQuizzes } from '#src/areas/library/editor/sync/keptDrafts.ts';
import { useHost } from '#src/host/session/useHost.ts';
import '#src/areas/library/libraryPage.css';

const namespaces = () =>
  ['library', 'host', ...hostLinks.get().map(({ hostLink }) => hostLink.namespace)] as const;

export function LibraryPage(): ReactNode {
  const { t } = useTranslation('host');
  return (
    <HostPage title={t('host:library.title')}>
      <main className="host-main">
        <Library />
      </main>
    </HostPage>
  );
}

function Library(): ReactNode {
  const { t } = useTranslation(namespaces());
  const [typed, setTyped] = useState('');
  const search = useSettledSearch(typed);
  const folder = useFolder();
  useUnsent();
  return (
    <>
      <div className="library-head row">
        <h1 className="host-title">{t('host:library.title')}</h1>
        <SearchField label={t('library:search')} value={typed} onChange={setTyped} />
        {hostLinks.get().map(({ hostLink: { href, Icon, title } }) => (
          <Link key={href} href={href} className="button button--quiet">
            <Icon size={20} />
            {t(title)}
          </Link>
        ))}
        <Link href={placeHref(folder, '/host/import')} className="button button--quiet">
          <Upload size={20} />
          {t('library:import')}
        </Link>
        <Link href={placeHref(folder, '/host/quiz/new')} className="button">
          <Plus size={20} />
          {t('library:new')}
        </Link>
      </div>
      <LibraryReminder />
      <RunningGames />
      <QuizLists search={search} onClear={() => setTyped('')} />
      <LibraryPlace />
    </>
  );
}

function useUnsent(): void {
  const host = useHost();
  const { kv, notices } = useServices();
  const { t } = useTranslation('library');
  const [, navigate] = useLocation();
  const hostId = useStore(host.session, (session) => (session.status === 'open' ? session.hostId : null));
  useEffect(() => {
    if (hostId === null) return undefined;
    let gone = false;
    const send = async () => {
      const quizIds = await unsentQuizzes(kv, hostId);
      if (quizIds.length === 0 || gone) return;
      const { sendUnsent } = await import('#src/areas/library/editor/sync/openSession.ts');
      const stuck = await sendUnsent({ call: host.call, kv, hostId }, quizIds);
      void host.queries.invalidateQueries({ queryKey: QUERY.quizzes });
      if (gone) return;
      for (const { quizId, draft } of stuck)
        notices.toast('error', t('library:unsent', { title: draft.title }), {
          label: t('library:openUnsent'),
          run: () => navigate(`/host/quiz/${quizId}/edit`),
        });
    };
    // A failed request is repeated on the next visit.
    send().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [host, kv, hostId, notices, t, navigate]);
}
