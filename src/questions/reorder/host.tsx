// REORDER for the host.

import type { HostKind } from '#src/host/room/hostKind.ts';

export const reorderHost: HostKind<'REORDER'> = {
  ProjectorAnswers: () => null,
  Spread: () => null,
  Answered: () => null,
  Authored: () => null,
};
