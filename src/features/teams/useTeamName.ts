// What a team is called: as the host named it, or by its character in the reader's language.

import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** `name`: null or '' for that of the character. */
export function useTeamName(): (team: number, name: string | null | undefined) => string {
  const { t } = useTranslation('common');
  return useCallback((team, name) => (name ? name : t(`common:team.${team}`)), [t]);
}
