// The library: the host's quizzes, with search, and the games still running.

import { Plus, Upload } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { hostLinks } from '#src/host/area.ts';
import { QuizCard } from '#src/areas/library/QuizCard.tsx';
import { QUERY, type QuizCardData, useDeleteQuiz, useQuizzes } from '#src/host/quizzes/quizzes.ts';
import { LibraryPlace, LibraryReminder } from '#src/areas/library/takeAlong/parts.ts';
import { RunningGames } from '#src/areas/library/RunningGames.tsx';
import { ListFailed, NothingFound, ShowMore } from '#src/host/shell/listStates.tsx';
import { HostPage } from '#src/host/shell/HostPage.tsx';
import { SearchField, useSettledSearch } from '#src/host/shell/SearchField.tsx';
import { useStore } from 'zustand';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { unsentQuizzes } from '#src/areas/library/editor/sync/keptDrafts.ts';
import { useHost } from '#src/host/session/useHost.ts';
import '#src/areas/library/libraryPage.css';
import '#src/areas/library/quizCard.css';
import { Section } from '#src/ui/Section.tsx';

const namespaces = () =>
  ['library', 'host', ...hostLinks.get().map(({ hostLink }) => hostLink.namespace)] as const;
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

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
        <Link href="/host/import" className="button button--quiet">
          <Upload size={20} />
          {t('library:import')}
        </Link>
        <Link href="/host/quiz/new" className="button">
          <Plus size={20} />
          {t('library:new')}
        </Link>
      </div>
      <LibraryReminder />
      <RunningGames />
      <Quizzes search={search} onClear={() => setTyped('')} />
      <LibraryPlace />
    </>
  );
}

function Quizzes({ search, onClear }: { readonly search: string; readonly onClear: () => void }): ReactNode {
  const { t, i18n } = useTranslation('library');
  const found = useQuizzes(search);
  const { data, error, isPending, isPlaceholderData, hasNextPage, isFetchingNextPage } = found;
  if (isPending) return <Skeletons />;
  if (error && !data) return <ListFailed error={error} onRetry={() => void found.refetch()} />;
  const quizzes = data.pages.flatMap((page) => page.quizzes);
  const total = data.pages.at(-1)?.total ?? 0;
  const own = quizzes.filter(({ starter }) => !starter);
  const isForeign = ({ language }: (typeof quizzes)[number]) => language !== i18n.language;
  const starters = quizzes
    .filter(({ starter }) => starter)
    .toSorted((a, b) => Number(isForeign(a)) - Number(isForeign(b)));
  return (
    <div className="library-lists stack gap-5" data-stale={isPlaceholderData} aria-busy={isPlaceholderData}>
      <output className="visually-hidden">{search === '' ? '' : t('library:found', { count: total })}</output>
      {search !== '' && quizzes.length === 0 && <NothingFound search={search} onClear={onClear} />}
      {search === '' && own.length === 0 && <NoOwnQuizzes />}
      {own.length > 0 && <QuizGrid title={t('library:own')} quizzes={own} />}
      {starters.length > 0 && <QuizGrid title={t('library:starters')} quizzes={starters} />}
      {hasNextPage && (
        <ShowMore
          left={total - quizzes.length}
          busy={isFetchingNextPage}
          onMore={() => void found.fetchNextPage()}
        />
      )}
    </div>
  );
}

interface QuizGridProps {
  readonly title: string;
  readonly quizzes: readonly QuizCardData[];
}

function QuizGrid({ title, quizzes }: QuizGridProps): ReactNode {
  const deleteQuiz = useDeleteQuiz();
  return (
    <Section title={title}>
      <ul className="quiz-grid grid gap-4">
        {quizzes.map((quiz) => (
          <QuizCard key={quiz.id} quiz={quiz} onDelete={(gone) => void deleteQuiz(gone)} />
        ))}
      </ul>
    </Section>
  );
}

function NoOwnQuizzes(): ReactNode {
  const { t } = useTranslation('library');
  return (
    <div className="host-empty card">
      <h2 className="title">{t('library:emptyTitle')}</h2>
      <p className="muted">{t('library:emptyBody')}</p>
      <div className="row">
        <Link href="/host/quiz/new" className="button">
          <Plus size={20} />
          {t('library:new')}
        </Link>
        <Link href="/host/import" className="button button--quiet">
          <Upload size={20} />
          {t('library:import')}
        </Link>
      </div>
    </div>
  );
}

function Skeletons(): ReactNode {
  const { t } = useTranslation('library');
  return (
    <div aria-busy="true">
      <p className="visually-hidden">{t('library:loading')}</p>
      <ul className="quiz-grid grid gap-4 quiz-grid--first" aria-hidden="true">
        {SKELETONS.map((key) => (
          <li key={key} className="quiz-card card skeleton" />
        ))}
      </ul>
    </div>
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
