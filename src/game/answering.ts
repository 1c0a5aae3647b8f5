// The answer to the open question: as it grows, as its time runs out, and on its way to the server.

import type { StoreApi } from 'zustand/vanilla';
import { acted, isAnswerAct, isTried, kindOf } from '#core/questions/kinds.ts';
import { type GivenState, isAttempt, isFinished } from '#core/room/phase.ts';
import type { Question } from '#core/questions/question.ts';
import { askedMoment, type PlayerView } from '#core/views/playerView.ts';
import { questionTimer, timerLeft } from '#core/views/questionTimer.ts';
import { type Draft, draftFor } from '#scenes/player/view.ts';
import { type AnswerSender, createAnswerSender } from '#src/game/answerSender.ts';
import {
  answerable,
  answerOf,
  askingOf,
  draftAfter,
  grown,
  holding,
  NO_DRAFT,
  restored,
  undone,
} from '#src/game/draft.ts';
import type { PlayIntent } from '#src/game/intent.ts';
import { allOf, triedAnswer } from '#src/game/features.ts';
import type { PlayState } from '#src/game/play.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';
import type { Timers } from '#src/game/timers.ts';
import type { Beacon } from '#src/platform/requests/beacon.ts';
import type { RequestError } from '#src/platform/requests/requestError.ts';
import type { Outbox, OutboxEntry } from '#src/platform/storage/outbox.ts';

export interface Answering {
  readonly sender: AnswerSender;
  /** A new question starts with the answer that is still on its way, with what an earlier page left behind, or with nothing. */
  keepDraft(view: PlayerView): void;
  /** Sees to it that an answer is handed in when its time is up. */
  watchClock(view: PlayerView, now: number): void;
  /** Sees when a question comes to stand open, or its options to stand elsewhere. */
  watchOpening(view: PlayerView): void;
  /** The open question, if an answer to it can still be changed or given, and a press is meant for it. */
  openQuestion(): Question | null;
  /** Whether the question that is open now still is, without an answer on its way. */
  whileOpen(): () => boolean;
  /** Does what is wanted of an answer; whether it is something of an answer. */
  intent(intent: PlayIntent): boolean;
  /** Forgets which question the draft belongs to: what an earlier page left behind is here now. */
  restart(): void;
}

export interface AnsweringDeps {
  readonly play: StoreApi<PlayState>;
  readonly timers: Timers;
  readonly seat: SeatAccess;
  readonly beacon: Beacon;
  readonly outbox: Outbox;
  /** Milliseconds in which a press is not meant yet for a question that has just come. */
  readonly unreadMs: number;
  readonly isOffline: () => boolean;
  readonly onKept: (count: number) => void;
  readonly onRefused: (error: RequestError) => void;
  /** The server has an answer. */
  readonly onTaken: () => void;
  readonly refresh: () => void;
}

/** Milliseconds until the clock of a question is looked at again, where the server's had not run out. */
const TOO_EARLY_MS = 500;

