// Queries for finished games and their reports: the list, one player's part, the whole; and deletion.

import {
  type InfiniteData,
  keepPreviousData,
  type UseInfiniteQueryResult,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { HostPlayerRow, HostView } from '#core/views/hostView.ts';
import type { ReportPlayer } from '#core/views/report.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { fixesOf } from '#src/host/room/questionRows.ts';
import type { Host } from '#src/host/session/host.ts';
import { REPORT_KEY } from '#src/host/session/reportKey.ts';
import { useHost } from '#src/host/session/useHost.ts';
import type { AnswerFor } from '#src/platform/requests/wire.ts';
import { useFailureToast } from '#src/ui/useFailureToast.ts';

type ReportList = AnswerFor<'listReports'>;
export type PastGame = ReportList['reports'][number];

const PAGE_SIZE = 30;
const KEY = { list: ['reports'], report: REPORT_KEY } as const;

/** Pages of matching finished games; keeps the previous ones while loading. */
export function useReports(search: string): UseInfiniteQueryResult<InfiniteData<ReportList>> {
  const host = useHost();
  return useInfiniteQuery({
    queryKey: [...KEY.list, search],
    queryFn: ({ pageParam, signal }) =>
      host.call(
        'listReports',
        { ...(search !== '' && { search }), limit: PAGE_SIZE, offset: pageParam },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { reports }) => sum + reports.length, 0);
      return last.reports.length > 0 && shown < last.total ? shown : undefined;
    },
    placeholderData: keepPreviousData,
    // A game may have just ended.
    staleTime: 0,
  });
}

/** Deletes permanently, after a confirmation. */
export function useDeleteReport(): (game: PastGame) => Promise<void> {
  const { call, queries } = useHost();
  const { notices } = useServices();
  const tellFailure = useFailureToast();
  const { t } = useTranslation(['reports', 'host']);
  return async (game) => {
    const { roomHash, title } = game;
    const sure = await notices.confirm({
      title: t('reports:delete.title', { title }),
      body:
        game.playerCount === null
          ? t('reports:delete.bodyAll')
          : t('reports:delete.body', { count: game.playerCount }),
      confirm: t('reports:delete.confirm'),
      cancel: t('host:cancel'),
      danger: true,
    });
    if (!sure) return;
    try {
      await call('deleteReport', { roomHash });
      queries.removeQueries({ queryKey: [...KEY.report, roomHash] });
      notices.toast('success', t('reports:delete.done', { title }));
    } catch (error) {
      tellFailure(error);
    }
    await queries.invalidateQueries({ queryKey: KEY.list });
  };
}

/** One player's attempts; refetched whenever the room's view shows progress. */
export function usePlayerReport(view: HostView, player: HostPlayerRow): UseQueryResult<ReportPlayer | null> {
  const host = useHost();
  const { hash } = view.room;
  const moment = [
    player.attempt,
    player.answered,
    player.responses,
    // A corrected sheet may have as many answers as before.
    player.name,
    player.score,
    player.totalCorrect,
    fixesOf(view.questions),
    // Data from the log becomes available when the game is over.
    view.room.state,
    view.slide?.index ?? null,
    view.slide?.state ?? null,
  ];
  return useQuery({
    queryKey: [...KEY.report, hash, player.id, ...moment],
    queryFn: async ({ signal }) => {
      const { players } = await host.call('getReport', { roomHash: hash, playerId: player.id }, { signal });
      return players[0] ?? null;
    },
    placeholderData: keepPreviousData,
  });
}

export interface LoadOptions {
  readonly signal?: AbortSignal;
  /** Called with the number of players loaded so far. */
  readonly onPlayers?: (count: number) => void;
}

/** Loads every player's attempts, page by page. */
export async function loadReport(
  { call }: Pick<Host, 'call'>,
  roomHash: string,
  { signal, onPlayers }: LoadOptions = {},
): Promise<readonly ReportPlayer[]> {
  const players: ReportPlayer[] = [];
  for (let from: number | null = 0; from !== null; ) {
    const page: AnswerFor<'getReport'> = await call('getReport', { roomHash, from }, signal && { signal });
    signal?.throwIfAborted();
    players.push(...page.players);
    onPlayers?.(players.length);
    from = page.next;
  }
  return players;
}

/** Returns the whole report of a finished game, loaded once for all callers until fixes or marks change it. */
export async function wholeReport(
  host: Host,
  { room, questions }: HostView,
  options?: LoadOptions,
): Promise<readonly ReportPlayer[]> {
  const queryKey = [...KEY.report, room.hash, fixesOf(questions)];
  const known = host.queries.getQueryState<readonly ReportPlayer[]>(queryKey);
  if (known?.data && !known.isInvalidated) return known.data;
  const report = await loadReport(host, room.hash, options);
  host.queries.setQueryData(queryKey, report);
  return report;
}

/** `fixes`: identifies the game's corrections. */
export function useReport(roomHash: string, fixes: string): UseQueryResult<readonly ReportPlayer[]> {
  const host = useHost();
  return useQuery({
    queryKey: [...KEY.report, roomHash, fixes],
    queryFn: ({ signal }) => loadReport(host, roomHash, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
}
