// Controller for playing one seat of one room: turns intents into calls, and decides what the player sees
// when nothing comes from the server.

import '#scenes/features/registry.ts';
import { createStore } from 'zustand/vanilla';
import { isTeacherPaced } from '#core/modes/registry.ts';
import type { Character } from '#core/room/characters.ts';
import { isFinished } from '#core/room/phase.ts';
import type { Signal } from '#core/room/feature.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { withSignal } from '#scenes/parts/model.ts';
import { openIntents } from '#src/game/features.ts';
import { createAnswering } from '#src/game/answering.ts';
import { createLeaderboardSubscription } from '#src/game/leaderboardSubscription.ts';
import { NO_DRAFT } from '#src/game/draft.ts';
import type { PlayIntent } from '#src/game/intent.ts';
import { createPendingRequests } from '#src/game/pendingRequests.ts';
import type { PhaseSource } from '#src/game/phases/phase.ts';
import { createPhaseEngine } from '#src/game/phases/phaseEngine.ts';
import { phaseSources } from '#src/game/phases/registry.ts';
import { isEndScene } from '#core/views/scene.ts';
import { type PlayController, type PlayState, sceneOf } from '#src/game/play.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';
import { createTimers } from '#src/game/timers.ts';
import { createViewUpdates } from '#src/game/viewUpdates.ts';
import type { Beacon } from '#src/platform/requests/beacon.ts';
import type { RequestError } from '#src/platform/requests/requestError.ts';
import type { Outbox } from '#src/platform/storage/outbox.ts';
import { UNREAD_MS } from '#src/ui/doublePress.ts';
import type { RequestFor } from '#src/platform/requests/wire.ts';

export interface PlayDeps
  extends Pick<
    SeatAccess,
    'caller' | 'clock' | 'http' | 'kept' | 'lessMotion' | 'onDelay' | 'room' | 'settings'
  > {
  readonly beacon: Beacon;
  readonly outbox: Outbox;
  readonly seat: { readonly roomHash: string; readonly playerId: string; readonly ticket: string };
  /** True if calls have no chance right now. */
  readonly isOffline: () => boolean;
  readonly onUnsentCount: (count: number) => void;
  /** A call was refused, and nothing on the page says so yet. */
  readonly onRefused: (error: RequestError) => void;
  /** Sources of the player's phases; absent: all of them. */
  readonly phases?: readonly PhaseSource[];
  /** Milliseconds after a question appears during which presses are ignored; absent: UNREAD_MS. */
  readonly ignorePressMs?: number;
}

/** Refusals that only say that the room is further along than this page knew. */
const OUTRUN: readonly string[] = [
  'response.ALREADY_ANSWERED',
  'player.ALREADY_OVER',
  'room.COMPLETED',
  'room.STOPPED',
  'room.EXPIRED',
  'room.PAUSED',
  'response.TOO_EARLY',
  'response.QUESTION_CLOSED',
  'room.NOT_STARTED',
  'aborted',
];

