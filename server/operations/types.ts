// Types of each operation's parsed request and answer.

import type * as z from 'zod/mini';
import type { Immutable } from '#protocol/operation.ts';
import type { OPERATIONS } from '#protocol/operations.ts';

export type OperationTable = typeof OPERATIONS;
export type RequestParsed<Name extends keyof OperationTable> = z.core.output<OperationTable[Name]['request']>;
export type AnswerOf<Name extends keyof OperationTable> = Immutable<
  z.core.input<OperationTable[Name]['answer']>
>;

/** A page of a list, and its search text. */
export interface ListPage {
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}
