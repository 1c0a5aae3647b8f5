import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Rehearsal } from '#src/features/bots/Rehearsal.tsx';
import type { HostFeature, PlayerNoteProps } from '#src/host/room/hostFeature.ts';
import { BotBadge } from '#src/ui/BotBadge.tsx';

function Badge({ player }: PlayerNoteProps): ReactNode {
  const { t } = useTranslation('host');
  return player.isRobot && <span className="badge">{t('host:player.robot')}</span>;
}

function ChipNote({ player }: Pick<PlayerNoteProps, 'player'>): ReactNode {
  const { t } = useTranslation('host');
  return player.isRobot && <span className="caption muted">{t('host:player.robot')}</span>;
}

function PodiumBadge({ player }: Pick<PlayerNoteProps, 'player'>): ReactNode {
  return player.isRobot && <BotBadge />;
}

export const bots: HostFeature = {
  Tools: Rehearsal,
  ChipNote,
  PodiumBadge,
  badge: { at: 'identity', Badge },
};
