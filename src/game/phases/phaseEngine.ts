// Leads a player who goes at an own pace from phase to phase, and on to the next question. It knows none of them by name.

import type { StoreApi } from 'zustand/vanilla';
import type { FeatureId } from '#core/room/feature.ts';
import { hasFeature } from '#core/modes/registry.ts';
import { isFinished } from '#core/room/phase.ts';
import { sortOf } from '#core/questions/kinds.ts';
import { askedMoment, type PlayerView } from '#core/views/playerView.ts';
import { ONWARD, type Phase, type PhaseRules, type PhaseSource } from '#src/game/phases/phase.ts';
import type { PlayState } from '#src/game/play.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';
import type { Timers } from '#src/game/timers.ts';
import { DOUBLE_PRESS_MS } from '#src/ui/doublePress.ts';

export interface PhaseEngine {
  /** Looks at the view, and does what is due. */
  look(view: PlayerView): void;
  /** The player presses on, or this phase has stood long enough. */
  goOn(view: PlayerView): void;
  /** Whether what can be chosen now stands there long enough for a press to be meant for it. */
  mayChoose(): boolean;
  /** Another phase takes the place of the one that stands there, where both are of one source. */
  replace(phase: Phase, view: PlayerView): void;
  /** The game is over for the player: what belongs to its last question need not be seen. */
  end(view: PlayerView): void;
}

export interface PhaseEngineDeps {
  readonly play: StoreApi<PlayState>;
  readonly timers: Timers;
  readonly seat: SeatAccess;
  /** Those of the registry, the first one first. */
  readonly sources: readonly PhaseSource[];
  /** The player's press, made by the clock. */
  readonly onDue: () => void;
}

type Occasion = Exclude<keyof PhaseRules, 'watch'>;

