// Room connection for the host or the projector: the socket, the view, and the controls.

import { createStore, type StoreApi } from 'zustand/vanilla';
import type { OperationName } from '#protocol/operations.ts';
import type { Signal } from '#core/room/feature.ts';
import type { HostView } from '#core/views/hostView.ts';
import type { ProjectorView } from '#core/views/projectorView.ts';
import type { Services } from '#src/platform/services.ts';
import type { Host } from '#src/host/session/host.ts';
import { type FailureType, failureType, type RequestError } from '#src/platform/requests/requestError.ts';
import type { AnswerFor, RequestFor } from '#src/platform/requests/wire.ts';
import { loadSocket } from '#src/platform/socket/loadSocket.ts';
import { type LinkState, openRoomLink } from '#src/platform/socket/roomLink.ts';
import { createSocketLink } from '#src/platform/socket/socketLink.ts';
import { createTransport, type Transport } from '#src/platform/socket/transport.ts';
import { createHostStore, createProjectorStore, type RoomStore } from '#src/platform/stores/roomStore.ts';

/** Operations a host can perform on a room: those that can answer with the host's view alone. */
export type ControlName = {
  [N in OperationName]: AnswerFor<'startGame'> extends AnswerFor<N> ? N : never;
}[OperationName];

export interface ConnectionState {
  readonly link: LinkState;
  /** Why the room can no longer be shown; null while it can. */
  readonly gone: FailureType | null;
  /** The control waiting for the server's answer. */
  readonly pending: ControlName | null;
}

/**
 * Sends a control once the ones before it are answered. The same control twice in a row is a double press and
 * is sent only once. When one fails, those queued behind it are dropped: they would come as a surprise later.
 * Resolves to whether the server accepted it.
 */
export type SendControl = <N extends ControlName>(
  name: N,
  request: Omit<RequestFor<N>, 'roomHash'>,
) => Promise<boolean>;

export interface RoomConnection<View> {
  readonly view: RoomStore<View>;
  readonly line: StoreApi<ConnectionState>;
  readonly act: SendControl;
  /**
   * Calls the listener with each transient signal, after the view is updated. Returns a function that
   * unsubscribes.
   */
  onSignal(listener: (signal: Signal) => void): () => void;
  close(): void;
}

export interface ConnectionOptions {
  readonly services: Services;
  readonly host: Host;
  readonly roomHash: string;
  /** Called when a control was refused or didn't get through. */
  readonly onRefused: (type: FailureType) => void;
}

export function connectHostRoom(options: ConnectionOptions): RoomConnection<HostView> {
  const store = createHostStore();
  return connect(options, 'host', store, (view) => store.put(view));
}

/** The projector has its own view; the host view in a control's answer is dropped. */
export function connectProjector(options: ConnectionOptions): RoomConnection<ProjectorView> {
  return connect(options, 'projector', createProjectorStore(), () => undefined);
}

function connect<View extends HostView | ProjectorView>(
  { services, host, roomHash, onRefused }: ConnectionOptions,
  role: 'host' | 'projector',
  view: RoomStore<View>,
  onAnswer: (view: HostView) => void,
): RoomConnection<View> {
  const socket = createSocketLink(() => loadSocket(services.session));
  const transport = createTransport(services.http, socket, { onTime: services.clock.observe });
  const line = createStore<ConnectionState>()(() => ({ link: 'joining', gone: null, pending: null }));
  const listeners = new Set<(signal: Signal) => void>();
  const link = openRoomLink({
    transport,
    role,
    roomHash,
    onView: (next) => view.put(next as unknown as View),
    onPush: (push, event) => {
      view.apply(push);
      for (const listener of listeners) listener(push);
      // Pushes only carry rows that changed, so fetch everyone's final rank.
      if (event === 'gameOverAll' || event === 'gameEnded') link.refresh();
    },
    onState: (state) => line.setState({ link: state }),
    // A malformed room address fails validation, but the host typed nothing wrong: the room just doesn't
    // exist.
    onGone: ({ type }: RequestError) =>
      line.setState({ gone: type === 'request.VALIDATION_ERROR' ? 'room.NOT_FOUND' : type }),
  });
  /**
   * Incremented to drop queued controls, which assume that earlier ones succeeded and the page is still open.
   */
  let round = 0;
  const place: SendControl = async (name, request) => {
    line.setState({ pending: name });
    try {
      const answer = await placed(transport, host, name, { ...request, roomHash } as RequestFor<typeof name>);
      onAnswer(answer.view as HostView);
      return true;
    } catch (error) {
      const type = failureType(error);
      // Another device or the clock was faster, and the room has already moved on.
      if (type !== 'room.MOVED_ON') {
        round += 1;
        onRefused(type);
      }
      link.refresh();
      return false;
    } finally {
      line.setState({ pending: null });
    }
  };
  let latest: { readonly key: string; readonly done: Promise<boolean> } | null = null;
  const act: SendControl = (name, request) => {
    const key = JSON.stringify([name, request]);
    if (latest?.key === key) return latest.done;
    const asked = round;
    const before = latest?.done.catch(() => false) ?? Promise.resolve(true);
    const done = before
      .then(() => asked === round && place(name, request))
      .finally(() => {
        if (latest?.done === done) latest = null;
      });
    latest = { key, done };
    return done;
  };
  return {
    view,
    line,
    act,
    onSignal(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      round += 1;
      link.close();
      socket.close();
    },
  };
}

/**
 * If the session has expired, retries over HTTP, which renews it; a socket keeps the cookie of its handshake.
 */
async function placed<N extends ControlName>(
  transport: Transport,
  host: Host,
  name: N,
  request: RequestFor<N>,
) {
  try {
    return await transport.call(name, request);
  } catch (error) {
    if (failureType(error) !== 'request.UNAUTHORIZED' && failureType(error) !== 'request.CSRF') throw error;
    return await host.call(name, request);
  }
}
