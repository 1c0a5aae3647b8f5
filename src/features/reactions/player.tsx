// Reactions in the bar, where the room takes them.

import { reactIntents } from '#src/features/reactions/intents.ts';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { type Reaction, takesReactions } from '#core/features/reactions/reactions.ts';
import { firstScene } from '#src/game/firstScene.ts';
import type { BarProps, PlayerFeature } from '#src/game/playerFeature.ts';

interface ButtonProps {
  readonly onReact: (reaction: Reaction) => void;
}

/** Its choice weighs more than the rest of the bar, and nobody reacts to what is not there yet. A game that can't have it goes on without. */
const ReactionButton = lazy(async (): Promise<{ readonly default: ComponentType<ButtonProps> }> => {
  await firstScene;
  try {
    return { default: (await import('#src/features/reactions/ReactionButton.tsx')).ReactionButton };
  } catch {
    return { default: () => null };
  }
});

function Reactions({ view: { me, room, slide }, onIntent }: BarProps): ReactNode {
  const mayReact = takesReactions(room, slide?.state ?? null) && me.approval === 'approved' && !me.deleted;
  if (!mayReact) return null;
  return (
    <Suspense>
      <ReactionButton onReact={(reaction) => onIntent({ type: 'react', reaction })} />
    </Suspense>
  );
}

export const reactions: PlayerFeature = {
  intents: reactIntents,
  OfGame: Reactions,
};
