// The host's own sets of memes as queries; deleting and taking that back.

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

/** Where a picture of an own meme is served. */
export const pictureUrl = (name: string): string => `/memes/${name}`;

const querySets = (host: Host) =>
  queryOptions({ queryKey: SETS, queryFn: ({ signal }) => host.call('listMemeSets', {}, { signal }) });

export function useMemeSets(): UseQueryResult<MemeSets> {
  return useQuery(querySets(useHost()));
}

/** The same outside of components. */
export function loadMemeSets(host: Host): Promise<MemeSets> {
  return host.queries.fetchQuery(querySets(host));
}

/** What stands in an editor is not fetched anew under it. */
export function useMemeSet(setId: string): UseQueryResult<AnswerFor<'getMemeSet'>> {
  return useHostQuery([...SETS, setId], 'getMemeSet', { setId }, { gcTime: 0, staleTime: Infinity });
}

export function useRenewMemeSets(): () => Promise<void> {
  const { queries } = useHost();
  return () => queries.invalidateQueries({ queryKey: SETS, exact: true });
}

/** Takes a set away at once, and offers to put it back. */
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
