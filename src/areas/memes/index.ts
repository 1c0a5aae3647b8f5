import { lazyPage } from '#src/ui/lazyPage.tsx';
import type { Area } from '#src/host/area.ts';

const MemesPage = lazyPage(() => import('#src/areas/memes/MemesPage.tsx'), 'MemesPage');
const MemeSetPage = lazyPage(() => import('#src/areas/memes/MemeSetPage.tsx'), 'MemeSetPage');

export const memes: Area = {
  rootRoutes: [
    { path: '/host/memes', page: MemesPage },
    { path: '/host/memes/:setId', page: MemeSetPage },
  ],
  hostLink: () => import('#src/areas/memes/hostLink.ts'),
};
