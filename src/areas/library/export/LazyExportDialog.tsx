// The dialog of exports, loaded when somebody asks for it.

import { type ReactNode, Suspense } from 'react';
import { lazyPage } from '#src/app/lazyPage.tsx';
import type { ExportDialogProps } from '#src/areas/library/export/ExportDialog.tsx';

const Loaded = lazyPage(
  () => import('#src/areas/library/export/ExportDialog.tsx'),
  (module) => module.ExportDialog,
);

export function ExportDialog(props: ExportDialogProps): ReactNode {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
