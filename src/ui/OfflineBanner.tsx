// Banner for a lost connection, announced to screen readers too.

import { type ReactNode, useEffect } from 'react';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import '#src/ui/offlineBanner.css';

export interface OfflineBannerProps {
  readonly offline: boolean;
  /** Both translated. */
  readonly title: string;
  readonly text: string;
}

export function OfflineBanner({ offline, title, text }: OfflineBannerProps): ReactNode {
  const { announcer } = useServices();
  useEffect(() => {
    if (offline) announcer.announce(`${title} ${text}`, 'assertive');
  }, [offline, title, text, announcer]);
  if (!offline) return null;
  return (
    <div className="offline rigid text-center" data-testid="offline">
      <strong>{title}</strong> <span>{text}</span>
    </div>
  );
}
