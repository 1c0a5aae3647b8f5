// API calls from outside the app, as a host or a player, over HTTP.

import type { CallResult } from '#protocol/errors.ts';
import { type CallMeta, FILE_BODY, HEADERS, type Operation } from '#protocol/operation.ts';
import { OPERATIONS, type OperationName } from '#protocol/operations.ts';

/** Credentials of a caller: a host's cookie and token, or a seat's ticket. */
export interface Credentials extends CallMeta {
  readonly cookie?: string;
  readonly csrf?: string;
}

/** A permitted call, and who makes it. */
export interface PermittedCall {
  readonly request: Record<string, unknown>;
  readonly who: Credentials;
}

export type Reply = CallResult<any> & { readonly status?: number };

function filled(path: string, request: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_, field: string) => encodeURIComponent(String(request[field])));
}

/** Calls an operation over HTTP, on its path or its legacy path. */
export async function callHttp(
  server: { url: string },
  name: OperationName,
  request: Record<string, unknown>,
  who: Credentials = {},
  path?: string,
): Promise<Reply & { setCookie: string | null }> {
  const operation: Operation = OPERATIONS[name];
  const isGet = operation.method === 'GET';
  const hasBody = !isGet && operation.method !== 'DELETE';
  const url = new URL(server.url + filled(path ?? operation.path, request));
  if (isGet) for (const [key, value] of Object.entries(request)) url.searchParams.set(key, String(value));
  const response = await fetch(url, {
    method: operation.method,
    headers: {
      ...(hasBody ? { 'content-type': operation.fileBody ? FILE_BODY : 'application/json' } : {}),
      ...(who.cookie ? { cookie: who.cookie } : {}),
      ...(who.csrf ? { [HEADERS.csrf]: who.csrf } : {}),
      ...(who.seat ? { [HEADERS.seat]: who.seat } : {}),
      ...(who.commandId ? { [HEADERS.command]: who.commandId } : {}),
    },
    ...(hasBody
      ? { body: operation.fileBody ? (request['file'] as BodyInit) : JSON.stringify(request) }
      : {}),
  });
  const body = (await response.json()) as CallResult<any>;
  return { ...body, status: response.status, setCookie: response.headers.get('set-cookie') };
}

/** Credentials of a host that the server knows. */
export type HostIdentity = Credentials & { readonly cookie: string; readonly csrf: string };

/** Opens a host session and returns its credentials. */
export async function hostIdentity(server: { url: string }): Promise<HostIdentity> {
  const reply = await callHttp(server, 'openHostSession', {});
  if (!reply.success) throw new Error(reply.error.type);
  return { cookie: (reply.setCookie ?? '').split(';')[0] ?? '', csrf: reply.data.csrfToken as string };
}

/** Returns a reply's data; throws if it is an error, which fails the test. */
export function data(reply: Reply): any {
  if (!reply.success)
    throw new Error(
      `${reply.error.type} ${JSON.stringify(reply.error.path ?? '')} ${reply.error.message ?? ''}`,
    );
  return reply.data;
}
