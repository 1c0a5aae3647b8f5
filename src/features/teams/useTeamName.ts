// Team names: the host's, or the character's in the reader's language.

import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** `name` is null or '' for the character's name. */
export function useTeamName(): (team: number, name: string | null | undefined) => string {
  const { t } = useTranslation('common');
  return useCallback((team, name) => (name ? name : t(`common:team.${team}`)), [t]);
}
