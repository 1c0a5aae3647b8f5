import type { ReactNode } from 'react';
import type { Reaction } from '#core/features/reactions/reactions.ts';
import { REACTION_ICONS } from '#src/features/reactions/icons.ts';
import '#src/features/reactions/reactions.css';

export function ReactionMark({ reaction }: { readonly reaction: Reaction }): ReactNode {
  const Icon = REACTION_ICONS[reaction];
  return (
    <span className="reaction-mark centered" data-reaction={reaction} aria-hidden="true">
      <Icon />
    </span>
  );
}
