// The pace of who plays alone: feedback, standings, the next question.

import type { StoreApi } from 'zustand/vanilla';
import { isFinished, runsFromOpening } from '#core/room/phase.ts';
import { MEME_RULES } from '#core/features/memes/triggers.ts';
import { MASTERY } from '#core/features/mastery/mastery.ts';
import { offersRedemption, REDEMPTION } from '#core/features/redemption/redemption.ts';
import { isRevision } from '#core/features/review/review.ts';
import { tellsResults } from '#core/room/results.ts';
import { askedMoment, type PlayerView } from '#core/views/playerView.ts';
import { type Between, type PlayState, milestoneOf } from '#src/game/play.ts';
import type { Timers } from '#src/game/timers.ts';
import type { Meme } from '#src/memes/meme.ts';
import { DOUBLE_PRESS_MS } from '#src/shell/doublePress.ts';
import type { ServerClock } from '#src/stores/serverClock.ts';

/** Milliseconds that feedback, standings, and the word that a question is left for later stand before the game goes on by itself. */
export const PACE = { feedbackMs: 2_600, standingsMs: 3_000, postponedMs: 1_500 } as const;
const { beforeMs, afterMs, passAccuracy } = REDEMPTION;

export interface StudentPace {
  /** Looks at the view, and does what is due. */
  walk(view: PlayerView): void;
  /** The player presses on, or this moment has stood long enough. */
  goOn(view: PlayerView): void;
  /** Whether what can be chosen now stands there long enough for a press to be meant for it. */
  mayChoose(): boolean;
  /** The game is over for the player: what belongs to its last question need not be seen. */
  end(view: PlayerView): void;
}

export interface StudentPaceDeps {
  readonly play: StoreApi<PlayState>;
  readonly timers: Timers;
  readonly clock: ServerClock;
  /** Whether the next question comes by itself. */
  readonly autoNext: () => boolean;
  /** Whether moments that are there to be watched are left out. */
  readonly lessMotion: () => boolean;
  readonly mayPlay: (view: PlayerView) => boolean;
  /** The meme for the verdict that stands there; null for none. */
  readonly takeMeme: (view: PlayerView) => Meme | null;
  readonly openNext: () => void;
  /** Opens the next question, without the second chances that stand open. */
  readonly goWithout: () => void;
  /** Does without the extra life that is offered. */
  readonly keepLife: () => void;
  /** The player's press, made by the clock. */
  readonly onDue: () => void;
}

