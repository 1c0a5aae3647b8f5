// The line of one room to its host, or to the projector: the socket, the view, and the controls.

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

/** The calls that a host makes of a room: whatever is answered by the room as the host sees it. */
export type ControlName = {
  [N in OperationName]: [AnswerFor<N>, AnswerFor<'startGame'>] extends [AnswerFor<'startGame'>, AnswerFor<N>]
    ? N
    : never;
}[OperationName];

export interface RoomLine {
  readonly link: LinkState;
  /** Why the room can't be shown any more; null while it can. */
  readonly gone: FailureType | null;
  /** The control that waits for the server's answer. */
  readonly pending: ControlName | null;
}

/**
 * Places a control once those before it are answered; the same one right behind itself is a double press and placed once. Where one
 * fails, those behind it are dropped: late, they would surprise. Gives whether the server took it.
 */
export type Act = <N extends ControlName>(
  name: N,
  request: Omit<RequestFor<N>, 'roomHash'>,
) => Promise<boolean>;

export interface RoomConnection<View> {
  readonly view: RoomStore<View>;
  readonly line: StoreApi<RoomLine>;
  readonly act: Act;
  /** Told of what passes, behind the view; gives how to stop that. */
  onSignal(listener: (signal: Signal) => void): () => void;
  close(): void;
}

export interface ConnectionOptions {
  readonly services: Services;
  readonly host: Host;
  readonly roomHash: string;
  /** A control was refused or did not get through. */
  readonly onRefused: (type: FailureType) => void;
}

export function connectHostRoom(options: ConnectionOptions): RoomConnection<HostView> {
  const store = createHostStore();
  return connect(options, 'host', store, (view) => store.put(view));
}

/** The projector shows its own view; a control's answer is the host's and goes nowhere. */
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
  const line = createStore<RoomLine>()(() => ({ link: 'joining', gone: null, pending: null }));
  const listeners = new Set<(signal: Signal) => void>();
  const link = openRoomLink({
    transport,
    role,
    roomHash,
    onView: (next) => view.put(next as unknown as View),
    onPush: (push, event) => {
      view.apply(push);
      for (const listener of listeners) listener(push);
      // The last word on every rank, not only on those that moved last.
      if (event === 'gameOverAll' || event === 'gameEnded') link.refresh();
    },
    onState: (state) => line.setState({ link: state }),
    // An address that no room can have is refused as bad input, which nobody has typed.
    onGone: ({ type }: RequestError) =>
      line.setState({ gone: type === 'request.VALIDATION_ERROR' ? 'room.NOT_FOUND' : type }),
  });
  /** Rises when what waits is not to be placed any more: it was meant for a room that answers, and a page that stands. */
  let round = 0;
  const place: Act = async (name, request) => {
    line.setState({ pending: name });
    try {
      const answer = await placed(transport, host, name, { ...request, roomHash } as RequestFor<typeof name>);
      onAnswer(answer.view as HostView);
      return true;
    } catch (error) {
      const type = failureType(error);
      // Somebody else was quicker: what was wanted is there already.
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
  const act: Act = (name, request) => {
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

/** A session that has run out is opened again; over HTTP then, because a socket keeps the cookie of its handshake. */
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
