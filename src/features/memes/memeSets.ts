// Queries for the host's own meme sets; deletion with undo.

import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import type { Host } from '#src/host/session/host.ts';
import { useHost } from '#src/host/session/useHost.ts';
import type { AnswerFor } from '#src/platform/requests/wire.ts';
import { useFailureToast } from '#src/ui/useFailureToast.ts';
import { useHostQuery } from '#src/host/session/useHostQuery.ts';

type MemeSets = AnswerFor<'listMemeSets'>;
export type MemeSetCard = MemeSets['sets'][number];
export type OwnMeme = AnswerFor<'getMemeSet'>['set']['memes'][number];

const SETS = ['memeSets'] as const;

/** URL of a picture from an own meme. */
export const pictureUrl = (name: string): string => `/memes/${name}`;

const querySets = (host: Host) =>
  queryOptions({ queryKey: SETS, queryFn: ({ signal }) => host.call('listMemeSets', {}, { signal }) });

export function useMemeSets(): UseQueryResult<MemeSets> {
  return useQuery(querySets(useHost()));
}

/** For use outside of components. */
export function loadMemeSets(host: Host): Promise<MemeSets> {
  return host.queries.fetchQuery(querySets(host));
}

/** Never refetched, so nothing changes under an open editor. */
export function useMemeSet(setId: string): UseQueryResult<AnswerFor<'getMemeSet'>> {
  return useHostQuery([...SETS, setId], 'getMemeSet', { setId }, { gcTime: 0, staleTime: Infinity });
}

export function useRenewMemeSets(): () => Promise<void> {
  const { queries } = useHost();
  return () => queries.invalidateQueries({ queryKey: SETS, exact: true });
}

/** Deletes a set immediately, and offers to undo that. */
export function useDeleteMemeSet(): (set: MemeSetCard) => Promise<void> {
  const host = useHost();
  const { notices } = useServices();
  const { t } = useTranslation(['host', 'memes']);
  const renew = useRenewMemeSets();
  const failed = useFailureToast();
  const restore = async ({ id, name }: MemeSetCard) => {
    try {
      await host.call('restoreMemeSet', { setId: id });
      notices.toast('success', t('host:library.restored', { title: name }));
    } catch (error) {
      failed(error);
    }
    await renew();
  };
  return async (set) => {
    try {
      await host.call('deleteMemeSet', { setId: set.id });
      notices.toast('info', t('host:library.deleted', { title: set.name }), {
        label: t('host:library.undo'),
        run: () => void restore(set),
      });
    } catch (error) {
      failed(error);
    }
    await renew();
  };
}
