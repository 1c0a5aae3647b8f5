// Types of each operation's request (parsed) and answer.

import type * as z from 'zod/mini';
import type { Immutable } from '#protocol/operation.ts';
import type { OPERATIONS } from '#protocol/operations.ts';
import type * as DIGESTS from '#server/areas/digests.ts';

export type OperationTable = typeof OPERATIONS;
export type RequestParsed<Name extends keyof OperationTable> = z.core.output<OperationTable[Name]['request']>;
/** What the handler of an operation gets. */
export type HandledRequest<Name extends keyof OperationTable> = Name extends keyof typeof DIGESTS
  ? Digested<RequestParsed<Name>, (typeof DIGESTS)[Name]>
  : RequestParsed<Name>;
type Digested<Request, Digest> = Digest extends (request: Request) => infer Made ? Made : never;
export type AnswerOf<Name extends keyof OperationTable> = Immutable<
  z.core.input<OperationTable[Name]['answer']>
>;

/** A part of a list, and what was searched for. */
export interface ListPage {
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}