export function createAnswering(deps: AnsweringDeps): Answering {
  const { play, timers, seat, unreadMs, isOffline, onRefused, refresh } = deps;
  const { caller, clock, inSeat, kept, room, ticket } = seat;
  const sender = createAnswerSender({
    caller,
    beacon: deps.beacon,
    outbox: deps.outbox,
    ...inSeat,
    seat: ticket,
    onTaken(receipt) {
      seat.takeReceipt(receipt);
      deps.onTaken();
    },
    onRefused: refused,
    onTry({ moment }, waiting) {
      const { draft } = play.getState();
      if (moment === draftKey && draft.state !== 'open')
        setDraft({ ...draft, state: waiting || isOffline() ? 'kept' : 'sending' });
    },
    onKept: deps.onKept,
  });
  /** The moment that the draft belongs to. */
  let draftKey = '';
  /** Server time before which no time-out is sent. */
  let noTimeOutBefore = 0;
  /** The moment that stood open at the last look, and where its options stood, '' for none; null on a page that has just opened, where no press was meant for anything else. */
  let stoodOpen: string | null = null;
  /** Before this time, in ms of the page's own clock, a press was meant for what stood there before the question. */
  let pressesFrom = 0;

  const setDraft = (draft: Draft) => play.setState({ draft });

  /** The answer is not given yet, but outlives the page. */
  function growDraft(draft: Draft) {
    setDraft(draft);
    kept.keep(draftKey, draft);
  }

  function refused(error: RequestError, { request, moment }: OutboxEntry) {
    // An answer that is not counted is never passed over in silence; a time-out that the server has noted itself is.
    if (isAttempt(request.response.state)) onRefused(error);
    if (moment === draftKey) {
      if (error.type === 'response.TOO_EARLY') {
        // Time was added while the time-out was on its way: the question goes on.
        noTimeOutBefore = clock.now() + TOO_EARLY_MS;
        growDraft({ ...play.getState().draft, state: 'open' });
      } else setDraft(NO_DRAFT);
    }
    refresh();
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
    setDraft({ answer, state: isOffline() ? 'kept' : 'sending' });
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

  const isOpen = (view: PlayerView) =>
    view.slide?.state === 'active' && !view.slide.answered && seat.mayPlay(view);

  /** The open question, if an answer to it can still be changed or given. */
  function standingQuestion() {
    const { view } = room.getState();
    // Who is on the way out answers nothing any more.
    if (!view?.slide || seat.isFinishing()) return null;
    return isOpen(view) && play.getState().draft.state === 'open' ? answerable(view.slide) : null;
  }

  /** The same, for a press, which has to be meant for it. */
  const openQuestion = () => (performance.now() < pressesFrom ? null : standingQuestion());

  /** Gives what the player wants to give; what was wrong before would be wrong again. */
  function attempt(answer: ReturnType<typeof answerOf>) {
    const slide = room.getState().view?.slide;
    if (answer && slide && !isTried(answer, triedAnswer(slide))) give('attempted', answer);
  }

  function whileOpen() {
    const moment = draftKey;
    return () => draftKey === moment && !sender.pending(moment);
  }

  /** Lets the question pass. */
  function skip({ id: questionId }: Question) {
    const skipped = { questionId, ...askingOf(room.getState().view?.slide) };
    seat.send('skipQuestion', skipped, { take: seat.takeReceipt, isWanted: whileOpen() });
  }

  return {
    sender,
    keepDraft(view) {
      const { me, slide, room: info } = view;
      const question = slide?.question;
      const key = askedMoment(view);
      const begun = kept.at(key);
      if (slide?.answered || me.isOver || isFinished(info.state) || (question && !begun)) kept.drop();
      if (key === draftKey && slide && !slide.answered) {
        const { draft } = play.getState();
        const after = draftAfter(slide, draft, sender.pending(key) !== null);
        if (after !== draft) growDraft(after);
        return;
      }
      draftKey = key;
      const pending = question && !slide.answered ? sender.pending(key) : null;
      const left = slide && answerable(slide);
      let draft = NO_DRAFT;
      if (pending)
        draft = { answer: pending.request.response.answer, state: isOffline() ? 'kept' : 'sending' };
      else if (left && begun && !slide.answered) draft = restored(left, begun.answer);
      else if (left && slide.draft && !slide.answered) draft = restored(left, slide.draft);
      if (play.getState().draft !== draft) setDraft(draft);
    },
    watchClock(view, now) {
      const { slide, room: info } = view;
      const isPlayed = seat.mayPlay(view) && !slide?.answered && !sender.pending(askedMoment(view));
      const question = isPlayed && slide?.question;
      const timer = questionTimer(slide, info, now);
      const isDue = timer.state === 'running' || timer.state === 'stopped';
      if (question && slide.state === 'active' && isDue && info.options.timer === 'strict')
        timers.at('deadline', Math.max(now + (timerLeft(timer, now) ?? 0), noTimeOutBefore), timeUp);
      else timers.callOff('deadline');
      // Closed for all: what stands there counts, as long as the server waits for answers that are on their way.
      const standing = question && slide.state === 'waiting' && answerOf(question, play.getState().draft);
      if (standing) give('autoAttempted', standing);
    },
    watchOpening(view) {
      const { slide } = view;
      const isShown = play.getState().phase === null && isOpen(view);
      const open =
        slide && isShown ? `${askedMoment(view)} ${allOf((feature) => feature.shuffle?.(slide)).join()}` : '';
      if (open !== '' && stoodOpen !== null && open !== stoodOpen) pressesFrom = performance.now() + unreadMs;
      stoodOpen = open;
    },
    openQuestion,
    whileOpen,
    intent(intent) {
      const question = openQuestion();
      const { draft } = play.getState();
      if (isAnswerAct(intent)) {
        const standing = standingQuestion();
        const to = standing && kindOf(standing.type).typed ? standing : question;
        const next = to && acted(to, draftFor(to, draft).answer, intent);
        if (next?.given) attempt(next.answer);
        else if (next && to) growDraft(grown(to, draft, next.answer));
      } else if (intent.type === 'hold' || intent.type === 'undo') {
        if (question && intent.type === 'undo') growDraft(undone(draft));
        else if (question && intent.type === 'hold') setDraft(holding(draft, intent.piece));
      } else if (intent.type === 'submit' && question) {
        attempt(answerOf(question, draft));
      } else if (intent.type === 'skip' && question) skip(question);
      else return false;
      return true;
    },
    restart() {
      draftKey = '';
    },
  };
}
