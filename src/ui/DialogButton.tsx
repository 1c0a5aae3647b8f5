import { type ReactNode, useState } from 'react';
import { type ButtonProps, QuietButton } from '#src/ui/Button.tsx';

export interface DialogButtonProps extends ButtonProps {
  readonly dialog: (onClose: () => void) => ReactNode;
}

export function DialogButton({ dialog, ...button }: DialogButtonProps): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <QuietButton {...button} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      {open && dialog(() => setOpen(false))}
    </>
  );
}
