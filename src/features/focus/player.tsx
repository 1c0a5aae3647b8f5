// Focus mode watches the page.

import { focusIntents } from '#src/features/focus/intents.ts';
import type { ReactNode } from 'react';
import type { AroundProps, PlayerFeature } from '#src/game/playerFeature.ts';
import { useFocusWatch } from '#src/features/focus/useFocusWatch.ts';

function Watched({ game, view, children }: AroundProps): ReactNode {
  useFocusWatch(view, game.controller.intent);
  return children;
}

export const focus: PlayerFeature = {
  intents: focusIntents,
  Around: Watched,
};
