// Shows toasts and questions, by parts that are loaded once there is something to show; without them, by what the browser has.

import { createElement, type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import type { Services } from '#src/platform/services.ts';
import { loadDialog, loadToaster } from '#src/ui/noticeParts.ts';
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

/** What `load` brings, from the first need on. A need that it can't be had for goes to `otherwise`; the next one tries again. */
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
