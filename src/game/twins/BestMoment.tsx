// The moment to remember at the end of a game.

import type { ReactNode } from 'react';
import type { PlayerView } from '#core/views/playerView.ts';
import { bestMoment } from '#scenes/player/gameOver/moments.ts';
import { usePlace } from '#src/game/twins/placement.tsx';
import { useWords } from '#src/game/twins/useWords.ts';

/** Renders nothing without one. */
export function BestMoment({ view }: { readonly view: PlayerView }): ReactNode {
  const say = useWords();
  const place = usePlace();
  const moment = bestMoment(view);
  return moment && <p {...place('moment', 'twin-lead')}>{say(moment)}</p>;
}
