// Texts for refused actions, with what to do next; specific to power-ups where that says more than the
// general text.

import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PowerupId } from '#core/features/powerups/ids.ts';
import { effectBy, isAimed } from '#core/features/powerups/powerup.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import { titleOf } from '#scenes/features/powerups/model.ts';
import { type Message, message } from '#scenes/message.ts';
import type { FailureType } from '#src/platform/requests/requestError.ts';
import { failureText } from '#src/ui/Failure.tsx';
import { useWords } from '#src/game/twins/useWords.ts';

export interface Refusal {
  readonly type: FailureType;
  /** Power-up to be used, placed, or ended; null for swapping all cards. */
  readonly powerup: PowerupId | null;
}

const OVER = message('powerups:refusal.over');
const GENERAL: { readonly [Type in FailureType]?: Message } = {
  'room.PAUSED': message('powerups:refusal.paused'),
  'room.COMPLETED': OVER,
  'room.STOPPED': OVER,
  'room.EXPIRED': OVER,
  'player.ALREADY_OVER': OVER,
};

/** Returns null if the general text says as much. The specification fixes some of the English texts. */
function wordsOf({ type, powerup }: Refusal): Message | null {
  const title = powerup ? titleOf(powerup) : message('powerups:shuffle.title');
  if (type === 'powerup.MAX_ATTEMPT_EXHAUSTED') return message('powerups:refusal.exhausted', { title });
  if (type === 'powerup.COOLDOWN_PERIOD' && powerup && effectBy(POWERUPS[powerup], 'sweep'))
    return message('powerups:refusal.avalanche');
  if (type === 'powerup.NO_TARGET' && powerup) {
    const { reaches } = POWERUPS[powerup];
    if (reaches === 'above') return message('powerups:refusal.nobodyAbove');
    // The text must not reveal a mystery box's contents.
    return message(isAimed(POWERUPS[powerup]) ? 'powerups:refusal.gone' : 'errors:powerup.NOT_USABLE');
  }
  return GENERAL[type] ?? null;
}

export function refusalText(
  say: ReturnType<typeof useWords>,
  tErrors: TFunction<'errors'>,
  refusal: Refusal,
): string {
  const own = wordsOf(refusal);
  return own ? say(own) : failureText(tErrors, refusal.type);
}

export function RefusalLine({ refusal }: { readonly refusal: Refusal | null }): ReactNode {
  const { t } = useTranslation('errors');
  const say = useWords();
  return (
    <div className="failure" role="alert">
      {refusal && <p>{refusalText(say, t, refusal)}</p>}
    </div>
  );
}
