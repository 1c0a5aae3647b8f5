// Phase engine: takes a player of a student-paced game from phase to phase, and on to the next question.
// Knows no phase by name.

import type { StoreApi } from 'zustand/vanilla';
import type { FeatureId } from '#core/room/feature.ts';
import { hasFeature } from '#core/modes/registry.ts';
import { isFinished } from '#core/room/phase.ts';
import { sortOf } from '#core/questions/kinds.ts';
import { askedKey, type PlayerView } from '#core/views/playerView.ts';
import { SKIP_TO_NEXT, type Phase, type PhaseRules, type PhaseSource } from '#src/game/phases/phase.ts';
import type { PlayState } from '#src/game/play.ts';
import type { SeatAccess } from '#src/game/seatAccess.ts';
import type { Timers } from '#src/game/timers.ts';
import { DOUBLE_PRESS_MS } from '#src/ui/doublePress.ts';

export interface PhaseEngine {
  /** Looks at the view and does what is due. */
  update(view: PlayerView): void;
  /** Continues: the player pressed Next, or the phase has lasted long enough. */
  advance(view: PlayerView): void;
  /** True if the current choice has been shown long enough for a press to be meant for it. */
  mayChoose(): boolean;
  /** Replaces the current phase with another one from the same source. */
  replace(phase: Phase, view: PlayerView): void;
  /** The game is over for the player: skips what is left of the last question. */
  end(view: PlayerView): void;
}

export interface PhaseEngineDeps {
  readonly play: StoreApi<PlayState>;
  readonly timers: Timers;
  readonly seat: SeatAccess;
  /** The registry's sources, in order. */
  readonly sources: readonly PhaseSource[];
  /** A phase's time is up; works like the player's press. */
  readonly onDue: () => void;
}

type Occasion = Exclude<keyof PhaseRules, 'watch'>;

