// Opens one seat of one room: the socket, the view, the controller, and what this device stores of it.

import { createStore } from 'zustand/vanilla';
import { isRunByPlayer } from '#core/modes/registry.ts';
import { isFinished } from '#core/room/phase.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { Services } from '#src/platform/services.ts';
import { onPageHide } from '#src/game/onPageHide.ts';
import type { OpenGame } from '#src/game/play.ts';
import { createPlayController } from '#src/game/playController.ts';

import { isLost, type RequestError } from '#src/platform/requests/requestError.ts';
import { loadSocket } from '#src/platform/socket/loadSocket.ts';
import { openRoomLink } from '#src/platform/socket/roomLink.ts';
import { createSocketLink } from '#src/platform/socket/socketLink.ts';
import { createTransport } from '#src/platform/socket/transport.ts';
import { createSeatDraft } from '#src/platform/storage/drafts.ts';
import { OUTBOX_PREFIX } from '#src/platform/storage/outbox.ts';
import type { Seat } from '#src/platform/storage/seats.ts';
import { createConnectionStore } from '#src/platform/stores/connection.ts';
import { wantsLessMotion } from '#src/platform/stores/settings.ts';
import { createRoomStore } from '#src/platform/stores/roomStore.ts';

export interface OpenGameOptions {
  /** An answer or another call was refused. */
  readonly onRefused: (error: RequestError) => void;
  /** Called when the player's request has to wait: the connection is down, or there were too many calls. */
  readonly onDelay: (why: RequestError) => void;
}

export function openGame(services: Services, seat: Seat, options: OpenGameOptions): OpenGame {
  const { clock, http, session, seats, settings, kv } = services;
  const { roomHash, playerId, ticket } = seat;
  const socket = createSocketLink(() => loadSocket(session));
  const transport = createTransport(http, socket, { onTime: clock.observe });
  const room = createRoomStore<PlayerView>();
  const connection = createConnectionStore();
  const gone = createStore<{ readonly error: RequestError | null }>()(() => ({ error: null }));
  const controller = createPlayController({
    caller: transport,
    http: services.caller,
    beacon: services.beacon,
    room,
    outbox: services.outbox,
    kept: createSeatDraft(kv, seat),
    clock,
    seat: { roomHash, playerId, ticket },
    lessMotion: () =>
      room.getState().view?.room.options.reduceMotion === true ||
      wantsLessMotion(settings.getState(), matchMedia('(prefers-reduced-motion: reduce)').matches),
    settings: settings.getState,
    isOffline: () => connection.getState().link === 'offline',
    onUnsentCount: (kept) => connection.setState({ kept, lasting: kv.isPersisted(OUTBOX_PREFIX) }),
    onRefused: options.onRefused,
    onDelay: options.onDelay,
  });
  const link = openRoomLink({
    transport,
    role: 'player',
    roomHash,
    playerId,
    seat: ticket,
    onView: (view) => room.put(view as PlayerView),
    onPush: (push) => {
      room.apply(push);
      controller.signal(push);
    },
    onState: (state) => {
      connection.setState({ link: state });
      if (state === 'live' || state === 'polling') controller.reconnected();
    },
    onGone: (error) => {
      gone.setState({ error });
      if (isLost(error)) void seats.lose(seat, error.type);
    },
  });
  let kept = '';
  const keep = (view: PlayerView, again: boolean) => {
    const { me, room: info } = view;
    // A finished solo game can't be continued, though it can be played again (specification 2, section 4).
    const played = me.isOver && (me.remainingAttempts === 0 || info.playMode === 'solo');
    // A player whose friends are still playing comes back to see who wins.
    const over = isFinished(info.state) || (played && !isRunByPlayer(info));
    const told = `${over} ${me.deleted} ${me.name} ${me.character}`;
    if (told === kept && !again) return;
    kept = told;
    const present = { ...seat, name: me.name, character: me.character, over, usedAt: Date.now() };
    void (me.deleted ? seats.lose(present, 'player.DELETED') : seats.keep(present));
  };
  const off = room.subscribe(({ view }) => view && keep(view, false));
  // Either of the two may be the last event a page gets, and neither is guaranteed (specification 2, section
  // 4).
  const offLeaving = onPageHide(() => {
    controller.leaving();
    const { view } = room.getState();
    if (view && !gone.getState().error) keep(view, true);
  });
  void controller.resume();
  return {
    room,
    connection,
    controller,
    seat,
    caller: transport,
    gone,
    close() {
      off();
      offLeaving();
      link.close();
      controller.close();
      socket.close();
    },
  };
}
