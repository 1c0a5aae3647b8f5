// The dialog that cuts pictures, loaded when somebody asks for it.

import { lazyDialog } from '#src/ui/lazyDialog.tsx';

export const CropDialog = lazyDialog(
  () => import('#src/areas/library/editor/media/crop/CropDialog.tsx'),
  (module) => module.CropDialog,
);
