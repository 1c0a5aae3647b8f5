// The device's notes of a library's files, the same for all parts of the page that show them.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useStore } from 'zustand';
import {
  type FileNotes,
  isReminderDue,
  loadNotes,
  type Newest,
  saveNotes,
} from '#src/areas/library/takeAlong/reminder.ts';
import { useQuizzes } from '#src/host/quizzes/quizzes.ts';
import { useHost } from '#src/host/session/useHost.ts';
import { useHostQuery } from '#src/host/session/useHostQuery.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';

const KEY = ['libraryFile'] as const;

/** null until the host is known. */
export function useFileNotes() {
  const host = useHost();
  const { localStore } = useServices();
  const hostId = useStore(host.session, (session) => (session.status === 'open' ? session.hostId : null));
  const { data } = useQuery({
    queryKey: [...KEY, hostId],
    enabled: hostId !== null,
    queryFn: () => loadNotes(localStore, hostId ?? '', Date.now()),
  });
  return {
    notes: data ?? null,
    change(changed: (notes: FileNotes) => FileNotes): void {
      if (hostId === null) return;
      const next = changed(loadNotes(localStore, hostId, Date.now()));
      saveNotes(localStore, hostId, next);
      host.queries.setQueryData([...KEY, hostId], next);
    },
  };
}

/** True while the library page reminds of saving what no file has. */
export function useReminderDue(): boolean {
  const { notes } = useFileNotes();
  const newest = useNewest();
  const [now] = useState(Date.now);
  return notes !== null && newest !== null && isReminderDue(notes, newest, now);
}

/** null until both lists have arrived. */
export function useNewest(): Newest | null {
  const quizzes = useQuizzes('', {}, 'changed').data;
  const games = useHostQuery(['newestGames'], 'listReports', { limit: 30 }).data;
  if (!quizzes || !games) return null;
  const own = quizzes.pages.flatMap((page) => page.quizzes).filter(({ starter }) => !starter);
  const played = games.reports.filter(({ startedAt }) => startedAt !== null);
  return {
    quizzes: own.map(({ updatedAt }) => updatedAt),
    games: played.map(({ endedAt }) => endedAt),
  };
}
