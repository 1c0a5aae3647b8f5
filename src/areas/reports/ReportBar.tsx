// Bar of reports: the game's title, and a link back to the game.

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