export function createPhaseEngine({ play, timers, seat, sources, onDue }: PhaseEngineDeps): PhaseEngine {
  const sourceRules = sources.map(({ feature, open }) => ({ feature, rules: open(seat) }));
  /** The answered question whose verdict has been shown. */
  let shownVerdict = '';
  /** Origin of the current phase. */
  let currentSource: { readonly source: number; readonly occasion: Occasion | null } = {
    source: -1,
    occasion: null,
  };
  /** Until this time, in ms of the page's own clock, a press is the second half of a double press. */
  let choosesFrom = 0;
  /**
   * The phase has been seen, and stays until the next question has arrived: the phase before it doesn't come
   * back in the meantime.
   */
  let isLeaving = false;

  /** Milliseconds until it continues automatically; null if only a press continues. */
  function lastingMs(phase: Phase, view: PlayerView): number | null {
    return phase.passes || seat.settings().autoNext ? (phase.durationMs?.(view) ?? null) : null;
  }

  function show(phase: Phase, view: PlayerView) {
    const lastsMs = lastingMs(phase, view);
    // On a page that has just opened, no press was meant for anything else.
    if (phase.isChoice && play.getState().scene !== null) choosesFrom = performance.now() + DOUBLE_PRESS_MS;
    isLeaving = false;
    play.setState({ phase, waitsForNext: lastsMs === null });
    if (lastsMs !== null) timers.at('phase', seat.clock.now() + lastsMs, onDue);
    else timers.cancel('phase');
  }

  /** Its end may have moved, or may not count while the game is paused. */
  function watchEnd(phase: Phase, view: PlayerView) {
    if (!phase.endsAt) return;
    const endsAt = phase.endsAt(view);
    if (endsAt === null || !seat.mayPlay(view)) return timers.cancel('phase');
    timers.at('phase', endsAt, () => phase.onEnd?.(seat));
  }

  function clear() {
    const { phase, waitsForNext } = play.getState();
    timers.cancel('phase');
    isLeaving = false;
    if (phase !== null || waitsForNext) play.setState({ phase: null, waitsForNext: false });
  }

  /** True if it is already shown and nothing about it has changed. */
  function isShown(phase: Phase, occasion: Occasion, view: PlayerView): boolean {
    const { phase: current, waitsForNext } = play.getState();
    if (current?.id !== phase.id || isLeaving || occasion === 'atVerdict') return false;
    return waitsForNext === (lastingMs(phase, view) === null);
  }

  /**
   * Shows the first phase for this occasion; returns whether there is one. `behind`: only asks sources after
   * this one.
   */
  function enter(occasion: Occasion, view: PlayerView, isCut = false, behind = -1): boolean {
    const { phase: current, scene } = play.getState();
    const answered = answeredKey(view);
    // On a page that has just opened, nothing is new.
    const isNew = answered !== '' && answered !== shownVerdict && scene !== null;
    const moment = { view, current, isCut, isNew };
    for (const [source, { feature, rules }] of sourceRules.entries()) {
      if (source <= behind || !comesIn(view, feature)) continue;
      const phase = rules[occasion]?.(moment);
      if (!phase) continue;
      if (phase === SKIP_TO_NEXT) return false;
      currentSource = { source, occasion };
      if (!isShown(phase, occasion, view)) show(phase, view);
      watchEnd(phase, view);
      return true;
    }
    return false;
  }

  /** No answered question is shown: the first one is due, or the first of a new attempt. */
  function begin(view: PlayerView) {
    const { slide, me } = view;
    if (play.getState().phase?.isOver && !isLeaving) return;
    if (seat.mayPlay(view) && enter('beforeNext', view)) return;
    const ready = slide !== null && !slide.question && seat.mayPlay(view) && !me.isOver;
    if (ready && enter('atStart', view)) return;
    clear();
    if (ready) seat.openQuestions({});
  }

  /** The answer is final, and this page hasn't shown that before. */
  function judge(view: PlayerView, reopened: boolean) {
    const { slide, me } = view;
    // Reopened after the last answer, or finished with questions left for later: only the summary matters
    // now.
    const left = slide?.feedback?.state === 'seen' || slide?.feedback?.state === 'draft';
    if (me.isOver && reopened && enter('atReturn', view)) return;
    if (me.isOver && (reopened || left)) return isLeaving ? clear() : undefined;
    // A reopened page doesn't go back to the verdict if the player was already past it.
    if (reopened && enter('beforeNext', view)) return;
    enter('atVerdict', view);
  }

  function end(view: PlayerView) {
    if (play.getState().phase && currentSource.occasion === 'atEnd') return;
    if (!enter('atEnd', view)) clear();
  }

  /** Handles an answered question. */
  function follow(view: PlayerView, answered: string) {
    // A phase shown before a question has no meaning after it.
    if (play.getState().phase && currentSource.occasion === 'atStart') clear();
    const { phase, scene } = play.getState();
    const reopened = shownVerdict === '' && scene === null;
    const wasOpen = phase !== null && currentSource.occasion === 'beforeVerdict';
    const isNew = answered !== shownVerdict;
    if (enter('beforeVerdict', view)) shownVerdict = answered;
    else if ((isNew || wasOpen) && asksNothing(view)) {
      shownVerdict = answered;
      goOnward(view);
    } else if (isNew || wasOpen) {
      judge(view, reopened);
      shownVerdict = answered;
    } else if (view.me.isOver) {
      // Everything about this question has been seen.
      if (isLeaving) clear();
    } else if (play.getState().phase === null || isLeaving) goOnward(view);
  }

  /** Moves on once everything here has been seen. */
  function goOnward(view: PlayerView) {
    if (view.me.isOver) end(view);
    else if (seat.mayPlay(view) && !enter('beforeNext', view)) seat.openQuestions({});
  }

  return {
    update(view) {
      for (const { rules } of sourceRules) rules.watch?.(view);
      const answered = answeredKey(view);
      if (isFinished(view.room.state)) {
        if (isLeaving || !enter('afterGame', view)) clear();
        shownVerdict = answered;
        return;
      }
      const { phase } = play.getState();
      if (phase?.isOver?.(view)) {
        if (enter('beforeNext', view, true) || (view.me.isOver && enter('atEnd', view))) return;
        if (phase.staysUntilNext && !view.me.isOver) isLeaving = true;
        else clear();
      }
      if (answered === '') begin(view);
      else follow(view, answered);
    },
    replace(phase, view) {
      const { phase: current } = play.getState();
      if (current && !isLeaving && sources[currentSource.source]?.ids.includes(phase.id)) show(phase, view);
    },
    mayChoose: () => performance.now() >= choosesFrom,
    advance(view) {
      const { phase } = play.getState();
      if (!phase || isLeaving) return;
      if (phase.isChoice && performance.now() < choosesFrom) return;
      if (phase.onNext) {
        const next = phase.onNext(seat);
        if (next) show(next, view);
      } else if (
        currentSource.occasion === 'atEnd' ||
        currentSource.occasion === 'atReturn' ||
        isFinished(view.room.state)
      )
        clear();
      else if (enter('afterVerdict', view, false, currentSource.source)) return;
      else if (view.me.isOver) end(view);
      else {
        timers.cancel('phase');
        isLeaving = true;
      }
    },
    end,
  };
}

/** True if a game can have phases of this feature; without a feature, every game can. */
function comesIn({ room }: PlayerView, feature: FeatureId | undefined): boolean {
  return feature === undefined || hasFeature(room, feature);
}

/** True if the slide was only there to be seen: then there is no verdict on it. */
function asksNothing({ slide }: PlayerView): boolean {
  return slide?.question != null && !sortOf(slide.question).asks;
}

/** The answered question and attempt being shown; '' for none. */
function answeredKey(view: PlayerView): string {
  return view.slide?.answered ? askedKey(view) : '';
}
