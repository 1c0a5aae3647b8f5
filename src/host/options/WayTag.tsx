// The way to play that suits a quiz best, as a small picture with its name.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WayId } from '#core/features/ways.ts';
import { WAY_LOOKS } from '#src/host/options/wayLooks.ts';
import '#src/host/options/wayTag.css';

export function WayTag({ way }: { readonly way: WayId }): ReactNode {
  const { t } = useTranslation('host');
  const { name, art: Art } = WAY_LOOKS[way];
  return (
    <span className="way-tag strip" title={t('host:options.suggestedWay')}>
      {typeof Art === 'string' ? (
        <img src={Art} alt="" width={42} height={28} loading="lazy" decoding="async" />
      ) : (
        <Art size={20} />
      )}
      <span className="visually-hidden">{t('host:options.suggestedWay')}</span> {t(name)}
    </span>
  );
}
