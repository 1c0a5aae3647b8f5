// The answer to the open question: while it is being made, when its time runs out, and on its way to the
// server.

import type { StoreApi } from 'zustand/vanilla';
import { acted, isAnswerAct, isTried, kindOf, missingParts } from '#core/questions/kinds.ts';
import { type GivenState, isAttempt, isFinished } from '#core/room/phase.ts';
import type { Question } from '#core/questions/question.ts';
import { askedKey, type PlayerView } from '#core/views/playerView.ts';
import { questionTimer, timerLeft } from '#core/views/questionTimer.ts';
import { type Draft, draftFor } from '#scenes/player/view.ts';
import { type AnswerSender, createAnswerSender } from '#src/game/answerSender.ts';
import {
  answerable,
  answerOf,
  repetitionOf,
  draftAfter,
  withAnswer,
  withHeldPiece,
  NO_DRAFT,
  restoreDraft,
  retryDraft,
  withUndo,
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
  /**
   * Updates the draft. A new question starts with the answer still being sent, with what an earlier page
   * stored, or with nothing.
   */
  keepDraft(view: PlayerView): void;
  /** Makes sure that an answer is submitted when its time is up. */
  watchClock(view: PlayerView, now: number): void;
  /** Notices when a question opens or its options move. */
  watchOpening(view: PlayerView): void;
  /** The open question, if its answer can still be changed or given and a press now is meant for it. */
  openQuestion(): Question | null;
  /**
   * Returns a function that tells whether the question open now is still open, without an answer on its way.
   */
  whileOpen(): () => boolean;
  /** Handles an intent about the answer; returns whether it was one. */
  intent(intent: PlayIntent): boolean;
  /** Forgets which question the draft belongs to, because what an earlier page stored has now loaded. */
  restart(): void;
}

export interface AnsweringDeps {
  readonly play: StoreApi<PlayState>;
  readonly timers: Timers;
  readonly seat: SeatAccess;
  readonly beacon: Beacon;
  readonly outbox: Outbox;
  /**
   * Milliseconds after a question appears during which presses are ignored, because they were meant for the
   * previous screen.
   */
  readonly ignorePressMs: number;
  readonly isOffline: () => boolean;
  readonly onUnsentCount: (count: number) => void;
  readonly onRefused: (error: RequestError) => void;
  /** The server has an answer. */
  readonly onAccepted: () => void;
  readonly refresh: () => void;
}

/** Milliseconds until the question's clock is checked again if the server's hadn't run out. */
const TOO_EARLY_MS = 500;
/** Milliseconds during which submitting an unfinished answer again sends it. */
const ANYWAY_MS = 4_000;
/** Milliseconds in which it doesn't: a double press means one. */
const DOUBLE_PRESS_MS = 500;

