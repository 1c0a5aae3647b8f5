// What all question kinds show to the host: the compiler names what a new one lacks.

import { blankHost } from '#src/questions/blank/host.tsx';
import type { HostKinds } from '#src/host/room/hostKind.ts';
import { mcqHost } from '#src/questions/mcq/host.tsx';
import { msqHost } from '#src/questions/msq/host.tsx';
import { openHost } from '#src/questions/open/host.tsx';
import { reorderHost } from '#src/questions/reorder/host.tsx';

export const HOST_KINDS: HostKinds = {
  MCQ: mcqHost,
  MSQ: msqHost,
  BLANK: blankHost,
  OPEN: openHost,
  REORDER: reorderHost,
};
