// Shows each toast for a while; it is read out too, and can be dismissed.

import { Toast } from 'radix-ui';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { freePlace, pressableSpans } from '#src/ui/freePlace.ts';
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
  usePlace(list, toasts.length > 0);
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

/** Milliseconds without a change after which the notices look for another place. */
const SETTLED_MS = 150;

/**
 * Moves the notices to where they cover nothing that can be pressed. Only if there is no such place, or over
 * a game, they keep their own, and the page makes room for their height, `--notices`.
 */
function usePlace(ref: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list || !isShown) return undefined;
    const page = document.documentElement.style;
    const app = document.querySelector('#app');
    let top: number | null = null;
    let makesRoom = document.querySelector('.game') !== null;
    const place = () => {
      const height = list.offsetHeight;
      if (!makesRoom) top = freePlace(height, innerHeight, pressableSpans(list), top);
      makesRoom = top === null;
      list.dataset['floating'] = `${!makesRoom}`;
      list.style.insetBlock = makesRoom ? '' : `${top}px auto`;
      page.setProperty('--notices', makesRoom ? `${height}px` : '0px');
    };
    let timer: ReturnType<typeof setTimeout>;
    const placeSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(place, SETTLED_MS);
    };
    const sizes = new ResizeObserver(place);
    sizes.observe(list);
    const changes = new MutationObserver(placeSoon);
    if (app) changes.observe(app, { childList: true, subtree: true });
    const over = new AbortController();
    const { signal } = over;
    for (const change of ['scroll', 'resize'] as const)
      addEventListener(change, placeSoon, { capture: true, passive: true, signal });
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
      changes.disconnect();
      over.abort();
      page.removeProperty('--notices');
    };
  }, [ref, isShown]);
}
