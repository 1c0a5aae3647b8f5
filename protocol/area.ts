// What an area of the product beside the game (quizzes, reports, accounts) adds to what crosses the wire.

import type { Operation } from '#protocol/operation.ts';

export interface ProtocolArea {
  readonly operations: Readonly<Record<string, Operation>>;
  /** Error types with their HTTP status. */
  readonly errors?: Readonly<Record<string, number>>;
  /** Who may call, where the area knows people of a kind that the others do not. */
  readonly roles?: readonly string[];
}
