// Reactions and waves on a player's page.

import { type ComponentType, type ReactNode, Suspense, lazy } from 'react';
import { type Reaction, canWave, acceptsReactions } from '#core/features/reactions/reactions.ts';
import { firstScene } from '#src/game/firstScene.ts';
import type { BarProps, PlayerFeature } from '#src/game/playerFeature.ts';
import type { WaveIntent } from '#scenes/features/reactions/ports.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';

/** Shows the room a reaction; never retried. */
interface ReactIntent {
  readonly type: 'react';
  readonly reaction: Reaction;
}

export type ReactionsIntent = ReactIntent | WaveIntent;

/** Minimum milliseconds between waves sent to the room; this page shows every one. */
const WAVE_MS = 2_000;

function reactIntents({ caller, inSeat, ticket, room, clock, showSignal }: SeatAccess) {
  let wavedAt = Number.NEGATIVE_INFINITY;
  return {
    wave() {
      const { view } = room.getState();
      if (!view) return;
      showSignal({ waves: [inSeat.playerId] });
      const now = clock.now();
      if (!canWave(view) || now - wavedAt < WAVE_MS) return;
      wavedAt = now;
      caller.call('wave', inSeat, { seat: ticket }).catch(() => undefined);
    },
    react({ reaction: reactionDetail }: ReactIntent) {
      // Not retried: a late reaction would be out of place, and one over the limit is dropped.
      caller.call('reactionUpdate', { ...inSeat, reactionDetail }, { seat: ticket }).catch(() => undefined);
    },
  };
}

interface ButtonProps {
  readonly onReact: (reaction: Reaction) => void;
}

/**
 * Loaded after the first scene: it's larger than the rest of the bar, and not needed right away. If loading
 * fails, the game works without it.
 */
const ReactionButton = lazy(async (): Promise<{ readonly default: ComponentType<ButtonProps> }> => {
  await firstScene;
  try {
    return { default: (await import('#src/features/reactions/ReactionButton.tsx')).ReactionButton };
  } catch {
    return { default: () => null };
  }
});

function Reactions({ view: { me, room, slide }, onIntent }: BarProps): ReactNode {
  const mayReact = acceptsReactions(room, slide?.state ?? null) && me.approval === 'approved' && !me.deleted;
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
