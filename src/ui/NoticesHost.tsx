// Shows toasts and questions with components that load on first use. If those can't be loaded, falls back to
// the live region and the browser's own dialog.

import { createElement, type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import type { Services } from '#src/platform/services.ts';
import { loadDialog, loadToaster } from '#src/ui/noticeLoaders.ts';
import type { NoticesState } from '#src/platform/stores/notices.ts';

export function NoticesHost(): ReactNode {
  const { notices } = useServices();
  const { toasts, question } = useStore(notices);
  const Toaster = useLoaded(toasts.length > 0 ? toasts : null, loadToaster, speak);
  const ConfirmDialog = useLoaded(question, loadDialog, askPlainly);
  return (
    <>
      {Toaster && createElement(Toaster)}
      {ConfirmDialog && question && createElement(ConfirmDialog, { question })}
    </>
  );
}

/**
 * Loads a part when it is first needed; null until then. If loading fails, passes the need to `otherwise`;
 * the next need tries again.
 */
function useLoaded<Part, Need>(
  need: Need | null,
  load: () => Promise<Part>,
  otherwise: (need: Need, services: Services) => void,
): Part | null {
  const services = useServices();
  const [loaded, setLoaded] = useState<{ readonly part: Part } | null>(null);
  useEffect(() => {
    if (need === null || loaded) return undefined;
    let met = false;
    load().then(
      (part) => setLoaded({ part }),
      () => {
        if (!met) otherwise(need, services);
      },
    );
    return () => {
      met = true;
    };
  }, [need, loaded, load, otherwise, services]);
  return loaded?.part ?? null;
}

function speak(toasts: NoticesState['toasts'], { announcer, notices }: Services): void {
  for (const { id, kind, text } of toasts) {
    announcer.announce(text, kind === 'error' ? 'assertive' : 'polite');
    notices.remove(id);
  }
}

function askPlainly({ title, body = '', answer }: NonNullable<NoticesState['question']>): void {
  answer(window.confirm(`${title}\n\n${body}`.trim()));
}
