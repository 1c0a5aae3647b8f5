// Who plays for which team: on the host's page and on the projector, while the game runs.

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TEAM_CHARACTERS } from '#core/features/teams/teams.ts';
import type { ProjectorView } from '#core/views/projectorView.ts';
import { useTeamName } from '#src/features/teams/useTeamName.ts';
import { Avatar } from '#src/shell/Avatar.tsx';
import '#src/features/teams/teams.css';

export function TeamRosters({ view: { room, lobby } }: { readonly view: ProjectorView }): ReactNode {
  const { t } = useTranslation('host');
  const teamName = useTeamName();
  return (
    <ul className="teams">
      {room.teams.map(({ name, players }, team) => {
        const listed = lobby.filter((player) => player.team === team);
        return (
          <li key={TEAM_CHARACTERS[team]} className="team card">
            <div className="team-head">
              <Avatar character={TEAM_CHARACTERS[team] ?? 0} size={56} />
              <div className="team-title">
                <h3 className="team-name clamp-2">{teamName(team, name)}</h3>
                <p className="muted">{t('host:teams.players', { count: players })}</p>
              </div>
            </div>
            <Names names={listed.map((player) => player.name)} more={players - listed.length} />
          </li>
        );
      })}
    </ul>
  );
}

/** `more`: how many there are besides. */
export function Names({
  names,
  more = 0,
}: {
  readonly names: readonly string[];
  readonly more?: number;
}): ReactNode {
  const { t } = useTranslation('host');
  return (
    <ul className="team-names">
      {names.map((name, index) => (
        <li key={index}>{name}</li>
      ))}
      {more > 0 && <li className="muted">{t('host:teams.besides', { count: more })}</li>}
    </ul>
  );
}
