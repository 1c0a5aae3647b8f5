// Lazily loaded part of the preview, with loading and error states in its pane.

import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart, type NotLoadedProps } from '#src/ui/lazyPart.tsx';
import { RetryButtons } from '#src/ui/RetryButtons.tsx';
import '#src/areas/library/editor/preview/notLoaded.css';
import { bringExport, type Exported } from '#src/ui/lazyExport.ts';

/** `name`: the component's name in its module. */
export function previewPart<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): Exported<Module, Name> {
  let there: Exported<Module, Name> | null = null;
  const Lazy = lazyPart(async () => (there = await bringExport(load, name)), NotLoaded, <Loading />);
  return function PreviewPart(props): ReactNode {
    // Renders right away if loaded before.
    const [Known] = useState(() => there);
    return Known ? <Known {...props} /> : <Lazy {...props} />;
  };
}

function Loading(): ReactNode {
  const { t } = useTranslation('editor');
  return <p className="visually-hidden">{t('editor:preview.loading')}</p>;
}

function NotLoaded({ failures, ...retry }: NotLoadedProps): ReactNode {
  const { t } = useTranslation('editor');
  return (
    <div className="preview-lost stack">
      {/* Keyed, so that each failure is announced again. */}
      <p key={failures} role="alert">
        {t('editor:preview.notLoaded')}
      </p>
      <div className="row">
        <RetryButtons {...retry} />
      </div>
    </div>
  );
}
