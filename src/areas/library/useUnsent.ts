// Sends from the library what editors that were closed without a network have left on this device.

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { unsentQuizzes } from '#src/areas/library/editor/sync/keptDrafts.ts';
import { QUERY } from '#src/host/quizzes/quizzes.ts';
import { useHost } from '#src/host/session/useHost.ts';

export function useUnsent(): void {
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
      const { sendUnsent } = await import('#src/areas/library/editor/sync/sendUnsent.ts');
      const stuck = await sendUnsent({ call: host.call, kv, hostId }, quizIds);
      void host.queries.invalidateQueries({ queryKey: QUERY.quizzes });
      if (gone) return;
      for (const { quizId, draft } of stuck)
        notices.toast('error', t('library:unsent', { title: draft.title }), {
          label: t('library:openUnsent'),
          run: () => navigate(`/host/quiz/${quizId}/edit`),
        });
    };
    // What can't be read now is read with the next visit.
    send().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [host, kv, hostId, notices, t, navigate]);
}
