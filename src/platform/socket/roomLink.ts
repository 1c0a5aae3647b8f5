// Keeps one reader (player, host or projector) in touch with a room: pushes over the socket, polling over HTTP while it is down.

import type { Signal } from '#core/room/feature.ts';
import { isPassing, RequestError } from '#src/platform/requests/requestError.ts';
import type { AnswerFor } from '#src/platform/requests/wire.ts';
import type { Transport } from '#src/platform/socket/transport.ts';

export type Role = 'player' | 'host' | 'projector';
export type ViewOf<R extends Role> = Extract<AnswerFor<'reconnectRoom'>, { readonly role: R }>['view'];
/** What a push says; its patch is part of the reader's view. */
export interface RoomPush extends Signal {
  readonly roomHash: string;
  readonly seq: number;
  readonly patch: Readonly<Record<string, unknown>>;
  readonly removedPlayers?: readonly string[];
}

/** joining: no view yet. live: pushes arrive. polling: only HTTP works. offline: nothing does. gone: the room or seat is no more. */
export type LinkState = 'joining' | 'live' | 'polling' | 'offline' | 'gone';

export interface RoomLinkOptions<R extends Role> {
  readonly transport: Transport;
  readonly role: R;
  readonly roomHash: string;
  readonly playerId?: string;
  /** The player's ticket. */
  readonly seat?: string;
  readonly onView: (view: ViewOf<R>) => void;
  readonly onPush: (push: RoomPush, event: string) => void;
  readonly onState: (state: LinkState) => void;
  /** The room or the seat is no more; nothing is tried after this. */
  readonly onGone: (error: RequestError) => void;
  readonly pollMs?: number;
}

export interface RoomLink {
  /** Asks for the present view now. */
  refresh(): void;
  close(): void;
}

const POLL_MS = 3_000;
const POLL_MAX_MS = 12_000;

export function openRoomLink<R extends Role>(options: RoomLinkOptions<R>): RoomLink {
  const { transport, role, roomHash, playerId, seat, pollMs = POLL_MS } = options;
  const { socket } = transport;
  const abort = new AbortController();
  let state: LinkState = 'joining';
  let pollTimer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let entering = false;

  function become(next: LinkState) {
    if (state === next || state === 'gone') return;
    state = next;
    options.onState(next);
  }

  /** Asks who we are in the room; gives whether that worked. */
  async function reconnect(caller: Transport | Transport['overSocket']): Promise<boolean> {
    let view: ViewOf<R>;
    try {
      const request = { roomHash, role, ...(playerId !== undefined && { playerId }) };
      const answer = await caller.call('reconnectRoom', request, {
        signal: abort.signal,
        ...(seat !== undefined && { seat }),
      });
      view = answer.view as ViewOf<R>;
    } catch (error) {
      failures += 1;
      if (!abort.signal.aborted && isRefusal(error)) {
        become('gone');
        close();
        options.onGone(error);
      }
      return false;
    }
    failures = 0;
    // What goes wrong where the view is shown is no fault of the line: it goes on.
    try {
      options.onView(view);
    } catch (error) {
      console.error('A view could not be shown', error);
    }
    return true;
  }

  /** Takes the place in the audience that pushes go to. */
  async function enter() {
    if (entering) return;
    entering = true;
    const entered = await reconnect(transport.overSocket);
    entering = false;
    if (abort.signal.aborted) return;
    if (entered) {
      clearTimeout(pollTimer);
      become('live');
    } else {
      socket.restart();
      schedulePoll(0);
    }
  }

  async function poll() {
    const reached = await reconnect(transport);
    if (abort.signal.aborted || state === 'live') return;
    become(reached ? 'polling' : 'offline');
    schedulePoll(Math.min(pollMs * 2 ** Math.max(0, failures - 1), POLL_MAX_MS));
  }

  function schedulePoll(delayMs: number) {
    clearTimeout(pollTimer);
    pollTimer = setTimeout(() => void poll(), delayMs);
  }

  function refresh() {
    if (abort.signal.aborted) return;
    if (socket.state() === 'up') void enter();
    else schedulePoll(0);
  }

  const offState = socket.onState((next) => {
    if (next === 'up') return void enter();
    if (state === 'live') become('polling');
    schedulePoll(0);
  });
  const offPush = socket.onPush((event, payload) => {
    if (isPush(payload) && payload.roomHash === roomHash) options.onPush(payload, event);
  });
  const wake = () => {
    if (document.visibilityState === 'visible') refresh();
  };
  const online = () => {
    if (socket.state() !== 'up') socket.restart();
    refresh();
  };
  // A broken line is noticed by the socket's own pings only after half a minute.
  const offline = () => {
    become('offline');
  };
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', online);
  window.addEventListener('offline', offline);

  function close() {
    abort.abort();
    clearTimeout(pollTimer);
    offState();
    offPush();
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('online', online);
    window.removeEventListener('offline', offline);
  }

  socket.open();
  if (socket.state() === 'up') void enter();
  else schedulePoll(0);
  return { refresh, close };
}

/** The server has judged, and will judge the same again. */
function isRefusal(error: unknown): error is RequestError {
  return error instanceof RequestError && !isPassing(error) && error.type !== 'request.LOOP_DETECTED';
}

function isPush(payload: unknown): payload is RoomPush {
  if (typeof payload !== 'object' || payload === null) return false;
  const { roomHash, seq, patch } = payload as Partial<RoomPush>;
  return (
    typeof roomHash === 'string' && typeof seq === 'number' && typeof patch === 'object' && patch !== null
  );
}
