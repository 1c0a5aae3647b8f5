// A tool of the room that asks something first: its button, and the dialog that the button opens.

import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { QuietButton } from '#src/ui/Button.tsx';

interface ToolButtonProps {
  readonly icon: LucideIcon;
  /** Translated. */
  readonly label: string;
  readonly dialog: (onClose: () => void) => ReactNode;
}

export function ToolButton({ icon: Icon, label, dialog }: ToolButtonProps): ReactNode {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <QuietButton small aria-haspopup="dialog" onClick={() => setAsks(true)}>
        <Icon size={18} />
        {label}
      </QuietButton>
      {asks && dialog(() => setAsks(false))}
    </>
  );
}
