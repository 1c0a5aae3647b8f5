import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Rehearsal } from '#src/features/robots/Rehearsal.tsx';
import type { HostFeature, PlayerNoteProps } from '#src/host/room/hostFeature.ts';
import { BotSign } from '#src/ui/BotSign.tsx';

function Badge({ player }: PlayerNoteProps): ReactNode {
  const { t } = useTranslation('host');
  return player.isRobot && <span className="badge">{t('host:player.robot')}</span>;
}

function ChipNote({ player }: Pick<PlayerNoteProps, 'player'>): ReactNode {
  const { t } = useTranslation('host');
  return player.isRobot && <span className="caption muted">{t('host:player.robot')}</span>;
}

function Sign({ player }: Pick<PlayerNoteProps, 'player'>): ReactNode {
  return player.isRobot && <BotSign />;
}

export const robots: HostFeature = { Tools: Rehearsal, ChipNote, Sign, badge: { at: 'identity', Badge } };
