import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { OperationName } from '#protocol/operations.ts';
import { useHost } from '#src/host/session/useHost.ts';
import type { AnswerFor, RequestFor } from '#src/platform/requests/wire.ts';

/** A query that calls an operation as the host. */
export function useHostQuery<N extends OperationName>(
  queryKey: readonly unknown[],
  operation: N,
  request: RequestFor<N>,
  options: Omit<UseQueryOptions<AnswerFor<N>>, 'queryKey' | 'queryFn'> = {},
): UseQueryResult<AnswerFor<N>> {
  const host = useHost();
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => host.call(operation, request, { signal }),
    ...options,
  });
}
