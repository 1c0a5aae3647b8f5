// The two voices of the page for screen readers: what happens. Fields say beside themselves what is wrong with them.

import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useServices } from '#src/platform/ServicesProvider.tsx';

export function Announcements(): ReactNode {
  const { announcer } = useServices();
  const { polite, assertive } = useStore(announcer);
  // The key makes the same words twice two changes.
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
