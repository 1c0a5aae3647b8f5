// A host's page that is still loading.

import type { ReactNode } from 'react';
import '#src/host/shell/pieces.css';

/** `label`: translated, for screen readers. */
export function PageLoading({ label }: { readonly label: string }): ReactNode {
  return (
    <main className="host-main" aria-busy="true">
      <p className="visually-hidden">{label}</p>
      <div className="card skeleton skeleton--head" aria-hidden="true" />
      <div className="card skeleton" aria-hidden="true" />
      <div className="card skeleton" aria-hidden="true" />
    </main>
  );
}
