// The `ordinal` format of texts: `{{rank, ordinal}}` is "3rd" in English, in each language as its `common:ordinal` says.

import type { i18n } from 'i18next';

export function addOrdinals(instance: i18n): void {
  instance.services.formatter?.add('ordinal', (count: number, lng) =>
    instance.t('common:ordinal', { count, ordinal: true, ...(lng !== undefined && { lng }) }),
  );
}
