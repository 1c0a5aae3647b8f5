// Plays one seat of one room: turns intents into calls, and decides what the player sees when nothing comes from the server.

import { createStore, type StoreApi } from 'zustand/vanilla';
import { isFinished } from '#core/room/phase.ts';
import type { Board, PlayerView } from '#core/views/playerView.ts';
import { type PlayerSceneId, playerSceneOf } from '#core/views/scene.ts';
import type { Draft, Intent } from '#scenes/index.ts';
import { type AnswerSender, createAnswerSender, type Receipt } from '#src/game/answerSender.ts';
import { answerOf, draftOf, NO_DRAFT, restored, toggled } from '#src/game/draft.ts';
import type { Caller } from '#src/services/requests/caller.ts';
import { isPassing, type RequestError } from '#src/services/requests/requestError.ts';
import type { SeatDraft } from '#src/services/storage/drafts.ts';
import type { Outbox } from '#src/services/storage/outbox.ts';
import type { RoomStore } from '#src/stores/roomStore.ts';
import type { ServerClock } from '#src/stores/serverClock.ts';

/** What a person wants. `type`: the text field changed; `finish`: end the game early; `again`: play another attempt. */
export type PlayIntent =
  | Intent
  | { readonly type: 'type'; readonly text: string }
  | { readonly type: 'skip' }
  | { readonly type: 'finish' }
  | { readonly type: 'again' };

/** What a student-paced player sees between two questions: first the feedback, then the standings. */
export type Between = 'feedback' | 'standings';

export interface PlayState {
  readonly scene: PlayerSceneId | null;
  readonly draft: Draft;
  readonly between: Between | null;
  /** The game goes on only when the player presses on. */
  readonly waitsForNext: boolean;
}

export interface PlayController {
  readonly play: StoreApi<PlayState>;
  intent(intent: PlayIntent): void;
  /** The way to the server is open again: what waits is tried at once. */
  reconnected(): void;
  /** Goes on with what an earlier page left behind: answers on their way, and one that was still being made. */
  resume(): Promise<void>;
  close(): void;
}

export interface PlayDeps {
  readonly caller: Caller;
  readonly room: RoomStore<PlayerView>;
  readonly outbox: Outbox;
  readonly kept: SeatDraft;
  readonly clock: ServerClock;
  readonly seat: { readonly roomHash: string; readonly playerId: string; readonly ticket: string };
  /** Whether the next question comes by itself. */
  readonly autoNext: () => boolean;
  /** Whether calls have any hope now. */
  readonly isOffline: () => boolean;
  readonly onKept: (count: number) => void;
  /** A call was refused, and nothing on the page says so yet. */
  readonly onRefused: (error: RequestError) => void;
}

/** Milliseconds that feedback and standings stand before the game goes on by itself. */
export const PACE = { feedbackMs: 2_600, standingsMs: 3_000, retryMs: 2_000 } as const;

/** Refusals that only say that the room is further than this page knew. */
const OUTRUN: readonly string[] = [
  'response.ALREADY_ANSWERED',
  'player.ALREADY_OVER',
  'room.COMPLETED',
  'room.STOPPED',
  'room.PAUSED',
  'response.TOO_EARLY',
  'room.NOT_STARTED',
  'aborted',
];

