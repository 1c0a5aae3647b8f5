// Team leaderboard for the host, during and after the game.

import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { rankTeams, TEAM_CHARACTERS, type RankedTeam } from '#core/features/teams/teams.ts';
import type { HostPlayerRow, HostView } from '#core/views/hostView.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Members } from '#src/features/teams/TeamRosters.tsx';
import { useTeamName } from '#src/features/teams/useTeamName.ts';
import '#src/features/teams/teams.css';
import { Section } from '#src/ui/Section.tsx';

/** A team's rank, with the accuracy in percent of its players who have answered; null if none has. */
type TeamRow = Omit<RankedTeam, 'accuracy'> & { readonly accuracy: number | null };

/** Teams that have players, best first, computed from the current player rows. */
function teamRows(players: readonly HostPlayerRow[]): readonly TeamRow[] {
  const approved = players.filter(({ approval }) => approval === 'approved');
  return rankTeams(approved.map((row) => ({ ...row, accuracy: row.accuracy ?? 0 }))).map((standing) => ({
    ...standing,
    accuracy: accuracyOf(approved.filter(({ team }) => team === standing.team)),
  }));
}

function accuracyOf(players: readonly HostPlayerRow[]): number | null {
  const known = players.flatMap(({ accuracy }) => accuracy ?? []);
  return known.length === 0 ? null : Math.round(known.reduce((sum, each) => sum + each, 0) / known.length);
}

export function TeamBoard({ view }: { readonly view: HostView }): ReactNode {
  const { t, i18n } = useTranslation('host');
  const teamName = useTeamName();
  const { room, players } = view;
  const standings = useMemo(() => teamRows(players), [players]);
  const best = Math.max(1, standings[0]?.score ?? 0);
  return (
    <Section className="team-board card" title={t('host:teams.title')}>
      {standings.length === 0 ? (
        <p className="muted">{t('host:teams.none')}</p>
      ) : (
        <ol className="team-rows">
          {standings.map(({ team, rank, score, accuracy }) => (
            <li key={team} className="team-row strip gap-3">
              <span className="team-rank bold text-center">{rank}</span>
              <Avatar character={TEAM_CHARACTERS[team] ?? 0} size={40} />
              <div className="team-row-name grid gap-1 fill strong breaks">
                <span className="clamp-2">{teamName(team, room.teams[team]?.name)}</span>
                <span className="muted">
                  {t('host:teams.players', { count: room.teams[team]?.players ?? 0 })}
                  {accuracy !== null && ` · ${t('host:teams.accuracy', { percent: accuracy })}`}
                </span>
                <Members
                  players={players.filter((each) => each.approval === 'approved' && each.team === team)}
                />
                <span className="bar" aria-hidden="true">
                  <span className="bar-fill" style={{ width: `${(100 * score) / best}%` }} />
                </span>
              </div>
              <span className="lead bold tabular">{score.toLocaleString(i18n.language)}</span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
