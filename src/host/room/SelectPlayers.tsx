// Selection of players in the lobby, to remove several with one press.

import { Check, UserX } from 'lucide-react';
import { memo, type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostPlayerRow, HostView } from '#core/views/hostView.ts';
import { isInFlood } from '#src/host/room/isInFlood.ts';
import type { RoomControls } from '#src/host/room/useControls.ts';
import { useLatest } from '#src/ui/useLatest.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button, QuietButton } from '#src/ui/Button.tsx';
import '#src/host/room/playerChip.css';
import '#src/host/room/selectPlayers.css';

export interface SelectPlayersProps {
  readonly players: readonly HostPlayerRow[];
  readonly flood: HostView['flood'];
  readonly controls: RoomControls;
  readonly onDone: () => void;
}

export function SelectPlayers({ players, flood, controls, onDone }: SelectPlayersProps): ReactNode {
  const { t } = useTranslation('host');
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  // Drops the marks of players who have since left.
  const selected = useMemo(() => players.filter(({ id }) => marked.has(id)), [players, marked]);
  const flooded = useMemo(() => players.filter((player) => isInFlood(flood, player)), [players, flood]);
  const toggle = useLatest((id: string) => {
    const next = new Set(marked);
    if (!next.delete(id)) next.add(id);
    setMarked(next);
  });
  const mark = (list: readonly HostPlayerRow[]) => setMarked(new Set(list.map(({ id }) => id)));
  const remove = async () => {
    if (await controls.removeMany(selected)) onDone();
  };
  return (
    <>
      <div className="select-bar row gap-2" role="toolbar" aria-label={t('host:select.title')}>
        <p className="select-count strong" aria-live="polite">
          {t('host:select.count', { count: selected.length })}
        </p>
        <QuietButton small onClick={() => mark(players)}>
          {t('host:select.all')}
        </QuietButton>
        {flooded.length > 0 && (
          <QuietButton small onClick={() => mark(flooded)}>
            {t('host:select.flood', { count: flooded.length })}
          </QuietButton>
        )}
        <Button small danger disabled={selected.length === 0} onClick={() => void remove()}>
          <UserX size={18} />
          {t('host:select.remove', { count: selected.length })}
        </Button>
        <QuietButton small onClick={onDone}>
          {t('host:select.done')}
        </QuietButton>
      </div>
      <ul className="chips">
        {players.map((player) => (
          <Choice key={player.id} player={player} marked={marked.has(player.id)} onToggle={toggle} />
        ))}
      </ul>
    </>
  );
}

interface ChoiceProps {
  readonly player: HostPlayerRow;
  readonly marked: boolean;
  readonly onToggle: (id: string) => void;
}

const Choice = memo(function Choice({ player, marked, onToggle }: ChoiceProps): ReactNode {
  return (
    <li>
      <button
        type="button"
        className="chip strip select-chip"
        aria-pressed={marked}
        onClick={() => onToggle(player.id)}
      >
        <Avatar character={player.character} size={44} />
        <span className="chip-name flex items-start fill strong breaks">
          <span className="chip-text clamp-2">{player.name}</span>
        </span>
        <span className="select-mark centered rigid" aria-hidden="true">
          {marked && <Check size={18} />}
        </span>
      </button>
    </li>
  );
});
