// The dialog that cuts pictures, loaded when somebody asks for it.

import { type ReactNode, Suspense } from 'react';
import { lazyPage } from '#src/app/lazyPage.tsx';
import type { CropDialogProps } from '#src/areas/library/editor/media/crop/CropDialog.tsx';

const Loaded = lazyPage(
  () => import('#src/areas/library/editor/media/crop/CropDialog.tsx'),
  (module) => module.CropDialog,
);

export function CropDialog(props: CropDialogProps): ReactNode {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
