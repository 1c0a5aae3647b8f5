// Updates of the page's view of the room: from the answers to calls, and by requesting the whole view again.

import type { PlayerView } from '#core/views/playerView.ts';
import type { Receipt } from '#src/game/answerSender.ts';
import type { PendingRequests } from '#src/game/pendingRequests.ts';
import type { Caller } from '#src/platform/requests/caller.ts';
import type { RequestError } from '#src/platform/requests/requestError.ts';
import type { RoomStore } from '#src/platform/stores/roomStore.ts';

export interface ViewUpdates {
  /** Accepts an answer that contains the whole view. */
  takeView(answer: { readonly view: unknown }): void;
  /** Applies an answer's changes to the view. */
  takeReceipt(receipt: Receipt): void;
  /** Requests the whole view; again if the one on its way may have been made before this was needed. */
  refresh(): void;
  /** Requests it again if something has changed that the view doesn't show yet. */
  catchUp(): void;
  /** Receipts and pushes come without the summary, so it is requested, once for each state of the room. */
  fetchSummary(seq: number): void;
}

export interface ViewUpdatesDeps {
  readonly caller: Caller;
  readonly room: RoomStore<PlayerView>;
  readonly requests: PendingRequests;
  readonly inSeat: { readonly roomHash: string; readonly playerId: string };
  readonly ticket: string;
  readonly onRefused: (error: RequestError) => void;
}

export function createViewUpdates(deps: ViewUpdatesDeps): ViewUpdates {
  const { caller, inSeat, onRefused, requests, room, ticket } = deps;
  let summaryAskedAt = -1;
  /** Something has changed that the view doesn't show. */
  let isStale = false;

  function takeView({ view }: { readonly view: unknown }) {
    room.put(view as PlayerView);
  }

  function refresh() {
    isStale = true;
    requests.send('reconnectRoom', {
      place() {
        isStale = false;
        return caller.call('reconnectRoom', { ...inSeat, role: 'player' }, { seat: ticket });
      },
      take: takeView,
      onRefused,
    });
  }

  return {
    takeView,
    takeReceipt({ seq, me, slide }) {
      const { view } = room.getState();
      if (!view) return;
      // The answer crossed with leaving its question for later: the seat has moved on, or back.
      if (view.slide?.index !== slide.index) return seq > view.seq ? refresh() : undefined;
      // A push was faster, and may not have contained this slide.
      if (seq < view.seq) return slide.answered && !view.slide.answered ? refresh() : undefined;
      const patch = { slide: { ...view.slide, ...slide }, ...(me && { me }) };
      room.apply({ roomHash: inSeat.roomHash, seq, patch });
    },
    refresh,
    catchUp() {
      if (isStale) refresh();
    },
    fetchSummary(seq) {
      if (summaryAskedAt === seq) return;
      summaryAskedAt = seq;
      refresh();
    },
  };
}
