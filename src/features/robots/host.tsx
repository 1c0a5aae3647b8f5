import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Rehearsal } from '#src/features/robots/Rehearsal.tsx';
import type { HostFeature, PlayerNoteProps } from '#src/host/room/hostFeature.ts';

function Badge({ player }: PlayerNoteProps): ReactNode {
  const { t } = useTranslation('host');
  return player.isRobot && <span className="badge">{t('host:player.robot')}</span>;
}

function ChipNote({ player }: Pick<PlayerNoteProps, 'player'>): ReactNode {
  const { t } = useTranslation('host');
  return player.isRobot && <span className="chip-away">{t('host:player.robot')}</span>;
}

export const robots: HostFeature = { Tools: Rehearsal, ChipNote, badge: { at: 'identity', Badge } };
