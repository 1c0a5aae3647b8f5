// Team rosters on the host's page and the projector while the game is running.

import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TEAM_CHARACTERS } from '#core/features/teams/teams.ts';
import type { LobbyPlayer } from '#core/views/playerView.ts';
import type { ProjectorView } from '#core/views/projectorView.ts';
import { useTeamName } from '#src/features/teams/useTeamName.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import '#src/features/teams/teams.css';

/** Maximum number of players shown in larger letters. */
const FEW = 12;

export function TeamRosters({ view: { room, lobby } }: { readonly view: ProjectorView }): ReactNode {
  const { t } = useTranslation('host');
  const teamName = useTeamName();
  return (
    <ul
      className="teams grid gap-4 team-rosters"
      style={columns(room.teams.length)}
      data-few={room.playerCount <= FEW || undefined}
    >
      {room.teams.map(({ name, players }, team) => {
        const listed = lobby.filter((player) => player.team === team);
        return (
          <li key={TEAM_CHARACTERS[team]} className="team grid card">
            <div className="team-head strip gap-3">
              <Avatar character={TEAM_CHARACTERS[team] ?? 0} size={96} />
              <div className="team-title fill">
                <h3 className="team-name lead breaks clamp-2">{teamName(team, name)}</h3>
                <p className="muted">{t('host:teams.players', { count: players })}</p>
              </div>
            </div>
            <Members players={listed} more={players - listed.length} />
          </li>
        );
      })}
    </ul>
  );
}

/** Up to three teams share one row; more take two rows, so that no team has a row to itself. */
function columns(teams: number): CSSProperties {
  return { '--columns': teams <= 3 ? teams : Math.ceil(teams / 2) } as CSSProperties;
}

interface MembersProps {
  readonly players: readonly Pick<LobbyPlayer, 'id' | 'name' | 'character'>[];
  readonly more?: number;
}

/** Shows each player with their character, so that names don't run together. `more`: players not listed. */
export function Members({ players, more = 0 }: MembersProps): ReactNode {
  const { t } = useTranslation('host');
  return (
    <ul className="team-names flex wrap">
      {players.map(({ id, name, character }) => (
        <li key={id} className="team-member strip">
          <Avatar character={character} size={24} />
          {name}
        </li>
      ))}
      {more > 0 && <li className="muted">{t('host:teams.besides', { count: more })}</li>}
    </ul>
  );
}
