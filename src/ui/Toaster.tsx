// Shows each toast for a while; it is read out too, and can be dismissed.

import { Toast } from 'radix-ui';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import '#src/ui/toaster.css';

/** Milliseconds that a toast stays up (specification 1, section 9); errors stay twice as long. */
const TOAST_MS = 3_000;
/** A toast with a button has to be read, decided on and reached. */
const ACTION_MS = 10_000;

export function Toaster(): ReactNode {
  const { t } = useTranslation('common');
  const { notices } = useServices();
  const toasts = useStore(notices, (state) => state.toasts);
  const list = useRef<HTMLOListElement>(null);
  useReservedRoom(list, toasts.length > 0);
  return (
    <Toast.Provider label={t('common:notices')} swipeDirection="up" duration={TOAST_MS}>
      {toasts.map(({ id, kind, text, action }) => (
        <Toast.Root
          key={id}
          className="toast"
          data-kind={kind}
          type={kind === 'error' ? 'foreground' : 'background'}
          duration={action ? ACTION_MS : kind === 'error' ? 2 * TOAST_MS : TOAST_MS}
          onOpenChange={(open) => !open && notices.remove(id)}
        >
          <Toast.Description>{text}</Toast.Description>
          {action && (
            <Toast.Action
              className="button button--small toast-action"
              altText={action.label}
              onClick={action.run}
            >
              {action.label}
            </Toast.Action>
          )}
          <Toast.Close className="icon-button" aria-label={t('common:close')}>
            <span aria-hidden="true">×</span>
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport ref={list} className="toasts" label={t('common:noticesRegion')} />
    </Toast.Provider>
  );
}

/** Tells the page how high the notices are, in `--notices`, so that it can make room for them. */
function useReservedRoom(list: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || !isShown) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--notices', `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('--notices');
    };
  }, [list, isShown]);
}
