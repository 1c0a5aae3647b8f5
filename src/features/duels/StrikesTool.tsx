// Live log of strikes and shields: a tool of the running room.

import { Snowflake } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { hasDuels } from '#core/features/duels/hasDuels.ts';
import type { DuelLogEntry } from '#core/features/duels/views.ts';
import type { UserView } from '#core/views/userView.ts';
import type { HostView } from '#core/views/hostView.ts';
import { SHIELD_ICONS, STRIKE_ICONS } from '#src/features/duels/duelIcons.ts';
import { duelText } from '#src/features/duels/duelText.ts';
import type { HostPartProps } from '#src/host/room/hostFeature.ts';
import { DialogButton } from '#src/ui/DialogButton.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { signedPoints } from '#src/ui/signedPoints.ts';
import '#src/features/duels/host.css';

export function StrikesTool({ view }: HostPartProps): ReactNode {
  const { t } = useTranslation('host');
  const { room, duelLog } = view;
  const runs = room.state === 'running' || room.state === 'paused';
  // After duels are switched off, past strikes can still be read.
  if (!runs || !(hasDuels(room) || duelLog.length > 0)) return null;
  return (
    <DialogButton small dialog={(onClose) => <StrikesDialog view={view} onClose={onClose} />}>
      <Snowflake size={18} />
      {t('host:option.isDuelEnabled.label')}
    </DialogButton>
  );
}

interface StrikesDialogProps {
  readonly view: HostView;
  readonly onClose: () => void;
}

function StrikesDialog({ view: { room, duelLog }, onClose }: StrikesDialogProps): ReactNode {
  const { t } = useTranslation('host');
  return (
    <Dialog
      title={t('host:option.isDuelEnabled.label')}
      description={t(hasDuels(room) ? 'host:duels.hint' : 'host:duels.off')}
      onClose={onClose}
    >
      {duelLog.length === 0 ? (
        <p className="duel-none muted text-center">{t('host:duels.none')}</p>
      ) : (
        <ol className="duel-log" aria-label={t('host:option.isDuelEnabled.label')}>
          <Suspense>
            {duelLog.toReversed().map((entry) => (
              <Entry key={keyOf(entry)} entry={entry} />
            ))}
          </Suspense>
        </ol>
      )}
    </Dialog>
  );
}

function keyOf(entry: DuelLogEntry): string {
  return entry.type === 'strike' ? String(entry.id) : `${entry.by?.playerId} ${entry.at}`;
}

function Entry({ entry }: { readonly entry: DuelLogEntry }): ReactNode {
  const { t, i18n } = useTranslation(['host', 'duels']);
  const nameOf = (user: UserView | null): string => user?.name ?? t('host:duels.gone');
  const Icon = entry.type === 'strike' ? STRIKE_ICONS[entry.strike] : SHIELD_ICONS[entry.shield];
  const told =
    entry.type === 'strike'
      ? duelText(t, entry, { by: nameOf(entry.by), on: nameOf(entry.on), third: nameOf(entry.third) })
      : duelText(t, entry, { by: nameOf(entry.by) });
  const moved =
    entry.type === 'strike'
      ? (['by', 'on', 'third'] as const).flatMap((who) =>
          entry.points[who] === 0
            ? []
            : `${nameOf(entry[who])} ${signedPoints(i18n.language, entry.points[who])}`,
        )
      : [];
  const what =
    entry.type === 'strike'
      ? [
          t(`duels:strike.${entry.strike}.title`),
          ...(entry.met === null
            ? []
            : [t('host:duels.met', { shield: t(`duels:shieldKind.${entry.met}.title`) })]),
        ]
      : [t(`duels:shieldKind.${entry.shield}.title`)];
  return (
    <li className="duel-entry flex gap-3 items-start" data-type={entry.type}>
      <span className="duel-icon centered rigid">
        <Icon size={20} />
      </span>
      <span className="duel-told fill">
        <strong className="duel-line strong breaks">{told}</strong>
        <span className="hint duel-parts flex wrap">
          {[...what, ...moved].map((part) => (
            <span key={part}>{part}</span>
          ))}
        </span>
      </span>
      <time className="hint tabular rigid" dateTime={new Date(entry.at).toISOString()}>
        {new Date(entry.at).toLocaleTimeString(i18n.language)}
      </time>
    </li>
  );
}
