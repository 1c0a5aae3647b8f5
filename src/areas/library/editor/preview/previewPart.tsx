// What the preview loads: while it is on its way, and where it can't be had, its pane says so.

import { type ComponentType, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart, type NotLoadedProps } from '#src/ui/lazyPart.tsx';
import { RetryButtons } from '#src/ui/RetryButtons.tsx';
import '#src/areas/library/editor/preview/notLoaded.css';

/** `pick` names the part's component in its module. */
export function previewPart<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
): ComponentType<Props> {
  let there: ComponentType<Props> | null = null;
  const Lazy = lazyPart(load, (module) => (there = pick(module)), NotLoaded, <Loading />);
  return function PreviewPart(props: Props): ReactNode {
    // What was there before stands at once.
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
      {/* Each failure is said anew. */}
      <p key={failures} role="alert">
        {t('editor:preview.notLoaded')}
      </p>
      <div className="row">
        <RetryButtons {...retry} />
      </div>
    </div>
  );
}
