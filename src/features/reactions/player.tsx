// Reactions in the bar, where the room takes them.

import { type ComponentType, type ReactNode, Suspense, lazy } from 'react';
import { type Reaction, isSeenToWave, takesReactions } from '#core/features/reactions/reactions.ts';
import { firstScene } from '#src/game/firstScene.ts';
import type { BarProps, PlayerFeature } from '#src/game/playerFeature.ts';
import type { WaveIntent } from '#scenes/features/reactions/ports.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';

/** Shows the room a reaction, now or never. */
interface ReactIntent {
  readonly type: 'react';
  readonly reaction: Reaction;
}

export type ReactionsIntent = ReactIntent | WaveIntent;

/** Milliseconds between two waves that the room is told of; all of them are seen on this page. */
const WAVE_MS = 2_000;

function reactIntents({ caller, inSeat, ticket, room, clock, showSignal }: SeatAccess) {
  let wavedAt = Number.NEGATIVE_INFINITY;
  return {
    wave() {
      const { view } = room.getState();
      if (!view) return;
      showSignal({ waves: [inSeat.playerId] });
      const now = clock.now();
      if (!isSeenToWave(view) || now - wavedAt < WAVE_MS) return;
      wavedAt = now;
      caller.call('wave', inSeat, { seat: ticket }).catch(() => undefined);
    },
    react({ reaction: reactionDetail }: ReactIntent) {
      // One that comes late, or is refused for being one too many, would be out of place.
      caller.call('reactionUpdate', { ...inSeat, reactionDetail }, { seat: ticket }).catch(() => undefined);
    },
  };
}

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
