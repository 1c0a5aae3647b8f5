// Plays one seat of one room: turns intents into calls, and decides what the player sees when nothing comes from the server.

import { createStore, type StoreApi } from 'zustand/vanilla';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { isAnswerAct, kindOf } from '#core/questions/kinds.ts';
import { type GivenState, isAttempt, isFinished } from '#core/room/phase.ts';
import { askedMoment, type PlayerView } from '#core/views/playerView.ts';
import { questionTimer, timerLeft } from '#core/views/questionTimer.ts';
import type { Draft } from '#scenes/index.ts';
import { draftFor } from '#scenes/player/view.ts';
import { type AnswerSender, createAnswerSender, type Receipt } from '#src/game/answerSender.ts';
import { createAsides } from '#src/game/asides.ts';
import { createBoardWatch } from '#src/game/boardWatch.ts';
import { answerOf, askingOf, NO_DRAFT, restored } from '#src/game/draft.ts';
import { isEnd, leadsToStandings, type PlayIntent, type PlayState, sceneOf } from '#src/game/play.ts';
import { createStudentPace } from '#src/game/studentPace.ts';
import { createTimers } from '#src/game/timers.ts';
import { createWishes } from '#src/game/wishes.ts';
import type { Memes } from '#src/memes/meme.ts';
import type { Beacon } from '#src/services/requests/beacon.ts';
import type { Caller } from '#src/services/requests/caller.ts';
import type { RequestError } from '#src/services/requests/requestError.ts';
import type { SeatDraft } from '#src/services/storage/drafts.ts';
import type { Outbox, OutboxEntry } from '#src/services/storage/outbox.ts';
import type { RoomStore } from '#src/stores/roomStore.ts';
import type { ServerClock } from '#src/stores/serverClock.ts';

export interface PlayController {
  readonly play: StoreApi<PlayState>;
  intent(intent: PlayIntent): void;
  /** Tries at once what waits for the line. */
  retry(): void;
  /** The page is going, perhaps for good. */
  leaving(): void;
  /** Another way to the server is open. */
  reconnected(): void;
  /** Goes on with what an earlier page left behind: answers on their way, and one that was still being made. */
  resume(): Promise<void>;
  close(): void;
}

export interface PlayDeps {
  readonly caller: Caller;
  readonly beacon: Beacon;
  readonly room: RoomStore<PlayerView>;
  readonly outbox: Outbox;
  readonly kept: SeatDraft;
  readonly clock: ServerClock;
  readonly seat: { readonly roomHash: string; readonly playerId: string; readonly ticket: string };
  /** Whether the next question comes by itself. */
  readonly autoNext: () => boolean;
  /** Whether moments that are there to be watched are left out. */
  readonly lessMotion: () => boolean;
  readonly memes: Memes;
  /** Whether calls have any hope now. */
  readonly isOffline: () => boolean;
  readonly onKept: (count: number) => void;
  /** A call was refused, and nothing on the page says so yet. */
  readonly onRefused: (error: RequestError) => void;
  /** What the player wants can't be done at once: the line is cut, or there were too many calls. */
  readonly onDelay: (why: RequestError) => void;
}

/** Milliseconds until the clock of a question is looked at again, where the server's had not run out. */
const TOO_EARLY_MS = 500;

