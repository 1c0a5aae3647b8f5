import { lazyDialog } from '#src/ui/lazyDialog.tsx';

export const ExportDialog = lazyDialog(
  () => import('#src/areas/library/export/ExportDialog.tsx'),
  'ExportDialog',
);
