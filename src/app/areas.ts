// The areas of the product besides the game, in the order in which a host's home page links to them.

import { library } from '#src/areas/library/index.ts';
import { memes } from '#src/areas/memes/index.ts';
import { reports } from '#src/areas/reports/index.ts';
import type { Area } from '#src/host/area.ts';

export const AREAS: readonly Area[] = [library, reports, memes];
