// A player in the lobby.

import { X } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostPlayerRow } from '#core/views/hostView.ts';
import { useHostFeatures } from '#src/host/room/HostFeatures.tsx';
import { ReplacedName } from '#src/host/room/ReplacedName.tsx';
import { Avatar } from '#src/ui/Avatar.tsx';
import { IconButton } from '#src/ui/Button.tsx';
import '#src/host/room/playerChip.css';

export interface PlayerChipProps {
  readonly player: HostPlayerRow;
  readonly onRemove: (player: HostPlayerRow) => void;
  /** Extra actions for the player. */
  readonly more?: ReactNode;
}

export const PlayerChip = memo(function PlayerChip({ player, onRemove, more }: PlayerChipProps): ReactNode {
  const { t } = useTranslation('host');
  const { name, typedName, character, connected } = player;
  const features = useHostFeatures();
  return (
    <li className="chip strip" data-away={!connected}>
      <Avatar character={character} size={44} />
      <span className="chip-name flex items-start fill strong breaks">
        <span className="chip-text clamp-2">{name}</span>
        {typedName !== null && <ReplacedName typedName={typedName} />}
        {features.map(({ id, ChipNote }) => ChipNote && <ChipNote key={id} player={player} />)}
        {!connected && <span className="caption muted">{t('host:player.offline')}</span>}
      </span>
      {more}
      <IconButton
        className="muted"
        aria-label={t('host:remove.label', { name })}
        onClick={() => onRemove(player)}
      >
        <X size={18} />
      </IconButton>
    </li>
  );
});