/** Refusals that only say that the room is further than this page knew. */
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
  const { caller, room, clock, seat, kept } = deps;
  const { roomHash, playerId, ticket } = seat;
  const inSeat = { roomHash, playerId };
  const play = createStore<PlayState>()(() => ({
    scene: null,
    draft: NO_DRAFT,
    between: null,
    meme: null,
    waitsForNext: false,
    finishing: false,
  }));
  const timers = createTimers(clock);
  const wishes = createWishes({ isOffline: deps.isOffline, onRefused: refused, onSettled: step });
  const pace = createStudentPace({
    play,
    timers,
    clock,
    autoNext: deps.autoNext,
    lessMotion: deps.lessMotion,
    mayPlay,
    takeMeme: deps.memes.take,
    openNext: () => openQuestions({}),
    goWithout: () => openQuestions({ redemptionId: null }),
    keepLife: () => asides.extraLife(false),
    onDue: goOn,
  });
  const boardWatch = createBoardWatch(
    wishes,
    (board) => caller.call('subscribe', { ...inSeat, board }, { seat: ticket }),
    (board) => {
      const { view } = room.getState();
      if (view) room.apply({ roomHash, seq: view.seq, patch: { board } });
    },
  );
  const sender: AnswerSender = createAnswerSender({
    caller,
    beacon: deps.beacon,
    outbox: deps.outbox,
    roomHash,
    playerId,
    seat: ticket,
    onTaken(receipt) {
      takeReceipt(receipt);
      step();
    },
    onRefused: refusedAnswer,
    onTry({ moment }, waiting) {
      const { draft } = play.getState();
      if (moment === draftKey && draft.state !== 'open')
        setDraft({ ...draft, state: waiting || deps.isOffline() ? 'kept' : 'sending' });
    },
    onKept: deps.onKept,
  });
  const asides = createAsides({
    ...deps,
    wishes,
    standing: () => play.getState().draft,
    /** Who answers meanwhile does not want anything else any more. */
    whileOpen() {
      const moment = draftKey;
      return () => draftKey === moment && !sender.pending(moment);
    },
    takeView,
    takeReceipt,
    end: (view) => pace.end(view),
  });
  let closed = false;
  /** The moment that the draft belongs to. */
  let draftKey = '';
  /** Server time before which no time-out is sent. */
  let noTimeOutBefore = 0;
  let summaryAskedAt = -1;
  /** Something has changed that the view does not show. */
  let stale = false;

  const setDraft = (draft: Draft) => play.setState({ draft });

  /** The answer is not given yet, but outlives the page. */
  function growDraft(draft: Draft) {
    setDraft(draft);
    kept.keep(draftKey, draft);
  }

  function takeView(answer: unknown) {
    room.put((answer as { readonly view: PlayerView }).view);
  }

  /** The next question; this second chance, or with null none of them; one that is looked over. */
  function openQuestions(which: { readonly redemptionId?: string | null; readonly reviewId?: string }) {
    wishes.want('getQuestions', {
      place: () => caller.call('getQuestions', { ...inSeat, ...which }, { seat: ticket }),
      take: takeView,
    });
  }

  /** Asks for the whole view; again, where one is on its way that may have been made before this was needed. */
  function refresh() {
    stale = true;
    wishes.want('reconnectRoom', {
      place() {
        stale = false;
        return caller.call('reconnectRoom', { roomHash, role: 'player', playerId }, { seat: ticket });
      },
      take: takeView,
      onRefused: deps.onRefused,
    });
  }

  function refused(error: RequestError) {
    if (!OUTRUN.includes(error.type)) deps.onRefused(error);
    refresh();
  }

  function refusedAnswer(error: RequestError, { request, moment }: OutboxEntry) {
    // An answer that is not counted is never passed over in silence; a time-out that the server has noted itself is.
    if (isAttempt(request.response.state)) deps.onRefused(error);
    if (moment === draftKey) {
      if (error.type === 'response.TOO_EARLY') {
        // Time was added while the time-out was on its way: the question goes on.
        noTimeOutBefore = clock.now() + TOO_EARLY_MS;
        growDraft({ ...play.getState().draft, state: 'open' });
      } else setDraft(NO_DRAFT);
    }
    refresh();
  }

  /** Lays what an answer changed over the view. */
  function takeReceipt({ seq, me, slide }: Receipt) {
    const { view } = room.getState();
    if (view?.slide?.index !== slide.index) return;
    // A push was quicker and may have said nothing of this slide.
    if (seq < view.seq) return slide.answered && !view.slide.answered ? refresh() : undefined;
    const patch = { slide: { ...view.slide, ...slide }, ...(me && { me }) };
    room.apply({ roomHash, seq, patch });
  }

  /** Looks at the view and the clock, and does what is due. Called whenever either may have changed. */
  function step() {
    const { view } = room.getState();
    if (!view || closed) return;
    const now = clock.now();
    keepDraft(view);
    deps.memes.prepare(view);
    if (!isTeacherPaced(view.room)) pace.walk(view);
    const { between } = play.getState();
    const scene = sceneOf(view, now, between);
    if (scene !== play.getState().scene) play.setState({ scene });
    watchClock(view, now);
    if ((view.me.isOver || isFinished(view.room.state)) && !view.summary && !view.me.deleted)
      fetchSummary(view.seq);
    boardWatch.look(view, scene === 'leaderboard' || isEnd(scene) || leadsToStandings(between));
    if (play.getState().finishing) finish(view);
    if (stale) refresh();
    sender.nudge();
  }

  /** A new question starts with the answer that is still on its way, with what an earlier page left behind, or with nothing. */
  function keepDraft(view: PlayerView) {
    const { me, slide, room: info } = view;
    const question = slide?.question;
    const key = askedMoment(view);
    const begun = kept.at(key);
    if (slide?.answered || me.isOver || isFinished(info.state) || (question && !begun)) kept.drop();
    if (key === draftKey && !slide?.answered) return;
    draftKey = key;
    const pending = question && !slide.answered ? sender.pending(key) : null;
    let draft = NO_DRAFT;
    if (pending)
      draft = { answer: pending.request.response.answer, state: deps.isOffline() ? 'kept' : 'sending' };
    else if (question && begun && !slide.answered) draft = restored(question, begun.answer);
    else if (question && slide.draft && !slide.answered) draft = restored(question, slide.draft);
    if (play.getState().draft !== draft) setDraft(draft);
  }

  function goOn() {
    const { view } = room.getState();
    if (!view) return;
    pace.goOn(view);
    step();
  }

  function mayPlay({ room: info, me }: PlayerView): boolean {
    const counting = info.countdownEndsAt !== null && clock.now() < info.countdownEndsAt;
    return info.state === 'running' && !counting && me.approval === 'approved' && !me.deleted;
  }

  function watchClock(view: PlayerView, now: number) {
    const { slide, room: info } = view;
    if (info.countdownEndsAt !== null && info.countdownEndsAt > now)
      timers.at('countdown', info.countdownEndsAt, step);
    else timers.callOff('countdown');
    const question =
      mayPlay(view) && !slide?.answered && !sender.pending(askedMoment(view)) && slide?.question;
    const timer = questionTimer(slide, info, now);
    const isDue = timer.state === 'running' || timer.state === 'stopped';
    if (question && slide.state === 'active' && isDue && info.options.timer === 'strict')
      timers.at('deadline', Math.max(now + (timerLeft(timer, now) ?? 0), noTimeOutBefore), timeUp);
    else timers.callOff('deadline');
    // Closed for all: what stands there counts, as long as the server waits for answers that are on their way.
    const standing = question && slide.state === 'waiting' && answerOf(question, play.getState().draft);
    if (standing) give('autoAttempted', standing);
  }

  /** A strict clock has run out: what stands there is noted. */
  function timeUp() {
    const { view } = room.getState();
    const question = view?.slide?.question;
    if (!question || view.slide.answered || sender.pending(askedMoment(view))) return;
    give('timedOut', answerOf(question, play.getState().draft));
  }

  function give(state: GivenState, answer: ReturnType<typeof answerOf>) {
    const { view } = room.getState();
    if (!view?.slide?.question) return;
    const { openedAt, question } = view.slide;
    timers.callOff('deadline');
    const elapsed = openedAt === null ? undefined : Math.max(0, Math.round(clock.now() - openedAt));
    setDraft({ answer, state: deps.isOffline() ? 'kept' : 'sending' });
    const request = {
      ...inSeat,
      questionId: question.id,
      response: { state, answer },
      ...askingOf(view.slide),
      ...(elapsed !== undefined && { elapsed }),
    };
    void sender.give(request, askedMoment(view));
    kept.drop();
  }

  /** Receipts and pushes come without the summary: it is asked for, once for each state of the room. */
  function fetchSummary(seq: number) {
    if (summaryAskedAt === seq) return;
    summaryAskedAt = seq;
    refresh();
  }

  /** The open question, if an answer to it can still be changed or given. */
  function openQuestion() {
    const { view } = room.getState();
    const slide = view?.slide;
    const open = view && slide?.question && slide.state === 'active' && !slide.answered && mayPlay(view);
    // Who is on the way out answers nothing any more.
    if (play.getState().finishing) return null;
    return open && play.getState().draft.state === 'open' ? slide.question : null;
  }

  function answerIntent(intent: PlayIntent): boolean {
    const question = openQuestion();
    const { draft } = play.getState();
    if (isAnswerAct(intent)) {
      const acted =
        question && kindOf(question.type).acted(question, draftFor(question, draft).answer, intent);
      if (acted?.given) give('attempted', acted.answer);
      else if (acted) growDraft({ ...draft, answer: acted.answer });
    } else if (intent.type === 'submit' && question) {
      const answer = answerOf(question, draft);
      if (answer) give('attempted', answer);
    } else if (intent.type === 'skipMany' && question) asides.skipMany();
    else if (intent.type === 'hint' && question) asides.takeHint(question);
    else if (intent.type === 'later' && question) asides.answerLater(question);
    else if (intent.type === 'skip' && question) asides.skip(question);
    else return false;
    return true;
  }

  /** Ends the game for this player, once every answer is with the server (specification 2 section 4, "Finish flow"). */
  function finish({ me, room: info }: PlayerView) {
    if (me.isOver || isFinished(info.state)) return play.setState({ finishing: false });
    if (!sender.isDone()) return;
    const request = { ...inSeat, attempt: me.attempt };
    wishes.want('playerGameOver', {
      place: (commandId) => caller.call('playerGameOver', request, { seat: ticket, commandId }),
      take(answer) {
        takeView(answer);
        pace.end(answer.view as PlayerView);
      },
      stands: () => play.getState().finishing && sender.isDone(),
      onRefused(error) {
        play.setState({ finishing: false });
        refused(error);
      },
    });
  }

  function playAgain() {
    const request = { ...inSeat, startSource: 'replay', newAttempt: true };
    wishes.want('rejoin', {
      place: (commandId) => caller.call('rejoin', request, { seat: ticket, commandId }),
      take: takeView,
      stands: () => room.getState().view?.me.isOver === true,
      onDelay: deps.onDelay,
    });
  }

  function intent(wanted: PlayIntent) {
    if (answerIntent(wanted)) return;
    if (wanted.type === 'next') goOn();
    else if (wanted.type === 'life') {
      const { view } = room.getState();
      if (view && mayPlay(view) && pace.mayChoose()) asides.extraLife(wanted.use);
    } else if (wanted.type === 'redeem') openQuestions({ redemptionId: wanted.questionId });
    else if (wanted.type === 'revise' && !play.getState().finishing)
      openQuestions({ reviewId: wanted.questionId });
    else if (wanted.type === 'finish' || wanted.type === 'stay') {
      play.setState({ finishing: wanted.type === 'finish' });
      step();
    } else if (wanted.type === 'again') playAgain();
    else if (wanted.type === 'hand') asides.raiseHand(wanted.raised);
    else if (wanted.type === 'react') asides.react(wanted.reaction);
    else if (wanted.type === 'focus') asides.reportFocus(wanted.away);
  }

  function retry() {
    wishes.retry();
    step();
  }

  const off = room.subscribe(step);
  return {
    play,
    intent,
    retry,
    leaving: sender.flush,
    reconnected() {
      boardWatch.reconnected();
      retry();
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
      wishes.close();
      timers.close();
    },
  };
}
