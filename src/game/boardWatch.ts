// Changes of a leaderboard come only to who looks at one: says so to the server, anew on each line to it.

import { isFinished } from '#core/room/phase.ts';
import type { Board, PlayerView } from '#core/views/playerView.ts';
import type { PendingRequests } from '#src/game/pendingRequests.ts';

export interface BoardWatch {
  /** `looks`: the player sees a leaderboard, or is about to. */
  look(view: PlayerView, looks: boolean): void;
  /** A subscription belongs to one line to the server, and this is another one. */
  reconnected(): void;
}

/** `subscribe` gives the board as it stands. */
export function createBoardWatch(
  requests: PendingRequests,
  subscribe: (board: boolean) => Promise<{ readonly board: unknown }>,
  onBoard: (board: Board) => void,
): BoardWatch {
  let subscribed = false;
  let wanted = false;
  /** Counts the lines. */
  let line = 0;
  return {
    look({ me, room }, looks) {
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
