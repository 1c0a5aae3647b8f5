// What a team is called: as the host named it, or by its character in the reader's language.

import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardRow } from '#core/views/playerView.ts';

export interface TeamNames {
  /** `name`: null or '' for that of the character. */
  readonly teamName: (team: number, name: string | null | undefined) => string;
  /** The name in a row of a leaderboard: a player's or a team's. */
  readonly rowName: (row: Pick<BoardRow, 'name' | 'team'>) => string;
}

export function useTeamName(): TeamNames {
  const { t } = useTranslation('common');
  const teamName = useCallback<TeamNames['teamName']>(
    (team, name) => (name ? name : t(`common:team.${team}`)),
    [t],
  );
  const rowName = useCallback<TeamNames['rowName']>(
    ({ name, team }) => (team ? teamName(team.index, name) : name),
    [teamName],
  );
  return { teamName, rowName };
}
