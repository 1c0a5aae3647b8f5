// Host areas: parts of the product outside a game, such as the library.

import type { LucideIcon } from 'lucide-react';
import type { ResultParts } from '#src/host/room/resultParts.ts';
import { createInjected } from '#src/platform/injected.ts';
import type { AreaRoutes } from '#src/platform/route.ts';

/** A link from the host's home page to an area. */
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

/** In display order. */
export const hostLinks = createInjected<readonly { readonly hostLink: HostLink }[]>([]);
