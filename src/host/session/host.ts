// Who hosts on this page: the session with the server, calls in its name, and what of the library has been fetched.

import { QueryClient } from '@tanstack/react-query';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Services } from '#src/platform/services.ts';
import { type Caller, learn } from '#src/platform/requests/caller.ts';
import { HOST_WIRE } from '#src/platform/requests/hostWire.ts';
import { type FailureType, failureType, isPassing } from '#src/platform/requests/requestError.ts';
import { callByWork } from '#src/platform/requests/work.ts';

export type HostSession =
  | { readonly status: 'opening' }
  /** The server wants its password; `problem` says why the last one did not do. */
  | { readonly status: 'password'; readonly problem: FailureType | null }
  | { readonly status: 'failed'; readonly problem: FailureType }
  /** Addresses under which players reach the server, best first. */
  | { readonly status: 'open'; readonly hostId: string; readonly joinAddresses: readonly string[] };

export interface Host {
  readonly session: StoreApi<HostSession>;
  /** Opens or renews the session; gives whether it is open now. */
  open(password?: string): Promise<boolean>;
  /** Calls as the host: a session that has run out is opened again, and the call placed once more. */
  readonly call: Caller['call'];
  readonly queries: QueryClient;
}

const ASKS_FOR_PASSWORD: readonly FailureType[] = ['host.PASSWORD_REQUIRED', 'host.PASSWORD_WRONG'];
const SESSION_OVER: readonly FailureType[] = ['request.UNAUTHORIZED', 'request.CSRF'];
/** Milliseconds that a list counts as fresh when one comes back to it. */
const FRESH_MS = 5_000;
const TRIES = 2;

learn(HOST_WIRE);

export function createHost({ caller, session: identity }: Pick<Services, 'caller' | 'session'>): Host {
  const session = createStore<HostSession>()(() => ({ status: 'opening' }));
  const become = (next: HostSession) => session.setState(next, true);
  let opening: Promise<boolean> | null = null;

  async function place(password: string | undefined): Promise<boolean> {
    try {
      const answer = await callByWork(caller, 'openHostSession', password === undefined ? {} : { password });
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
          retry: (failures, error) => failures < TRIES && isPassing(error),
          refetchOnWindowFocus: false,
        },
      },
    }),
  };
}

const hosts = new WeakMap<Services, Host>();

/** The page's one host: it outlives the pages. */
export function hostOf(services: Services): Host {
  const known = hosts.get(services);
  if (known) return known;
  const host = createHost(services);
  hosts.set(services, host);
  return host;
}
