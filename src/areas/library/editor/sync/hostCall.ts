import type { Host } from '#src/areas/hosts/host.ts';

export type HostCall = Host['call'];