export function createPhaseEngine({ play, timers, seat, sources, onDue }: PhaseEngineDeps): PhaseEngine {
  const sourceRules = sources.map(({ feature, open }) => ({ feature, rules: open(seat) }));
  /** The answered question whose verdict has been shown. */
  let judged = '';
  /** Where the present phase comes from. */
  let origin: { readonly source: number; readonly occasion: Occasion | null } = {
    source: -1,
    occasion: null,
  };
  /** Before this time, in ms of the page's own clock, a press is the second half of a double one. */
  let choosesFrom = 0;
  /** The phase has been seen, and stays until the next question is here: the one before it does not come back meanwhile. */
  let isLeaving = false;

  function show(phase: Phase, view: PlayerView) {
    const lastsMs = phase.lastsMs?.(view) ?? null;
    const goesOn = lastsMs !== null && seat.settings().autoNext;
    // On a page that has just opened no press was meant for anything else.
    if (phase.isChoice && play.getState().scene !== null) choosesFrom = performance.now() + DOUBLE_PRESS_MS;
    isLeaving = false;
    play.setState({ phase, waitsForNext: !goesOn });
    if (goesOn) timers.at('phase', seat.clock.now() + lastsMs, onDue);
    else timers.callOff('phase');
  }

  /** Its end may have moved, or not count while the game is paused. */
  function watchEnd(phase: Phase, view: PlayerView) {
    if (!phase.endsAt) return;
    const endsAt = phase.endsAt(view);
    if (endsAt === null || !seat.mayPlay(view)) return timers.callOff('phase');
    timers.at('phase', endsAt, () => phase.onEnd?.(seat));
  }

  function clear() {
    const { phase, waitsForNext } = play.getState();
    timers.callOff('phase');
    isLeaving = false;
    if (phase !== null || waitsForNext) play.setState({ phase: null, waitsForNext: false });
  }

  /** Whether it stands there already, and nothing about it has changed. */
  function stands(phase: Phase, occasion: Occasion, view: PlayerView): boolean {
    const { phase: current, waitsForNext } = play.getState();
    if (current?.id !== phase.id || isLeaving || occasion === 'atVerdict') return false;
    const goesOn = (phase.lastsMs?.(view) ?? null) !== null && seat.settings().autoNext;
    return waitsForNext !== goesOn;
  }

  /** Shows the first phase that comes on this occasion; whether there is one. `behind`: only sources after this one are asked. */
  function enter(occasion: Occasion, view: PlayerView, isCut = false, behind = -1): boolean {
    const { phase: current, scene } = play.getState();
    const answered = answeredMoment(view);
    // On a page that has just opened nothing is new.
    const isNew = answered !== '' && answered !== judged && scene !== null;
    const moment = { view, current, isCut, isNew };
    for (const [source, { feature, rules }] of sourceRules.entries()) {
      if (source <= behind || !comesIn(view, feature)) continue;
      const phase = rules[occasion]?.(moment);
      if (!phase) continue;
      if (phase === ONWARD) return false;
      origin = { source, occasion };
      if (!stands(phase, occasion, view)) show(phase, view);
      watchEnd(phase, view);
      return true;
    }
    return false;
  }

  /** No answered question stands there: the first one, or one of a new attempt, is due. */
  function begin(view: PlayerView) {
    const { slide, me } = view;
    if (play.getState().phase?.isOver && !isLeaving) return;
    if (seat.mayPlay(view) && enter('beforeNext', view)) return;
    const ready = slide !== null && !slide.question && seat.mayPlay(view) && !me.isOver;
    if (ready && enter('atStart', view)) return;
    clear();
    if (ready) seat.openQuestions({});
  }

  /** The answer is final, as this page has not seen it before. */
  function judge(view: PlayerView, reopened: boolean) {
    const { slide, me } = view;
    // Reopened after the last answer, or finished with questions left for later: the summary is what counts now.
    const left = slide?.feedback?.state === 'seen' || slide?.feedback?.state === 'draft';
    if (me.isOver && reopened && enter('atReturn', view)) return;
    if (me.isOver && (reopened || left)) return isLeaving ? clear() : undefined;
    // Nor does who stood further back to what comes before it.
    if (reopened && enter('beforeNext', view)) return;
    enter('atVerdict', view);
  }

  function end(view: PlayerView) {
    if (play.getState().phase && origin.occasion === 'atEnd') return;
    if (!enter('atEnd', view)) clear();
  }

  /** Looks at an answered question. */
  function follow(view: PlayerView, answered: string) {
    // What stands before a question has nothing to say behind one.
    if (play.getState().phase && origin.occasion === 'atStart') clear();
    const { phase, scene } = play.getState();
    const reopened = judged === '' && scene === null;
    const wasOpen = phase !== null && origin.occasion === 'beforeVerdict';
    const isNew = answered !== judged;
    if (enter('beforeVerdict', view)) judged = answered;
    else if ((isNew || wasOpen) && asksNothing(view)) {
      judged = answered;
      goOnward(view);
    } else if (isNew || wasOpen) {
      judge(view, reopened);
      judged = answered;
    } else if (view.me.isOver) {
      // All that belongs to this question has been seen.
      if (isLeaving) clear();
    } else if (play.getState().phase === null || isLeaving) goOnward(view);
  }

  /** What stands there has been seen. */
  function goOnward(view: PlayerView) {
    if (view.me.isOver) end(view);
    else if (seat.mayPlay(view) && !enter('beforeNext', view)) seat.openQuestions({});
  }

  return {
    look(view) {
      for (const { rules } of sourceRules) rules.watch?.(view);
      const answered = answeredMoment(view);
      if (isFinished(view.room.state)) {
        if (isLeaving || !enter('afterGame', view)) clear();
        judged = answered;
        return;
      }
      const { phase } = play.getState();
      if (phase?.isOver?.(view)) {
        if (enter('beforeNext', view, true) || (view.me.isOver && enter('atEnd', view))) return;
        if (phase.stays && !view.me.isOver) isLeaving = true;
        else clear();
      }
      if (answered === '') begin(view);
      else follow(view, answered);
    },
    replace(phase, view) {
      const { phase: current } = play.getState();
      if (current && !isLeaving && sources[origin.source]?.ids.includes(phase.id)) show(phase, view);
    },
    mayChoose: () => performance.now() >= choosesFrom,
    goOn(view) {
      const { phase } = play.getState();
      if (!phase || isLeaving) return;
      if (phase.isChoice && performance.now() < choosesFrom) return;
      if (phase.onNext) {
        const next = phase.onNext(seat);
        if (next) show(next, view);
      } else if (origin.occasion === 'atEnd' || origin.occasion === 'atReturn' || isFinished(view.room.state))
        clear();
      else if (enter('afterVerdict', view, false, origin.source)) return;
      else if (view.me.isOver) end(view);
      else {
        timers.callOff('phase');
        isLeaving = true;
      }
    },
    end,
  };
}

/** Whether a game can come to phases of this feature; absent: to the page's own. */
function comesIn({ room }: PlayerView, feature: FeatureId | undefined): boolean {
  return feature === undefined || hasFeature(room, feature);
}

/** Whether what stands there was only to be seen: then there is no verdict on it. */
function asksNothing({ slide }: PlayerView): boolean {
  return slide?.question != null && !sortOf(slide.question).asks;
}

/** The question whose answer stands there; '' for none. */
function answeredMoment(view: PlayerView): string {
  return view.slide?.answered ? askedMoment(view) : '';
}
