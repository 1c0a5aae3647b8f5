// Card of players waiting for the teacher, with tools for all and buttons for each; hidden when none are
// waiting.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HostPlayerRow } from '#core/views/hostView.ts';
import { ReplacedName } from '#src/host/room/ReplacedName.tsx';
import { Avatar } from '#src/ui/Avatar.tsx';
import { useRowFocus } from '#src/ui/useRowFocus.ts';
import '#src/host/room/chipCard.css';
import '#src/host/room/playerChip.css';
import { Section } from '#src/ui/Section.tsx';

/**
 * Maximum number of chips shown; with more players, the host acts on all of them or works through the list.
 */
const SHOWN = 30;

export interface ChipCardProps {
  /** Translated. */
  readonly title: string;
  readonly players: readonly HostPlayerRow[];
  /** True if their order matters. */
  readonly numbered?: boolean;
  /** Buttons that act on all players. */
  readonly tools: ReactNode;
  /** Buttons that act on one player. */
  readonly actions: (player: HostPlayerRow) => ReactNode;
}

export function ChipCard({ title, players, numbered = false, tools, actions }: ChipCardProps): ReactNode {
  const { t } = useTranslation('host');
  const rows = useRowFocus<HTMLElement>();
  if (players.length === 0) return null;
  const List = numbered ? 'ol' : 'ul';
  return (
    <Section className="chip-card card" title={title} tools={<div className="row">{tools}</div>} {...rows}>
      <List className="chips">
        {players.slice(0, SHOWN).map((player, index) => (
          <li key={player.id} className="chip strip">
            {numbered && <span className="chip-place bold tabular text-center">{index + 1}</span>}
            <Avatar character={player.character} size={44} />
            <span className="chip-name flex items-start fill strong breaks">
              <span className="chip-text clamp-2">{player.name}</span>
              {player.typedName !== null && <ReplacedName typedName={player.typedName} />}
            </span>
            {actions(player)}
          </li>
        ))}
      </List>
      {players.length > SHOWN && (
        <p className="muted">{t('host:room.more', { count: players.length - SHOWN })}</p>
      )}
    </Section>
  );
}
