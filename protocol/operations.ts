// The one table of operations: the server's routes and socket handlers, the typed client and the reference come from it.

import { HOST_OPERATIONS } from '#protocol/operations/host.ts';
import { JOIN_OPERATIONS } from '#protocol/operations/join.ts';
import { LIBRARY_OPERATIONS } from '#protocol/operations/library.ts';
import { PLAY_OPERATIONS } from '#protocol/operations/play.ts';
import { REPORT_OPERATIONS } from '#protocol/operations/reports.ts';
import { SYSTEM_OPERATIONS } from '#protocol/operations/system.ts';

export const OPERATIONS = {
  ...SYSTEM_OPERATIONS,
  ...JOIN_OPERATIONS,
  ...PLAY_OPERATIONS,
  ...HOST_OPERATIONS,
  ...LIBRARY_OPERATIONS,
  ...REPORT_OPERATIONS,
} as const;

export type OperationName = keyof typeof OPERATIONS;
