// Parses and checks a request from the bytes of its body.

import type { ProtocolError } from '#protocol/errors.ts';
import type { OperationName } from '#protocol/operations.ts';
import { shapeFault } from '#server/bodies/jsonShape.ts';
import { OperationError } from '#server/operations/context.ts';
import { checkedRequest, type Digests } from '#server/operations/request.ts';

/** A request whose body has not been read yet. */
export interface UnreadRequest {
  readonly name: OperationName;
  readonly body: Uint8Array<ArrayBuffer>;
  /** Fields from the query string, which the body overrides, and from the path, which override the body. */
  readonly query: object;
  readonly params: object;
}

/** The result from the thread that reads large requests; `fault` is a bug. */
export type ReadRequest =
  | { readonly request: unknown }
  | { readonly refusal: ProtocolError }
  | { readonly fault: string };

/**
 * Returns the request as its handler gets it.
 * @throws OperationError for a body that can't be parsed or a request that isn't valid
 */
export function readRequest({ name, body, query, params }: UnreadRequest, digests: Digests): unknown {
  const value = valueOf(body);
  return checkedRequest(name, withAddress(value, query, params), digests);
}

function valueOf(body: Uint8Array): unknown {
  const fault = shapeFault(body);
  if (fault) throw new OperationError('request.VALIDATION_ERROR', { path: [], message: fault });
  try {
    return JSON.parse(new TextDecoder('utf-8').decode(body));
  } catch {
    throw new OperationError('request.VALIDATION_ERROR', {
      path: [],
      message: "the request can't be read",
    });
  }
}

/**
 * Merges the fields of the address into an object body. Any other body is returned unchanged, for the schema
 * to refuse.
 */
export function withAddress(body: unknown, query: object, params: object): unknown {
  if (body === undefined || body === null) return { ...query, ...params };
  return typeof body === 'object' && !Array.isArray(body) ? { ...query, ...body, ...params } : body;
}
