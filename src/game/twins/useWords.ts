// A scene's words in the reader's language, as they are read out.

import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { spokenText, type Words } from '#scenes/message.ts';

/** Pages that show a scene's twin also load the strings of the scene's spoken words. */
export function useWords(): (words: Words) => string {
  const { t } = useTranslation('scenes');
  return useCallback((words) => spokenText((key, values) => t(key, values ?? {}), words), [t]);
}
