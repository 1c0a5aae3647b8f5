// Reads a request from the bytes of its body.

import type { ProtocolError } from '#protocol/errors.ts';
import type { OperationName } from '#protocol/operations.ts';
import { shapeFault } from '#server/bodies/jsonShape.ts';
import { OperationError } from '#server/operations/context.ts';
import { checkedRequest, type Digests } from '#server/operations/request.ts';

/** A request whose body has not been read yet. */
export interface UnreadRequest {
  readonly name: OperationName;
  readonly body: Uint8Array<ArrayBuffer>;
  /** What is said of it beside its body, and counts less than that, or more. */
  readonly query: object;
  readonly params: object;
}

/** What the thread that reads large requests answers; `fault`: a bug. */
export type ReadRequest =
  | { readonly request: unknown }
  | { readonly refusal: ProtocolError }
  | { readonly fault: string };

/** The request as its handler gets it. @throws OperationError for what can't be read or is not let through */
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
      message: 'the request can not be read',
    });
  }
}

/** A body that is an object, with the fields of its address; any other as it is, for the schema to refuse. */
export function withAddress(body: unknown, query: object, params: object): unknown {
  if (body === undefined || body === null) return { ...query, ...params };
  return typeof body === 'object' && !Array.isArray(body) ? { ...query, ...body, ...params } : body;
}