export function createPlayController(deps: PlayDeps): PlayController {
  const { caller, room, clock, onDelay } = deps;
  const { roomHash, playerId, ticket } = deps.seat;
  const inSeat = { roomHash, playerId };
  const play = createStore<PlayState>()(() => ({
    scene: null,
    draft: NO_DRAFT,
    traces: {},
    phase: null,
    waitsForNext: false,
    finishing: false,
  }));
  const timers = createTimers(clock);
  const requests = createPendingRequests({ isOffline: deps.isOffline, onRefused: refused, onSettled: step });
  const updates = createViewUpdates({ ...deps, requests, inSeat, ticket });
  const { takeView, takeReceipt, refresh } = updates;
  const seat: SeatAccess = {
    ...deps,
    inSeat,
    ticket,
    requests,
    mayPlay,
    send(operation, fields, { name = operation, ...sending } = {}) {
      const request = { ...inSeat, ...fields } as RequestFor<typeof operation>;
      requests.send(name, {
        place: (commandId) => caller.call(operation, request, { seat: ticket, commandId }),
        take: (answer) => takeView(answer as { readonly view: unknown }),
        onDelay,
        ...sending,
      });
    },
    refresh,
    takeView,
    takeReceipt,
    showSignal,
    leave: (more) => play.setState(({ traces }) => ({ traces: { ...traces, ...more } })),
    openQuestions(which) {
      requests.send('getQuestions', {
        place: () => caller.call('getQuestions', { ...inSeat, ...which }, { seat: ticket }),
        take: takeView,
      });
    },
    openQuestion: () => answering.openQuestion(),
    draft: () => play.getState().draft,
    whileOpen: () => answering.whileOpen(),
    replacePhase(phase) {
      const { view } = room.getState();
      if (!view) return;
      engine.replace(phase, view);
      step();
    },
    mayChoose: () => engine.mayChoose(),
    isFinishing: () => play.getState().finishing,
    end: (view) => engine.end(view),
  };
  const engine = createPhaseEngine({
    play,
    timers,
    seat,
    sources: deps.phases ?? phaseSources(),
    onDue: goOn,
  });
  const boardWatch = createLeaderboardSubscription(
    requests,
    (board) => caller.call('subscribe', { ...inSeat, board }, { seat: ticket }),
    (board) => {
      const { view } = room.getState();
      if (view) room.apply({ roomHash, seq: view.seq, patch: { board } });
    },
  );
  const answering = createAnswering({
    ignorePressMs: UNREAD_MS,
    ...deps,
    play,
    timers,
    seat,
    onAccepted: step,
    refresh,
  });
  const { sender } = answering;
  const ofFeature = openIntents(seat);
  let closed = false;
  let wantedCharacter: Character | null = null;

  function refused(error: RequestError) {
    if (!OUTRUN.includes(error.type)) deps.onRefused(error);
    refresh();
  }

  /** Looks at the view and the clock, and does what is due. Called whenever either may have changed. */
  function step() {
    const { view } = room.getState();
    if (!view || closed) return;
    const now = clock.now();
    answering.keepDraft(view);
    if (!isTeacherPaced(view.room)) engine.update(view);
    answering.watchOpening(view);
    const { phase } = play.getState();
    const scene = sceneOf(view, now, phase);
    if (scene !== play.getState().scene) play.setState({ scene });
    watchCountdown(view, now);
    answering.watchClock(view, now);
    if ((view.me.isOver || isFinished(view.room.state)) && !view.summary && !view.me.deleted)
      updates.fetchSummary(view.seq);
    boardWatch.update(
      view,
      scene === 'leaderboard' || isEndScene(scene) || phase?.leadsToLeaderboard === true,
    );
    if (play.getState().finishing) finish(view);
    updates.catchUp();
    sender.nudge();
  }

  function showSignal(signal: Signal, seen?: string) {
    const before = play.getState().traces;
    const traces = withSignal(before, signal, seen);
    if (traces !== before) play.setState({ traces });
  }

  function goOn() {
    const { view } = room.getState();
    if (!view) return;
    engine.advance(view);
    step();
  }

  function mayPlay({ room: info, me }: PlayerView): boolean {
    const counting = info.countdownEndsAt !== null && clock.now() < info.countdownEndsAt;
    return info.state === 'running' && !counting && me.approval === 'approved' && !me.deleted;
  }

  function watchCountdown({ room: { countdownEndsAt } }: PlayerView, now: number) {
    if (countdownEndsAt !== null && countdownEndsAt > now) timers.at('countdown', countdownEndsAt, step);
    else timers.cancel('countdown');
  }

  /**
   * Ends the game for this player once the server has every answer (specification 2, section 4 "Finish
   * flow").
   */
  function finish({ me, room: info }: PlayerView) {
    if (me.isOver || isFinished(info.state)) return play.setState({ finishing: false });
    if (!sender.isDone()) return;
    const { attempt } = me;
    seat.send(
      'playerGameOver',
      { attempt },
      {
        take(answer) {
          takeView(answer);
          engine.end(answer.view as PlayerView);
        },
        isWanted: () => play.getState().finishing && sender.isDone(),
        onDelay: () => undefined,
        onRefused(error) {
          play.setState({ finishing: false });
          refused(error);
        },
      },
    );
  }

  function playAgain() {
    const isWanted = () => room.getState().view?.me.isOver === true;
    seat.send('rejoin', { startSource: 'replay', newAttempt: true }, { isWanted });
  }

  /** Of changes that wait for the connection, only the latest is sent. */
  function changeCharacter(character: Character | null) {
    wantedCharacter = character;
    seat.send('changeCharacter', character === null ? {} : { avatarId: character }, {
      name: `character:${character}`,
      isWanted: () => wantedCharacter === character,
    });
  }

  function intent(wanted: PlayIntent) {
    if (answering.intent(wanted)) return;
    if (wanted.type === 'next') goOn();
    else if (wanted.type === 'finish' || wanted.type === 'stay') {
      play.setState({ finishing: wanted.type === 'finish' });
      step();
    } else if (wanted.type === 'again') playAgain();
    else if (wanted.type === 'changeCharacter') changeCharacter(wanted.character);
    else ofFeature(wanted);
  }

  function retry() {
    requests.retry();
    step();
  }

  const off = room.subscribe(step);
  return {
    play,
    intent,
    signal: (signal) => showSignal(signal, playerId),
    retry,
    leaving: sender.flush,
    reconnected() {
      boardWatch.reconnected();
      retry();
    },
    async resume() {
      await Promise.all([deps.kept.load(), sender.resume()]);
      answering.restart();
      step();
    },
    close() {
      closed = true;
      off();
      sender.close();
      requests.close();
      timers.close();
    },
  };
}
