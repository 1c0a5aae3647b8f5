// DOM parts of challenges, loaded lazily because few games are challenges.

import { type ReactNode, Suspense } from 'react';
import { lazyPage } from '#src/ui/lazyPage.tsx';
import type { TwinProps } from '#src/game/phases/phase.ts';

const loadBoard = () => import('#src/features/challenge/ChallengeBoardTwin.tsx');
const Board = lazyPage(loadBoard, 'ChallengeBoardTwin');

/** As large as a scene because of its QR code. */
const Invite = lazyPage(() => import('#src/features/challenge/ChallengeInvite.tsx'), 'ChallengeInvite');

/**
 * Lobby part with the invitation. Unlike it, the final board is preloaded, so that it shows without a
 * connection.
 */
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
