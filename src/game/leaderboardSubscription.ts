// Leaderboard subscription: updates only go to players who are looking at one, so it is renewed on each
// connection.

import { isFinished } from '#core/room/phase.ts';
import type { Board, PlayerView } from '#core/views/playerView.ts';
import type { PendingRequests } from '#src/game/pendingRequests.ts';

export interface LeaderboardSubscription {
  /** `looks`: the player sees a leaderboard, or is about to. */
  update(view: PlayerView, looks: boolean): void;
  /** A subscription belongs to one connection, and this is a new one. */
  reconnected(): void;
}

/** `subscribe` returns the current board. */
export function createLeaderboardSubscription(
  requests: PendingRequests,
  subscribe: (board: boolean) => Promise<{ readonly board: unknown }>,
  onBoard: (board: Board) => void,
): LeaderboardSubscription {
  let subscribed = false;
  let wanted = false;
  /** Counts connections. */
  let line = 0;
  return {
    update({ me, room }, looks) {
      wanted = looks && room.options.studentLeaderboard === 'yes' && !isFinished(room.state);
      if (wanted === subscribed || me.approval !== 'approved') return;
      const [asked, by] = [wanted, line];
      const settle = () => {
        if (by === line) subscribed = asked;
      };
      requests.send('subscribe', {
        place: () => subscribe(asked),
        take({ board }) {
          settle();
          if (board) onBoard(board as Board);
        },
        isWanted: () => wanted === asked,
        onRefused: settle,
      });
    },
    reconnected() {
      line += 1;
      subscribed = false;
    },
  };
}
