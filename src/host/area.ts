// An area of the product beside the game, as hosts come to it.

import type { LucideIcon } from 'lucide-react';
import type { ResultParts } from '#src/host/room/resultParts.ts';
import { handedDown } from '#src/platform/handedDown.ts';
import type { AreaRoutes } from '#src/platform/route.ts';

/** From the first page of a host to an area. */
export interface HostLink {
  readonly href: string;
  readonly Icon: LucideIcon;
  readonly title: 'memes:title' | 'library:games.past';
  readonly namespace: 'memes' | 'library';
}

export interface Area extends AreaRoutes {
  readonly hostLink?: () => Promise<{ readonly hostLink: HostLink }>;
  readonly results?: () => Promise<ResultParts>;
}

/** In the order in which they stand there. */
export const hostLinks = handedDown<readonly { readonly hostLink: HostLink }[]>([]);
