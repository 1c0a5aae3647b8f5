// Join instructions: the address, the code as large as the page allows, and the QR code.

import { Check, Copy } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import type { RoomInfo } from '#core/views/playerView.ts';
import {
  contestLink,
  joinLink,
  pickAddress,
  useJoinAddress,
  withoutScheme,
} from '#src/host/room/joinAddress.ts';
import { QrCode } from '#src/ui/QrCode.tsx';
import { useCopy } from '#src/ui/useCopy.ts';
import { spacedCode } from '#core/room/code.ts';
import { QuietButton } from '#src/ui/Button.tsx';
import '#src/host/room/joinCard.css';
import { Select } from '#src/ui/Select.tsx';

export function JoinCard({ room }: { readonly room: Pick<RoomInfo, 'code' | 'hash' | 'dueAt'> }): ReactNode {
  const { code } = room;
  const { t } = useTranslation('host');
  const { notices } = useServices();
  const { address, addresses } = useJoinAddress();
  const link = room.dueAt === null ? joinLink(address, room) : contestLink(address, room);
  const [copied, copy] = useCopy(link, () => notices.toast('error', t('host:join.notCopied', { link })));
  const id = useId();
  return (
    <section className="join-card card" data-scheme="play" aria-label={t('host:join.title')}>
      <div className="join-how">
        <p className="strong muted">{t('host:join.goTo')}</p>
        <p className="join-address">{withoutScheme(address)}</p>
        <p className="strong muted">{t('host:join.type')}</p>
        <p className="join-code bold tabular">{spacedCode(code)}</p>
        <div className="join-tools row">
          <QuietButton small onClick={copy}>
            {copied ? <Check size={18} /> : <Copy size={18} />}
            <span aria-live="polite">{copied ? t('host:join.copied') : t('host:join.copy')}</span>
          </QuietButton>
          {addresses.length > 1 && (
            <>
              <label htmlFor={id} className="visually-hidden">
                {t('host:join.address')}
              </label>
              <Select
                id={id}
                values={addresses}
                value={address}
                labelOf={withoutScheme}
                onChange={pickAddress}
              />
            </>
          )}
        </div>
      </div>
      <QrCode text={link} label={t('host:join.qr', { address: withoutScheme(address), code })} />
    </section>
  );
}
