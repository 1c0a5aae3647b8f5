// Reactions in the bar, where the room takes them.

import type { ReactNode } from 'react';
import { takesReactions } from '#core/features/reactions/reactions.ts';
import type { BarProps, FramePart } from '#src/features/framePart.ts';
import { ReactionButton } from '#src/features/reactions/ReactionButton.tsx';

function Reactions({ view: { me, room, slide }, onIntent }: BarProps): ReactNode {
  const mayReact = takesReactions(room, slide?.state ?? null) && me.approval === 'approved' && !me.deleted;
  return mayReact && <ReactionButton onReact={(reaction) => onIntent({ type: 'react', reaction })} />;
}

export const reactions: FramePart = { OfGame: Reactions };
