import type { Host } from '#src/host/session/host.ts';

export type HostCall = Host['call'];
