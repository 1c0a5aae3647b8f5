// What challenges add to the twins: loaded when it is needed, since few games are challenges.

import { type ReactNode, Suspense } from 'react';
import { lazyPage } from '#src/ui/lazyPage.tsx';
import type { TwinProps } from '#src/game/phases/phase.ts';

const loadBoard = () => import('#src/features/challenge/ChallengeBoardTwin.tsx');
const Board = lazyPage(loadBoard, 'ChallengeBoardTwin');

/** With its QR code it is as large as a scene. */
const Invite = lazyPage(() => import('#src/features/challenge/ChallengeInvite.tsx'), 'ChallengeInvite');

/** How friends get into the waiting room; the end of the game must be there without a line. */
export function InviteTwin({ view }: TwinProps): ReactNode {
  return (
    view.room.challenge && (
      <Suspense>
        <Invite view={view} />
      </Suspense>
    )
  );
}

export function ChallengeBoardTwin(props: TwinProps): ReactNode {
  return (
    <Suspense>
      <Board {...props} />
    </Suspense>
  );
}

export const preloadChallengeBoard = loadBoard;
