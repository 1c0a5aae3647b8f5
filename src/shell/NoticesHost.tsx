// Loads what shows toasts and questions, once there is one to show.

import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useStore } from 'zustand';
import { useServices } from '#src/app/ServicesProvider.tsx';

const Toaster = lazy(async () => ({ default: (await import('#src/shell/Toaster.tsx')).Toaster }));
const ConfirmDialog = lazy(async () => ({
  default: (await import('#src/shell/ConfirmDialog.tsx')).ConfirmDialog,
}));

export function NoticesHost(): ReactNode {
  const { notices } = useServices();
  const { toasts, question } = useStore(notices);
  const [toasted, setToasted] = useState(false);
  if (toasts.length > 0 && !toasted) setToasted(true);
  return (
    <Suspense>
      {toasted && <Toaster />}
      {question && <ConfirmDialog question={question} />}
    </Suspense>
  );
}
