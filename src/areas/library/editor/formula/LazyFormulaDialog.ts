// The dialog in which formulas are written, loaded when somebody asks for it.

import { lazyDialog } from '#src/ui/lazyDialog.tsx';

export const FormulaDialog = lazyDialog(
  () => import('#src/areas/library/editor/formula/FormulaDialog.tsx'),
  (module) => module.FormulaDialog,
);
