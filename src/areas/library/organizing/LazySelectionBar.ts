import { lazyDialog } from '#src/ui/lazyDialog.tsx';

/** No dialog itself, but one says so if it can't be loaded. */
export const SelectionBar = lazyDialog(
  () => import('#src/areas/library/organizing/SelectionBar.tsx'),
  'SelectionBar',
);
