import { lazyDialog } from '#src/ui/lazyDialog.tsx';

const load = () => import('#src/areas/library/organizing/FolderDialogs.tsx');
export const MoveDialog = lazyDialog(load, 'MoveDialog');
export const RenameDialog = lazyDialog(load, 'RenameDialog');
