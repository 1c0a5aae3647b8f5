// Why something of power-ups did not work, and what to do next.

import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailureType } from '#src/services/requests/requestError.ts';
import { failureText } from '#src/shell/Failure.tsx';

/** Refusals of their own calls; all others are in the catalogue of every page. */
const TEXTS: Readonly<Record<string, string>> = {
  'powerup.NOT_FOUND': 'powerups:errors.NOT_FOUND',
  'powerup.ALREADY_ACTIVATED': 'powerups:errors.ALREADY_ACTIVATED',
  'powerup.NOT_READY': 'powerups:errors.NOT_READY',
  'powerup.NOT_USABLE': 'powerups:errors.NOT_USABLE',
  'powerup.NO_TARGET': 'powerups:errors.NO_TARGET',
  'powerup.MAX_ATTEMPT_EXHAUSTED': 'powerups:errors.MAX_ATTEMPT_EXHAUSTED',
  'powerup.COOLDOWN_PERIOD': 'powerups:errors.COOLDOWN_PERIOD',
};

export function useProblemText(): (type: FailureType) => string {
  const { t } = useTranslation(['powerups', 'errors']);
  const { t: tErrors } = useTranslation('errors');
  return useCallback(
    (type) => {
      const own = TEXTS[type];
      return own === undefined ? failureText(tErrors, type) : t(own);
    },
    [t, tErrors],
  );
}