export function createAnswering(deps: AnsweringDeps): Answering {
  const { play, timers, seat, ignorePressMs, isOffline, onRefused, refresh } = deps;
  const { caller, clock, inSeat, kept, room, ticket } = seat;
  const sender = createAnswerSender({
    caller,
    beacon: deps.beacon,
    outbox: deps.outbox,
    ...inSeat,
    seat: ticket,
    onAccepted(receipt) {
      seat.takeReceipt(receipt);
      deps.onAccepted();
    },
    onRefused: refused,
    onTry({ moment }, waiting) {
      const { draft } = play.getState();
      if (moment === draftKey && draft.state !== 'open')
        setDraft({ ...draft, state: waiting || isOffline() ? 'kept' : 'sending' });
    },
    onUnsentCount: deps.onUnsentCount,
  });
  /** The question and attempt that the draft belongs to. */
  let draftKey = '';
  /** Server time in ms before which no timeout is sent. */
  let noTimeOutBefore = 0;
  /**
   * The question that was open at the last look, and where its options were; '' for none. Null on a page that
   * has just opened, where no press was meant for anything else.
   */
  let stoodOpen: string | null = null;
  /**
   * Until this time, in ms of the page's own clock, a press was meant for what was shown before the question.
   */
  let ignorePressesUntil = 0;
  let sendsAnywayFrom = 0;

  const setDraft = (draft: Draft) => play.setState({ draft });

  /** Changes the draft, which isn't submitted yet but outlives the page. */
  function growDraft(draft: Draft) {
    setDraft(draft);
    kept.keep(draftKey, draft);
  }

  function refused(error: RequestError, { request, moment }: OutboxEntry) {
    // An answer that isn't counted is always reported; a timeout that the server has recorded itself isn't.
    if (isAttempt(request.response.state)) onRefused(error);
    if (moment === draftKey) {
      if (error.type === 'response.TOO_EARLY') {
        // Time was added while the timeout was on its way: the question continues.
        noTimeOutBefore = clock.now() + TOO_EARLY_MS;
        growDraft({ ...play.getState().draft, state: 'open' });
      } else setDraft(NO_DRAFT);
    }
    refresh();
  }

  /** A strict clock has run out: submits the draft as it is. */
  function timeUp() {
    const { view } = room.getState();
    const question = view?.slide?.question;
    if (!question || view.slide.answered || sender.pending(askedKey(view))) return;
    give('timedOut', answerOf(question, play.getState().draft));
  }

  function give(state: GivenState, answer: ReturnType<typeof answerOf>) {
    const { view } = room.getState();
    if (!view?.slide?.question) return;
    const { openedAt, question } = view.slide;
    timers.cancel('deadline');
    const elapsed = openedAt === null ? undefined : Math.max(0, Math.round(clock.now() - openedAt));
    setDraft({ answer, state: isOffline() ? 'kept' : 'sending' });
    const request = {
      ...inSeat,
      questionId: question.id,
      response: { state, answer },
      ...repetitionOf(view.slide),
      ...(elapsed !== undefined && { elapsed }),
    };
    void sender.submit(request, askedKey(view));
    kept.drop();
  }

  const isOpen = (view: PlayerView) =>
    view.slide?.state === 'active' && !view.slide.answered && seat.mayPlay(view);

  /** The open question, if its answer can still be changed or given. */
  function answerableQuestion() {
    const { view } = room.getState();
    // A player who is finishing can't answer anymore.
    if (!view?.slide || seat.isFinishing()) return null;
    return isOpen(view) && play.getState().draft.state === 'open' ? answerable(view.slide) : null;
  }

  /** The same for a press, which has to be meant for the question. */
  const openQuestion = () => (performance.now() < ignorePressesUntil ? null : answerableQuestion());

  /**
   * Submits the player's answer, unless it was wrong before and would be wrong again. Asks first if it isn't
   * finished.
   */
  function attempt(question: Question, answer: ReturnType<typeof answerOf>) {
    const slide = room.getState().view?.slide;
    const { draft } = play.getState();
    if (!answer || !slide || isTried(answer, triedAnswer(slide))) return;
    if (missingParts(question, answer) > 0) {
      if (!draft.anyway) return askAnyway(draft);
      if (performance.now() < sendsAnywayFrom) return;
    }
    give('attempted', answer);
  }

  /** Asks whether to submit an unfinished answer. */
  function askAnyway(draft: Draft) {
    setDraft({ ...draft, anyway: true });
    sendsAnywayFrom = performance.now() + DOUBLE_PRESS_MS;
    timers.at('anyway', clock.now() + ANYWAY_MS, () => {
      const { anyway, ...kept } = play.getState().draft;
      if (anyway) setDraft(kept);
    });
  }

  function whileOpen() {
    const moment = draftKey;
    return () => draftKey === moment && !sender.pending(moment);
  }

  function skip({ id: questionId }: Question) {
    const skipped = { questionId, ...repetitionOf(room.getState().view?.slide) };
    seat.send('skipQuestion', skipped, { take: seat.takeReceipt, isWanted: whileOpen() });
  }

  return {
    sender,
    keepDraft(view) {
      const { me, slide, room: info } = view;
      const question = slide?.question;
      const key = askedKey(view);
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
      else if (left && begun && !slide.answered) draft = restoreDraft(left, begun.answer);
      else if (left && slide.draft && !slide.answered) draft = restoreDraft(left, slide.draft);
      else if (left && !slide.answered) draft = retryDraft(left, triedAnswer(slide));
      if (play.getState().draft !== draft) setDraft(draft);
    },
    watchClock(view, now) {
      const { slide, room: info } = view;
      const isPlayed = seat.mayPlay(view) && !slide?.answered && !sender.pending(askedKey(view));
      const question = isPlayed && slide?.question;
      const timer = questionTimer(slide, info, now);
      const isDue = timer.state === 'running' || timer.state === 'stopped';
      if (question && slide.state === 'active' && isDue && info.options.timer === 'strict')
        timers.at('deadline', Math.max(now + (timerLeft(timer, now) ?? 0), noTimeOutBefore), timeUp);
      else timers.cancel('deadline');
      // Closed for everyone: the draft counts while the server waits for answers on their way.
      const standing = question && slide.state === 'waiting' && answerOf(question, play.getState().draft);
      if (standing) give('autoAttempted', standing);
    },
    watchOpening(view) {
      const { slide } = view;
      const isShown = play.getState().phase === null && isOpen(view);
      const open =
        slide && isShown ? `${askedKey(view)} ${allOf((feature) => feature.shuffle?.(slide)).join()}` : '';
      if (open !== '' && stoodOpen !== null && open !== stoodOpen)
        ignorePressesUntil = performance.now() + ignorePressMs;
      stoodOpen = open;
    },
    openQuestion,
    whileOpen,
    intent(intent) {
      const question = openQuestion();
      const { draft } = play.getState();
      if (isAnswerAct(intent)) {
        const standing = answerableQuestion();
        const to = standing && kindOf(standing.type).typed ? standing : question;
        const next = to && acted(to, draftFor(to, draft).answer, intent);
        if (next?.isSubmitted && to) attempt(to, next.answer);
        else if (next && to) growDraft(withAnswer(to, draft, next.answer));
      } else if (intent.type === 'hold' || intent.type === 'undo') {
        if (question && intent.type === 'undo') growDraft(withUndo(draft));
        else if (question && intent.type === 'hold') setDraft(withHeldPiece(draft, intent.piece));
      } else if (intent.type === 'submit' && question) {
        attempt(question, answerOf(question, draft));
      } else if (intent.type === 'skip' && question) skip(question);
      else return false;
      return true;
    },
    restart() {
      draftKey = '';
    },
  };
}