export function createStudentPace(deps: StudentPaceDeps): StudentPace {
  const { play, timers, clock, autoNext, lessMotion, mayPlay, takeMeme, openNext, goWithout } = deps;
  /** The answered question that the feedback has been shown for. */
  let shown = '';
  /** The segment whose second chances the player knows of. */
  let toldOf = '';
  /** Before this time, in ms of the page's own clock, a press is the second half of a double one: it was meant for what stood there before. */
  let choosesFrom = 0;
  /** How many questions wait for the end, and until when the page says so. */
  let postponed = { count: 0, until: 0 };
  /** Mastery: the accuracy that the player was told last, and in which attempt. */
  let told = { attempt: 0, accuracy: 0 };
  /** The game that the player knows, and whether it has become another one since. */
  let game: { type: PlayerView['room']['type'] | null; hasChanged: boolean } = {
    type: null,
    hasChanged: false,
  };

  /** What stands there has been seen, and stays until the next question is here: the one before it does not come back meanwhile. */
  let leaving = false;

  function show(next: Pick<PlayState, 'between' | 'waitsForNext'>) {
    leaving = false;
    play.setState(next);
  }

  /** Shows this moment for so many ms; null, or where the player wants it so, until the player presses on. */
  function linger(between: Between, ms: number | null) {
    if (ms !== null && autoNext()) return passBy(between, ms);
    show({ between, waitsForNext: true });
    timers.callOff('between');
  }

  /** Shows this moment for so many ms, and goes on. */
  function passBy(between: Between, ms: number) {
    show({ between, waitsForNext: false });
    timers.at('between', clock.now() + ms, deps.onDue);
  }

  function stop() {
    timers.callOff('between');
    show({ between: null, waitsForNext: false });
  }

  /** On to the next question, which the next look at the view asks for. */
  function leave() {
    timers.callOff('between');
    leaving = true;
  }

  /** The question was missed and can be answered once more: the player decides, or the time for that passes. */
  function offerLife(view: PlayerView) {
    const until = view.slide?.lifeOffer?.until ?? null;
    const { between, scene } = play.getState();
    if (between !== 'life') {
      // On a page that has just opened no press was meant for anything else.
      if (scene !== null) choosesFrom = performance.now() + DOUBLE_PRESS_MS;
      show({ between: 'life', waitsForNext: true });
    }
    if (until !== null && mayPlay(view)) timers.at('between', until, deps.keepLife);
    else timers.callOff('between');
  }

  /** The verdict, with what is right where that is told: who has something to read goes on by a press. */
  function judge({ slide }: PlayerView) {
    linger('feedback', slide?.feedback?.explanation ? null : PACE.feedbackMs);
  }

  /** Every question is over: the player looks the answers over. */
  function review() {
    if (play.getState().between !== 'review') linger('review', null);
  }

  /** What was wrong can be made up for now: says so once a segment, then lets the player choose. */
  function offer({ me }: PlayerView) {
    const segment = `${me.attempt} ${me.answered}`;
    if (segment === toldOf) {
      choosesFrom = performance.now() + DOUBLE_PRESS_MS;
      return linger('redemption.choice', null);
    }
    toldOf = segment;
    linger('redemption.before', beforeMs);
  }

  /**
   * Who took second chances and is below the line still is told so before the end (specification 2, section 4 "Finish flow"), and
   * so is who has mastered it all.
   */
  function end(view: PlayerView) {
    const { me, room } = view;
    const { between } = play.getState();
    if (isLast(between)) return;
    if (me.hasMastered) return linger(hasUnseen(view) ? 'mastery.achievedUnseen' : 'mastery.achieved', null);
    const redeemed = me.repeated - Number(me.extraLife === 'utilised');
    const failed = offersRedemption(room) && redeemed > 0 && me.accuracy < passAccuracy && tellsResults(room);
    if (failed) linger('redemption.after', afterMs);
    else stop();
  }

  /** After a verdict comes its meme, where there is one. */
  function showMeme(view: PlayerView): boolean {
    const meme = takeMeme(view);
    if (!meme) return false;
    play.setState({ meme });
    linger('meme', MEME_RULES.showMs);
    return true;
  }

  /** The teacher has turned mastery on: says so before the next question. */
  function tellChange() {
    game.hasChanged = false;
    linger('mastery.changed', MASTERY.peekMs);
  }

  /** Mastery: how far up it is by now, and whether the player's accuracy has changed since it was told last. */
  function tellProgress({ me }: PlayerView) {
    const before = told.attempt === me.attempt ? told.accuracy : me.accuracy;
    told = { attempt: me.attempt, accuracy: me.accuracy };
    if (game.hasChanged) return tellChange();
    if (me.accuracy === before) linger('mastery.inGame', MASTERY.peekMs);
    else linger(me.accuracy > before ? 'mastery.increased' : 'mastery.decreased', MASTERY.peekMs);
  }

  /** Whether it is still to be seen that one more question was left for later. */
  function saysPostponed(count: number): boolean {
    const isNew = count > postponed.count;
    postponed = { count, until: isNew ? clock.now() + PACE.postponedMs : postponed.until };
    return count > 0 && !lessMotion() && clock.now() < postponed.until;
  }

  /** No answered question stands there: the first one, or one of a new attempt, is due. */
  function begin(view: PlayerView) {
    const moment = milestoneOf(play.getState().between);
    if (view.slide?.secondChances.length) {
      // While the game is paused, what stands there stands.
      if (moment === null && mayPlay(view)) offer(view);
      return;
    }
    // The game ended with the choice, on another device.
    if (moment !== null && view.me.isOver) return end(view);
    timers.callOff('between');
    const ready = view.slide !== null && !view.slide.question && mayPlay(view) && !view.me.isOver;
    const lingers = ready && autoNext() && saysPostponed(view.slide?.postponed ?? 0);
    // Who opens homework only wants to look at it first: the clock starts when they do.
    const isFirst = runsFromOpening(view.room) && view.me.answered === 0 && view.slide?.postponed === 0;
    const waitsForNext = ready && (!autoNext() || lingers || isFirst);
    const present = play.getState();
    if (present.between !== null || present.waitsForNext !== waitsForNext)
      show({ between: null, waitsForNext });
    if (lingers) timers.at('between', postponed.until, openNext);
    else if (ready && !waitsForNext) openNext();
  }

  /** Whether the verdict on the answer that was the last one of all stands there, or is due. */
  function judges(moment: string, scene: PlayState['scene'], between: Between | null): boolean {
    if (between === 'feedback') {
      // What can be read there must not keep the end from the player.
      if (play.getState().waitsForNext) linger(between, PACE.feedbackMs);
      return true;
    }
    // On a page that has just opened nothing is new.
    const isNew = scene !== null && moment !== '' && moment !== shown;
    shown = moment;
    if (!isNew) return false;
    linger('feedback', PACE.feedbackMs);
    return true;
  }

  return {
    walk(view) {
      const { slide, me, room } = view;
      game = {
        type: room.type,
        hasChanged: game.hasChanged || (game.type !== null && game.type !== room.type),
      };
      const moment = slide?.answered ? askedMoment(view) : '';
      if (isFinished(room.state)) {
        // The teacher has ended it: there is nothing to choose from, or to wait for, any more.
        if (leaving) return stop();
        const { between, scene, waitsForNext } = play.getState();
        if (room.challenge && judges(moment, scene, between)) return;
        const stands =
          between === 'meme' || between === 'life' || between === 'review' || milestoneOf(between) !== null;
        if (stands || (between === null && waitsForNext)) stop();
        return;
      }
      // What could be tried again comes again anyway: there is nothing to choose any more.
      if (game.hasChanged && play.getState().between?.startsWith('redemption.')) return tellChange();
      if (moment === '') return begin(view);
      if (slide?.lifeOffer) {
        shown = moment;
        return offerLife(view);
      }
      if (moment === shown) {
        const { between } = play.getState();
        // Now the answer is final.
        if (between === 'life') return judge(view);
        // The game ended with the choice, on this device or on another one.
        if ((between === 'redemption.choice' || between === 'redemption.before') && me.isOver)
          return end(view);
        if (between === 'review' && me.isOver) return end(view);
        // All that belongs to this question has been seen.
        if (me.isOver) return leaving ? stop() : undefined;
        if ((between !== null && !leaving) || !mayPlay(view)) return;
        if (game.hasChanged) return tellChange();
        if (slide?.review.length) return review();
        return slide?.secondChances.length ? offer(view) : openNext();
      }
      const reopened = shown === '' && play.getState().scene === null;
      shown = moment;
      // Reopened after the last answer, or finished with questions left for later: the summary is what counts now.
      const left = slide?.feedback?.state === 'seen' || slide?.feedback?.state === 'draft';
      if (me.isOver && (reopened || left)) return leaving ? stop() : undefined;
      // Nor does who stood at the choice go back to the feedback before it.
      if (reopened && slide?.secondChances.length) return offer(view);
      if (reopened && slide?.review.length) return review();
      // A question that was looked over and left as it was has no verdict of its own.
      if (slide?.review.length && isRevision(view) && slide.feedback?.state === 'passed') return review();
      judge(view);
    },
    mayChoose: () => performance.now() >= choosesFrom,
    goOn(view) {
      const { between, waitsForNext } = play.getState();
      if (leaving) return;
      if (between === null) {
        if (waitsForNext) openNext();
        return;
      }
      if (between === 'life') return;
      if (between === 'redemption.choice') return performance.now() < choosesFrom ? undefined : goWithout();
      if (isLast(between)) return stop();
      if (between === 'redemption.before') return offer(view);
      if (between === 'review') return;
      const ended = isFinished(view.room.state);
      if (between === 'feedback' && !ended && showMeme(view)) return;
      if (view.me.isOver) return end(view);
      if (ended) return stop();
      const wasJudged = between === 'feedback' || between === 'meme';
      if (view.room.type === 'mastery_mode' && wasJudged)
        return game.hasChanged || isPeekDue(view) ? tellProgress(view) : leave();
      const showsStandings = between !== 'standings' && (view.board?.total ?? 0) > 1;
      if (showsStandings) linger('standings', PACE.standingsMs);
      else leave();
    },
    end,
  };
}

/** Whether only the end follows. */
function isLast(between: Between | null): boolean {
  return (
    between === 'redemption.after' || between === 'mastery.achieved' || between === 'mastery.achievedUnseen'
  );
}

/** Mastery: whether the quiz has questions that no attempt so far has brought, and there is one more for them. */
function hasUnseen({ me, room }: PlayerView): boolean {
  return me.remainingAttempts !== 0 && me.attempt * room.questionCount < room.totalAnswerableQuestions;
}

/** Mastery: whether the player sees the standings now, where the game tells results at all. */
function isPeekDue({ me, room }: PlayerView): boolean {
  return tellsResults(room) && me.responses % MASTERY.boardEvery === 0;
}
