// Types of each operation's request (parsed) and answer.

import type * as z from 'zod/mini';
import type { Immutable } from '#protocol/operation.ts';
import type { OPERATIONS } from '#protocol/operations.ts';

export type OperationTable = typeof OPERATIONS;
export type RequestParsed<Name extends keyof OperationTable> = z.core.output<OperationTable[Name]['request']>;
export type AnswerOf<Name extends keyof OperationTable> = Immutable<
  z.core.input<OperationTable[Name]['answer']>
>;

/** A part of a list, and what was searched for. */
export interface ListPage {
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}
