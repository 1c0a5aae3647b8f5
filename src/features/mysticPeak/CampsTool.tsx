// Camps dialog of the running game: who is in each camp, who is stuck, and first-try accuracy.

import { Tent } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasMountain } from '#core/features/mysticPeak/hasMountain.ts';
import type { HostPlayerRow, HostView } from '#core/views/hostView.ts';
import { useStuck } from '#src/features/mysticPeak/useStuck.ts';
import type { HostPartProps } from '#src/host/room/hostFeature.ts';
import { DialogButton } from '#src/ui/DialogButton.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import '#src/features/mysticPeak/campsTool.css';

export function CampsTool({ view }: HostPartProps): ReactNode {
  const { t } = useTranslation('host');
  const { room } = view;
  if (!hasMountain(room) || (room.state !== 'running' && room.state !== 'paused')) return null;
  return (
    <DialogButton small dialog={(onClose) => <CampsDialog view={view} onClose={onClose} />}>
      <Tent size={18} />
      {t('host:climb.camps')}
    </DialogButton>
  );
}

interface CampRow {
  /** null for the peak. */
  readonly camp: number | null;
  readonly here: readonly HostPlayerRow[];
  readonly stuck: readonly HostPlayerRow[];
  /** First-try accuracy here in percent, of players who have passed it; null if no one has. */
  readonly firstGo: number | null;
}

/** From the peak down, like the mountain. */
function campRows({ room, players }: HostView, stuck: ReadonlySet<HostPlayerRow>): readonly CampRow[] {
  const count = room.mountain?.camps.length ?? 0;
  const rows = Array.from({ length: count }, (_, index): CampRow => {
    const camp = index + 1;
    const here = players.filter(({ climb }) => climb?.peakAt === null && climb.camp === camp);
    const past = players.flatMap(({ climb }) => climb?.past[index] ?? []);
    const of = past.reduce((sum, each) => sum + each.of, 0);
    const right = past.reduce((sum, each) => sum + each.firstGoes, 0);
    return {
      camp,
      here,
      stuck: here.filter((player) => stuck.has(player)),
      firstGo: of === 0 ? null : Math.round((100 * right) / of),
    };
  });
  const up = players.filter(({ climb }) => climb != null && climb.peakAt !== null);
  return [...rows, { camp: null, here: up, stuck: [], firstGo: null }].toReversed();
}

interface CampsDialogProps {
  readonly view: HostView;
  readonly onClose: () => void;
}

function CampsDialog({ view, onClose }: CampsDialogProps): ReactNode {
  const { t, i18n } = useTranslation('host');
  const found = useStuck(view.players, view.room);
  const stuck = new Set(view.players.filter((_, index) => found[index] !== null));
  const names = (list: readonly HostPlayerRow[]): string =>
    new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(list.map(({ name }) => name));
  return (
    <Dialog title={t('host:climb.campsTitle')} onClose={onClose}>
      <table className="camps-table">
        <thead>
          <tr>
            <th scope="col">{t('host:climb.column')}</th>
            <th scope="col">{t('host:climb.here')}</th>
            <th scope="col">{t('host:climb.firstGo')}</th>
            <th scope="col">{t('host:climb.stuckHere')}</th>
          </tr>
        </thead>
        <tbody>
          {campRows(view, stuck).map(({ camp, here, stuck: stuckHere, firstGo }) => (
            <tr key={camp ?? 'peak'}>
              <th scope="row">
                {camp === null ? t('host:climb.peakName') : t('host:climb.campName', { camp })}
              </th>
              <td>{here.length}</td>
              <td>{firstGo === null ? t('host:dash') : t('host:percent', { percent: firstGo })}</td>
              <td>{stuckHere.length === 0 ? t('host:climb.nobody') : names(stuckHere)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