export function createPlayController(deps: PlayDeps): PlayController {
  const { caller, room, clock, seat, kept } = deps;
  const { roomHash, playerId, ticket } = seat;
  const inSeat = { roomHash, playerId };
  const play = createStore<PlayState>()(() => ({
    scene: null,
    draft: NO_DRAFT,
    between: null,
    waitsForNext: false,
  }));
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const calling = new Set<string>();
  let closed = false;
  /** The question that the draft belongs to, with the attempt. */
  let draftKey = '';
  /** The answered question that the feedback has been shown for. */
  let shownKey = '';
  let subscribed = false;
  let summaryAskedAt = -1;

  const sender: AnswerSender = createAnswerSender({
    caller,
    outbox: deps.outbox,
    roomHash,
    playerId,
    seat: ticket,
    onTaken: takeReceipt,
    onRefused: (error, { request }) => {
      // An answer that is not counted is never passed over in silence; a time-out that the server has noted itself is.
      if (request.response.state === 'attempted') deps.onRefused(error);
      setDraft(NO_DRAFT);
      void refresh();
    },
    onChange: (waiting, count) => {
      deps.onKept(count);
      const { draft } = play.getState();
      if (count > 0 && draft.state !== 'open')
        setDraft({ ...draft, state: waiting || deps.isOffline() ? 'kept' : 'sending' });
    },
  });

  const setDraft = (draft: Draft) => play.setState({ draft });

  /** The answer is not given yet, but outlives the page. */
  function growDraft(draft: Draft) {
    setDraft(draft);
    kept.keep(draftKey, draft);
  }

  /** Runs `task` at this server time; naming it again moves it. */
  function at(name: string, serverMs: number, task: () => void) {
    clearTimeout(timers.get(name));
    timers.set(name, setTimeout(task, Math.max(0, serverMs - clock.now())));
  }
  function callOff(name: string) {
    clearTimeout(timers.get(name));
    timers.delete(name);
  }

  /** Places a call at most once at a time and takes the view that it answers with. */
  async function callOnce<T>(
    name: string,
    place: () => Promise<T>,
    take: (answer: T) => void = takeView,
  ): Promise<void> {
    if (calling.has(name) || closed) return;
    calling.add(name);
    try {
      take(await place());
    } catch (error) {
      if (closed) return;
      if (isPassing(error)) at(`retry ${name}`, clock.now() + PACE.retryMs, step);
      else {
        if (!OUTRUN.includes((error as RequestError).type)) deps.onRefused(error as RequestError);
        void refresh();
      }
    } finally {
      calling.delete(name);
    }
  }

  function takeView(answer: unknown) {
    room.put((answer as { readonly view: PlayerView }).view);
  }

  /** Nothing between two questions is worth waiting for any more. */
  function finished(answer: unknown) {
    callOff('between');
    play.setState({ between: null, waitsForNext: false });
    takeView(answer);
  }

  const options = () => ({ seat: ticket });
  const openNext = () => callOnce('getQuestions', () => caller.call('getQuestions', inSeat, options()));
  const refresh = () =>
    callOnce('reconnectRoom', () =>
      caller.call('reconnectRoom', { roomHash, role: 'player', playerId }, options()),
    );

  /** Lays what an answer changed over the view. */
  function takeReceipt({ seq, me, slide }: Receipt) {
    const { view } = room.getState();
    if (view?.slide?.index !== slide.index) return;
    const patch = { slide: { ...view.slide, ...slide }, ...(me && { me }) };
    room.apply({ roomHash, seq, patch });
  }

  /** Looks at the view and the clock, and does what is due. Called whenever either may have changed. */
  function step() {
    const { view } = room.getState();
    if (!view || closed) return;
    const now = clock.now();
    keepDraft(view);
    if (view.room.type !== 'tp') walk(view);
    const { between } = play.getState();
    const scene = sceneOf(view, now, between);
    if (scene !== play.getState().scene) play.setState({ scene });
    watchClock(view, now);
    if ((view.me.isOver || isFinished(view.room.state)) && !view.summary && !view.me.deleted)
      fetchSummary(view.seq);
    watchBoard(view, scene === 'leaderboard' || scene === 'gameOver' || between !== null);
    sender.nudge();
  }

  /** A new question starts with the answer that is still on its way, with what an earlier page left behind, or with nothing. */
  function keepDraft({ me, slide, room: info }: PlayerView) {
    const question = slide?.question;
    const key = question ? `${me.attempt} ${question.id}` : '';
    const begun = kept.at(key);
    if (slide?.answered || me.isOver || isFinished(info.state) || (question && !begun)) kept.drop();
    if (key === draftKey && !slide?.answered) return;
    draftKey = key;
    const pending = question && !slide.answered ? sender.pending(question.id) : null;
    let draft = NO_DRAFT;
    if (pending) draft = draftOf(pending.request.response.answer, deps.isOffline() ? 'kept' : 'sending');
    else if (question && begun && !slide.answered) draft = restored(question, begun);
    if (play.getState().draft !== draft) setDraft(draft);
  }

  /** Student-paced: feedback, standings, next question. */
  function walk(view: PlayerView) {
    const { slide, me, room: info } = view;
    const key = slide?.answered && slide.question ? `${me.attempt} ${slide.question.id}` : '';
    if (key === '') {
      callOff('between');
      const ready = slide !== null && !slide.question && mayPlay(view) && !me.isOver;
      const waitsForNext = ready && !deps.autoNext();
      const present = play.getState();
      if (present.between !== null || present.waitsForNext !== waitsForNext)
        play.setState({ between: null, waitsForNext });
      if (ready && !waitsForNext) void openNext();
      return;
    }
    if (key === shownKey || isFinished(info.state)) return;
    // Reopened after the last answer: the summary is what counts now.
    if (me.isOver && shownKey === '' && play.getState().scene === null) {
      shownKey = key;
      return;
    }
    shownKey = key;
    linger('feedback', slide?.feedback?.explanation ? null : PACE.feedbackMs);
  }

  /** Shows this moment for so many ms; null, or where the player wants it so, until the player presses on. */
  function linger(between: Between, ms: number | null) {
    const waitsForNext = ms === null || !deps.autoNext();
    play.setState({ between, waitsForNext });
    if (!waitsForNext && ms !== null) at('between', clock.now() + ms, goOn);
    else callOff('between');
  }

  function goOn() {
    const { view } = room.getState();
    const { between, waitsForNext } = play.getState();
    if (!view) return;
    if (between === null) {
      if (waitsForNext) void openNext();
      return;
    }
    callOff('between');
    const showsStandings = between === 'feedback' && !view.me.isOver && (view.board?.total ?? 0) > 1;
    if (showsStandings) linger('standings', PACE.standingsMs);
    else {
      play.setState({ between: null, waitsForNext: false });
      if (mayPlay(view) && !view.me.isOver) void openNext();
    }
    step();
  }

  function mayPlay({ room: info, me }: PlayerView): boolean {
    const counting = info.countdownEndsAt !== null && clock.now() < info.countdownEndsAt;
    return info.state === 'running' && !counting && me.approval === 'approved' && !me.deleted;
  }

  function watchClock(view: PlayerView, now: number) {
    const { slide, room: info } = view;
    if (info.countdownEndsAt !== null && info.countdownEndsAt > now)
      at('countdown', info.countdownEndsAt, step);
    else callOff('countdown');
    const open = slide?.question && !slide.answered && !sender.pending(slide.question.id) && mayPlay(view);
    if (open && slide.state === 'active' && slide.deadline !== null && info.options.timer === 'strict')
      at('deadline', slide.deadline, timeUp);
    else callOff('deadline');
    if (open && slide.state === 'waiting') timeUp();
  }

  /** The question closes: what stands there is sent as it is. */
  function timeUp() {
    const { view } = room.getState();
    const slide = view?.slide;
    if (!view || !slide?.question || slide.answered || sender.pending(slide.question.id)) return;
    const answer = answerOf(slide.question, play.getState().draft);
    const strict = view.room.options.timer === 'strict';
    if (strict) give('timedOut', answer);
    else if (answer) give('attempted', answer);
  }

  function give(state: 'attempted' | 'timedOut', answer: ReturnType<typeof answerOf>) {
    const slide = room.getState().view?.slide;
    if (!slide?.question) return;
    callOff('deadline');
    const elapsed =
      slide.openedAt === null ? undefined : Math.max(0, Math.round(clock.now() - slide.openedAt));
    setDraft(draftOf(answer, deps.isOffline() ? 'kept' : 'sending'));
    const response = { state, answer: answer && toWire(answer) };
    void sender.give({
      ...inSeat,
      questionId: slide.question.id,
      response,
      ...(elapsed !== undefined && { elapsed }),
    });
    kept.drop();
  }

  /** Receipts and pushes come without the summary: it is asked for, once for each state of the room. */
  function fetchSummary(seq: number) {
    if (summaryAskedAt === seq) return;
    summaryAskedAt = seq;
    void refresh();
  }

  /** Changes of a leaderboard come only to who looks at one. */
  function watchBoard(view: PlayerView, looks: boolean) {
    const wanted = looks && view.room.options.studentLeaderboard === 'yes' && !isFinished(view.room.state);
    if (wanted === subscribed || calling.has('subscribe') || view.me.approval !== 'approved') return;
    subscribed = wanted;
    calling.add('subscribe');
    caller
      .call('subscribe', { ...inSeat, board: wanted }, options())
      .then(
        ({ board }) => putBoard(board as Board | null),
        () => undefined,
      )
      .finally(() => calling.delete('subscribe'));
  }

  function putBoard(board: Board | null) {
    const { view } = room.getState();
    if (board && view) room.apply({ roomHash, seq: view.seq, patch: { board } });
  }

  /** The open question, if an answer to it can still be changed or given. */
  function openQuestion() {
    const { view } = room.getState();
    const slide = view?.slide;
    const open = view && slide?.question && slide.state === 'active' && !slide.answered && mayPlay(view);
    return open && play.getState().draft.state === 'open' ? slide.question : null;
  }

  function answerIntent(intent: PlayIntent): boolean {
    const question = openQuestion();
    const { draft } = play.getState();
    if (
      intent.type === 'choose' &&
      question?.type === 'MCQ' &&
      question.options.some(({ id }) => id === intent.optionId)
    )
      give('attempted', { type: 'MCQ', optionId: intent.optionId });
    else if (intent.type === 'toggle' && question) growDraft(toggled(question, draft, intent.optionId));
    else if (intent.type === 'type' && question) growDraft({ ...draft, text: intent.text });
    else if (intent.type === 'submit' && question) {
      const answer = answerOf(question, draft);
      if (answer) give('attempted', answer);
    } else if (intent.type === 'skip' && question) {
      const request = { ...inSeat, questionId: question.id };
      void callOnce('skipQuestion', () => caller.call('skipQuestion', request, options()), takeReceipt);
    } else return false;
    return true;
  }

  function intent(wanted: PlayIntent) {
    if (answerIntent(wanted)) return;
    if (wanted.type === 'next') goOn();
    else if (wanted.type === 'finish')
      void callOnce('playerGameOver', () => caller.call('playerGameOver', inSeat, options()), finished);
    else if (wanted.type === 'again') {
      const request = { ...inSeat, startSource: 'replay', newAttempt: true };
      void callOnce('rejoin', () => caller.call('rejoin', request, options()));
    }
  }

  const off = room.subscribe(step);
  return {
    play,
    intent,
    reconnected() {
      subscribed = false;
      step();
    },
    async resume() {
      await Promise.all([kept.load(), sender.resume()]);
      draftKey = '';
      step();
    },
    close() {
      closed = true;
      off();
      sender.close();
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

function sceneOf(view: PlayerView, now: number, between: Between | null): PlayerSceneId {
  if (view.me.deleted || isFinished(view.room.state)) return playerSceneOf(view, now);
  if (between === 'feedback') return 'question';
  if (between === 'standings') return 'leaderboard';
  return playerSceneOf(view, now);
}

/** The schemas write lists as changeable ones. */
function toWire(answer: NonNullable<ReturnType<typeof answerOf>>) {
  return answer.type === 'MSQ' ? { ...answer, optionIds: [...answer.optionIds] } : answer;
}
