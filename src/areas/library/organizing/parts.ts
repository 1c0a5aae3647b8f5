// Parts of the library page that most visits don't need. One that can't be loaded leaves nothing behind.

import { bringExport } from '#src/ui/lazyExport.ts';
import { lazyPart } from '#src/ui/lazyPart.tsx';

const nothing = () => null;

export const FolderMenu = lazyPart(
  () => bringExport(() => import('#src/areas/library/organizing/FolderMenu.tsx'), 'FolderMenu'),
  nothing,
  '',
);
export const NothingHere = lazyPart(
  () => bringExport(() => import('#src/areas/library/organizing/NothingHere.tsx'), 'NothingHere'),
  nothing,
  '',
);
