// Settings of this device, for hosts.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#src/ui/Dialog.tsx';
import { LanguagePicker } from '#src/ui/Header.tsx';
import { SettingsForm } from '#src/ui/SettingsForm.tsx';

export function SettingsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation(['host', 'settings']);
  return (
    <Dialog title={t('host:settings')} onClose={onClose}>
      <LanguagePicker />
      <SettingsForm forHost />
    </Dialog>
  );
}
