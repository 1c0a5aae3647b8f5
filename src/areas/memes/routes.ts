// The pages of hosts' memes.

import { lazyPage } from '#src/ui/lazyPage.tsx';
import type { AppRoute } from '#src/platform/route.ts';

const MemesPage = lazyPage(
  () => import('#src/areas/memes/MemesPage.tsx'),
  (module) => module.MemesPage,
);
const MemeSetPage = lazyPage(
  () => import('#src/areas/memes/MemeSetPage.tsx'),
  (module) => module.MemeSetPage,
);

export const rootRoutes: readonly AppRoute[] = [
  { path: '/host/memes', page: MemesPage },
  { path: '/host/memes/:setId', page: MemeSetPage },
];
