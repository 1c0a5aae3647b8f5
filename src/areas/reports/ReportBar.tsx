// The bar over what remains of a game: the way back to it, and its title.

import type { ReactNode } from 'react';
import { HostBar } from '#src/host/shell/HostPage.tsx';
import '#src/areas/reports/playerReport.css';
import '#src/host/shell/roomBar.css';

export function ReportBar({ title, back }: { readonly title: string; readonly back: string }): ReactNode {
  return (
    <HostBar
      back={back}
      title={
        <div className="room-title fill">
          <p className="ellipsis lead report-title">{title}</p>
        </div>
      }
    />
  );
}
