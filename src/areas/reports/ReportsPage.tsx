// Past games: the host's finished games, with search and deletion.

import { CalendarDays, Clock, Trash2, Users } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { isRecorded } from '#core/modes/registry.ts';
import { EmptyCard } from '#src/host/shell/EmptyCard.tsx';
import { durationText } from '#src/ui/duration.ts';
import { type PastGame, useDeleteReport, useReports } from '#src/areas/reports/reports.ts';
import { ListFailed, NothingFound, ShowMore } from '#src/host/shell/listStates.tsx';
import { HostPage } from '#src/host/shell/HostPage.tsx';
import { SearchField, useSettledSearch } from '#src/host/shell/SearchField.tsx';
import { preloadNotices } from '#src/ui/noticeLoaders.ts';
import { dateTimeText } from '#src/ui/dateTimeText.ts';
import { useRowFocus } from '#src/ui/useRowFocus.ts';
import { IconButton } from '#src/ui/Button.tsx';
import '#src/areas/reports/reportsPage.css';

const SKELETONS = ['a', 'b', 'c', 'd', 'e'];

export function ReportsPage(): ReactNode {
  const { t } = useTranslation('reports');
  return (
    <HostPage title={t('reports:title')} back="/host">
      <main className="host-main">
        <PastGames />
      </main>
    </HostPage>
  );
}

function PastGames(): ReactNode {
  const { t } = useTranslation('reports');
  const [typed, setTyped] = useState('');
  const search = useSettledSearch(typed);
  useEffect(preloadNotices, []);
  return (
    <>
      <div className="reports-head row apart">
        <h1 className="host-title">{t('reports:title')}</h1>
        <SearchField label={t('reports:search')} value={typed} onChange={setTyped} />
      </div>
      <Found search={search} onClear={() => setTyped('')} />
    </>
  );
}

function Found({ search, onClear }: { readonly search: string; readonly onClear: () => void }): ReactNode {
  const { t } = useTranslation(['reports', 'host']);
  const found = useReports(search);
  const deleteReport = useDeleteReport();
  const rowFocus = useRowFocus<HTMLDivElement>();
  const { data, error, isPending, isPlaceholderData, hasNextPage, isFetchingNextPage } = found;
  if (isPending) return <Skeletons />;
  if (error && !data) return <ListFailed error={error} onRetry={() => void found.refetch()} />;
  const games = data.pages.flatMap(({ reports }) => reports);
  const total = data.pages.at(-1)?.total ?? 0;
  return (
    <div
      className="past stack gap-5"
      data-stale={isPlaceholderData}
      aria-busy={isPlaceholderData}
      {...rowFocus}
    >
      <output className="visually-hidden">{search === '' ? '' : t('reports:found', { count: total })}</output>
      {games.length === 0 &&
        (search === '' ? <Nothing /> : <NothingFound search={search} onClear={onClear} />)}
      {games.length > 0 && (
        <ul className="past-games stack gap-3">
          {games.map((game) => (
            <PastGameRow key={game.roomHash} game={game} onDelete={(gone) => void deleteReport(gone)} />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <ShowMore
          left={total - games.length}
          busy={isFetchingNextPage}
          className="past-more"
          onMore={() => void found.fetchNextPage()}
        />
      )}
    </div>
  );
}

interface PastGameRowProps {
  readonly game: PastGame;
  readonly onDelete: (game: PastGame) => void;
}

function PastGameRow({ game, onDelete }: PastGameRowProps): ReactNode {
  const { t, i18n } = useTranslation(['reports', 'host']);
  const { roomHash, title, type, startedAt, endedAt, playerCount } = game;
  return (
    <li className="past-game grid relative card">
      <h2 className="past-title lead breaks clamp-2">
        <Link href={`/host/game/${roomHash}`} className="past-link">
          {title}
        </Link>
      </h2>
      <p className="past-type">
        <span className="tag">{t(`host:type.${type}.name`)}</span>
      </p>
      <p className="past-fact strip caption tabular muted">
        <CalendarDays size={18} />
        <time dateTime={new Date(startedAt ?? endedAt).toISOString()}>
          {dateTimeText(i18n.language, startedAt ?? endedAt, 'medium')}
        </time>
      </p>
      <p className="past-fact strip caption tabular muted">
        <Clock size={18} />
        {lasted()}
      </p>
      <p className="past-fact strip caption tabular muted">
        <Users size={18} />
        {playerCount === null ? t('host:dash') : t('host:results.players', { count: playerCount })}
      </p>
      <IconButton
        className="past-delete"
        data-row-action="delete"
        aria-label={t('reports:delete.label', { title })}
        onClick={() => onDelete(game)}
      >
        <Trash2 size={20} />
      </IconButton>
    </li>
  );

  function lasted(): string {
    if (startedAt === null) return t('reports:notStarted');
    // For a paper game, the duration says nothing about the class.
    return isRecorded({ type }) ? t('host:dash') : durationText(endedAt - startedAt, i18n.language);
  }
}

function Nothing(): ReactNode {
  const { t } = useTranslation(['reports', 'host']);
  return (
    <EmptyCard>
      <h2 className="title">{t('reports:emptyTitle')}</h2>
      <p>{t('reports:emptyBody')}</p>
      <Link href="/host" className="button">
        {t('host:toLibrary')}
      </Link>
    </EmptyCard>
  );
}

function Skeletons(): ReactNode {
  const { t } = useTranslation('reports');
  return (
    <div aria-busy="true">
      <p className="visually-hidden">{t('reports:loading')}</p>
      <ul className="past-games stack gap-3" aria-hidden="true">
        {SKELETONS.map((key) => (
          <li key={key} className="past-game grid relative card skeleton" />
        ))}
      </ul>
    </div>
  );
}
