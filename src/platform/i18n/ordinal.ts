// The `ordinal` format of strings: `{{rank, ordinal}}` is "3rd" in English; each language defines it in
// `common:ordinal`.

import type { i18n } from 'i18next';

export function addOrdinals(instance: i18n): void {
  instance.services.formatter?.add('ordinal', (count: number, lng) =>
    instance.t('common:ordinal', { count, ordinal: true, ...(lng !== undefined && { lng }) }),
  );
}
