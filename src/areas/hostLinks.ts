// The areas that the first page of a host leads to, in this order.

import { hostLink as memes } from '#src/areas/memes/hostLink.ts';
import { hostLink as reports } from '#src/areas/reports/hostLink.ts';

export const HOST_LINKS = [reports, memes] as const;
