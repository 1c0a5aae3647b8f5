// Card in place of a list that is empty: why, and what to do, under a character with nothing to do.

import type { ReactNode } from 'react';
import { Avatar } from '#src/ui/Avatar.tsx';
import '#src/host/shell/pieces.css';

const IDLE = 3;

export function EmptyCard({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className="host-empty card">
      <Avatar character={IDLE} size={72} />
      {children}
    </div>
  );
}
