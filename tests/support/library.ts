// A host's library as its page takes it along in a file and brings it back, through the API.

import type { OperationName } from '#protocol/operations.ts';
import type { Caller } from '#src/platform/requests/caller.ts';
import { RequestError } from '#src/platform/requests/requestError.ts';
import { callHttp, type HostIdentity } from '#tools/classroom/calls.ts';

/** Calls as this host, like the page's own caller. */
export function callAs(server: { url: string }, who: HostIdentity): Caller['call'] {
  return async (name: OperationName, request: object) => {
    const reply = await callHttp(server, name, { ...request }, who);
    if (reply.success) return reply.data;
    const { type, ...details } = reply.error;
    throw new RequestError(type, { ...details, ...(reply.status !== undefined && { status: reply.status }) });
  };
}

/** Loads a file of the server, like the page. */
export const loadFrom =
  ({ url }: { url: string }) =>
  async (address: string): Promise<Blob | null> => {
    const response = await fetch(url + address);
    return response.ok ? response.blob() : null;
  };
