import { lazyDialog } from '#src/ui/lazyDialog.tsx';

export const QuizChangesDialog = lazyDialog(
  () => import('#src/host/changes/QuizChangesDialog.tsx'),
  'QuizChangesDialog',
);
