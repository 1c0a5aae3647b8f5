// Link between one viewer (player, host or projector) and a room: pushes over the socket, polling over HTTP
// while it is down.

import type { Signal } from '#core/room/feature.ts';
import { isTransient, RequestError } from '#src/platform/requests/requestError.ts';
import type { AnswerFor } from '#src/platform/requests/wire.ts';
import type { Transport } from '#src/platform/socket/transport.ts';

export type Role = 'player' | 'host' | 'projector';
export type ViewOf<R extends Role> = Extract<AnswerFor<'reconnectRoom'>, { readonly role: R }>['view'];
/** Content of a push; its patch is part of the viewer's view. */
export interface RoomPush extends Signal {
  readonly roomHash: string;
  readonly seq: number;
  readonly patch: Readonly<Record<string, unknown>>;
  readonly removedPlayers?: readonly string[];
}

/**
 * joining: no view yet. live: pushes arrive. polling: only HTTP works. offline: nothing does. gone: the room
 * or seat no longer exists.
 */
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
  /** Called when the room or seat no longer exists; nothing is retried after this. */
  readonly onGone: (error: RequestError) => void;
  readonly pollMs?: number;
}

export interface RoomLink {
  /** Requests the current view now. */
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

  function setState(next: LinkState) {
    if (state === next || state === 'gone') return;
    state = next;
    options.onState(next);
  }

  /** Requests the viewer's view of the room; returns true if that worked. */
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
        setState('gone');
        close();
        options.onGone(error);
      }
      return false;
    }
    failures = 0;
    // An error while showing the view isn't a connection failure, so the link stays up.
    try {
      options.onView(view);
    } catch (error) {
      console.error('A view could not be shown', error);
    }
    return true;
  }

  /** Joins the audience that receives pushes. */
  async function joinAudience() {
    if (entering) return;
    entering = true;
    const entered = await reconnect(transport.overSocket);
    entering = false;
    if (abort.signal.aborted) return;
    if (entered) {
      clearTimeout(pollTimer);
      setState('live');
    } else {
      socket.restart();
      schedulePoll(0);
    }
  }

  async function poll() {
    const reached = await reconnect(transport);
    if (abort.signal.aborted || state === 'live') return;
    setState(reached ? 'polling' : 'offline');
    schedulePoll(Math.min(pollMs * 2 ** Math.max(0, failures - 1), POLL_MAX_MS));
  }

  function schedulePoll(delayMs: number) {
    clearTimeout(pollTimer);
    pollTimer = setTimeout(() => void poll(), delayMs);
  }

  function refresh() {
    if (abort.signal.aborted) return;
    if (socket.state() === 'up') void joinAudience();
    else schedulePoll(0);
  }

  const offState = socket.onState((next) => {
    if (next === 'up') return void joinAudience();
    if (state === 'live') setState('polling');
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
  // The socket's own pings notice a broken connection only after half a minute.
  const offline = () => {
    setState('offline');
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
  if (socket.state() === 'up') void joinAudience();
  else schedulePoll(0);
  return { refresh, close };
}

/** The server has decided, and would decide the same way again. */
function isRefusal(error: unknown): error is RequestError {
  return error instanceof RequestError && !isTransient(error) && error.type !== 'request.LOOP_DETECTED';
}

function isPush(payload: unknown): payload is RoomPush {
  if (typeof payload !== 'object' || payload === null) return false;
  const { roomHash, seq, patch } = payload as Partial<RoomPush>;
  return (
    typeof roomHash === 'string' && typeof seq === 'number' && typeof patch === 'object' && patch !== null
  );
}
