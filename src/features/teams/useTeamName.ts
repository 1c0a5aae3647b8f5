// What a team is called: as the host named it, or by its character in the reader's language.

import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

export interface TeamNames {
  /** `name`: null or '' for that of the character. */
  readonly teamName: (team: number, name: string | null | undefined) => string;
}

export function useTeamName(): TeamNames {
  const { t } = useTranslation('common');
  const teamName = useCallback<TeamNames['teamName']>(
    (team, name) => (name ? name : t(`common:team.${team}`)),
    [t],
  );
  return { teamName };
}
