// The library page's parts about files, loaded after the page. Without them the page is whole, so one that
// can't be loaded leaves nothing behind.

import { lazyPart } from '#src/ui/lazyPart.tsx';
import { bringExport } from '#src/ui/lazyExport.ts';

const nothing = () => null;

export const LibraryPlace = lazyPart(
  () => bringExport(() => import('#src/areas/library/takeAlong/LibraryPlace.tsx'), 'LibraryPlace'),
  nothing,
  '',
);
export const LibraryReminder = lazyPart(
  () => bringExport(() => import('#src/areas/library/takeAlong/LibraryReminder.tsx'), 'LibraryReminder'),
  nothing,
  '',
);
