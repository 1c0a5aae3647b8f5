// Live regions for screen readers, one polite and one assertive. Field errors are described by the fields
// themselves.

import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useServices } from '#src/platform/ServicesProvider.tsx';

export function Announcements(): ReactNode {
  const { announcer } = useServices();
  const { polite, assertive } = useStore(announcer);
  // The key makes a repeated text count as a change, so it's read out again.
  return (
    <div className="visually-hidden" data-testid="announcer">
      <div aria-live="polite" aria-atomic="true">
        <span key={polite.id}>{polite.text}</span>
      </div>
      <div aria-live="assertive" aria-atomic="true">
        <span key={assertive.id}>{assertive.text}</span>
      </div>
    </div>
  );
}
