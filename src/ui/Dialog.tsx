// Modal dialog that keeps focus inside and returns it on close.
// Uses the native <dialog>: libraries lock scrolling with style elements, which the content security policy
// forbids.

import { type CSSProperties, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Announcements } from '#src/ui/Announcements.tsx';
import { focusMain } from '#src/ui/focusTemporarily.ts';
import { IconButton } from '#src/ui/Button.tsx';
import '#src/ui/dialog.css';

export interface DialogProps {
  readonly title: string;
  readonly description?: string | undefined;
  readonly onClose: () => void;
  readonly children?: ReactNode;
  /** Buttons at the bottom. */
  readonly actions?: ReactNode;
  /** Slides up from the bottom and leaves the content above it visible. */
  readonly sheet?: boolean;
  /** For a dialog with a layout of its own. */
  readonly className?: string;
  /** For a dialog that isn't in the middle. */
  readonly style?: CSSProperties | undefined;
}

/** Open while it is rendered. Escape and a click outside call `onClose`. */
export function Dialog({
  title,
  description,
  onClose,
  children,
  actions,
  sheet = false,
  className = '',
  style,
}: DialogProps): ReactNode {
  const { t } = useTranslation('common');
  const dialog = useRef<HTMLDialogElement>(null);
  const ids = { title: useId(), description: useId() };
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      // The element that opened it is gone, such as the row of a player who has been removed.
      else focusMain();
    };
  }, []);
  const beside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does the same
    <dialog
      ref={dialog}
      className={`dialog card ${className}`.trim()}
      data-sheet={sheet}
      style={style}
      aria-labelledby={ids.title}
      aria-describedby={description === undefined ? undefined : ids.description}
      onClick={beside}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dialog-content stack">
        <h2 id={ids.title} className="dialog-title breaks">
          {title}
        </h2>
        {description !== undefined && (
          <p id={ids.description} className="muted">
            {description}
          </p>
        )}
        {children}
        {actions !== undefined && <div className="dialog-actions flex gap-3 wrap">{actions}</div>}
        <IconButton className="dialog-close" aria-label={t('common:close')} onClick={onClose}>
          <span aria-hidden="true">×</span>
        </IconButton>
        <Announcements inDialog />
      </div>
    </dialog>,
    document.body,
  );
}
