// A scene's words in the reader's language, as they are read out.

import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { spoken, type Words } from '#scenes/message.ts';

/** Pages that show a scene's twin load what the scene's words for the ear are in, too. */
export function useWords(): (words: Words) => string {
  const { t } = useTranslation('scenes');
  return useCallback((words) => spoken((key, values) => t(key, values ?? {}), words), [t]);
}
