// The page's host: its session with the server, calls made as the host, and the cache of fetched library
// data.

import { QueryClient } from '@tanstack/react-query';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Services } from '#src/platform/services.ts';
import { type Caller, registerWires } from '#src/platform/requests/caller.ts';
import { HOST_WIRE } from '#src/platform/requests/hostWire.ts';
import { type FailureType, failureType, isTransient } from '#src/platform/requests/requestError.ts';
import { callWithProofOfWork } from '#src/platform/requests/work.ts';

export type HostSession =
  | { readonly status: 'opening' }
  /** The server requires its password; `problem` says why the last one was rejected. */
  | { readonly status: 'password'; readonly problem: FailureType | null }
  | { readonly status: 'failed'; readonly problem: FailureType }
  /** Addresses where players reach the server, best first. */
  | { readonly status: 'open'; readonly hostId: string; readonly joinAddresses: readonly string[] };

export interface Host {
  readonly session: StoreApi<HostSession>;
  /** Opens or renews the session; resolves to whether it is open. */
  open(password?: string): Promise<boolean>;
  /** Calls as the host. If the session has expired, opens it again and retries the call. */
  readonly call: Caller['call'];
  readonly queries: QueryClient;
}

const ASKS_FOR_PASSWORD: readonly FailureType[] = ['host.PASSWORD_REQUIRED', 'host.PASSWORD_WRONG'];
const SESSION_OVER: readonly FailureType[] = ['request.UNAUTHORIZED', 'request.CSRF'];
/** Milliseconds for which a fetched list counts as fresh when the host returns to it. */
const FRESH_MS = 5_000;
const TRIES = 2;

registerWires(HOST_WIRE);

export function createHost({ caller, session: identity }: Pick<Services, 'caller' | 'session'>): Host {
  const session = createStore<HostSession>()(() => ({ status: 'opening' }));
  const become = (next: HostSession) => session.setState(next, true);
  let opening: Promise<boolean> | null = null;

  async function place(password: string | undefined): Promise<boolean> {
    try {
      const answer = await callWithProofOfWork(
        caller,
        'openHostSession',
        password === undefined ? {} : { password },
      );
      identity.csrfToken = answer.csrfToken;
      become({ status: 'open', hostId: answer.hostId, joinAddresses: answer.joinAddresses });
      return true;
    } catch (error) {
      const problem = failureType(error);
      const asked = session.getState().status === 'password';
      if (ASKS_FOR_PASSWORD.includes(problem) || (asked && password !== undefined))
        become({ status: 'password', problem: problem === 'host.PASSWORD_REQUIRED' ? null : problem });
      else if (session.getState().status !== 'open') become({ status: 'failed', problem });
      return false;
    }
  }

  function open(password?: string): Promise<boolean> {
    opening ??= place(password).finally(() => {
      opening = null;
    });
    return opening;
  }

  return {
    session,
    open,
    async call(name, request, options) {
      try {
        return await caller.call(name, request, options);
      } catch (error) {
        if (!SESSION_OVER.includes(failureType(error)) || !(await open())) throw error;
        return await caller.call(name, request, options);
      }
    },
    queries: new QueryClient({
      defaultOptions: {
        queries: {
          staleTime: FRESH_MS,
          retry: (failures, error) => failures < TRIES && isTransient(error),
          refetchOnWindowFocus: false,
        },
      },
    }),
  };
}

const hosts = new WeakMap<Services, Host>();

/** The one host of this page load: it outlives the individual pages. */
export function hostOf(services: Services): Host {
  const known = hosts.get(services);
  if (known) return known;
  const host = createHost(services);
  hosts.set(services, host);
  return host;
}
