// Live regions for screen readers, one polite and one assertive. Field errors are described by the fields
// themselves.

import { type ReactNode, useState } from 'react';
import { useStore } from 'zustand';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import type { Spoken } from '#src/platform/stores/announcer.ts';

/**
 * The page has them once, and each modal dialog has its own, because nothing else is read out while it is
 * open. `inDialog`: leaves out what was announced before.
 */
export function Announcements({ inDialog = false }: { readonly inDialog?: boolean }): ReactNode {
  const { announcer } = useServices();
  const { polite, assertive } = useStore(announcer);
  const [known] = useState(inDialog ? Math.max(polite.id, assertive.id) : 0);
  // The key makes a repeated text count as a change, so it's read out again.
  const said = ({ id, text }: Spoken) => <span key={id}>{id > known && text}</span>;
  return (
    <div className="visually-hidden" data-testid={inDialog ? undefined : 'announcer'}>
      <div aria-live="polite" aria-atomic="true">
        {said(polite)}
      </div>
      <div aria-live="assertive" aria-atomic="true">
        {said(assertive)}
      </div>
    </div>
  );
}
