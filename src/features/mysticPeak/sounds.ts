// Climb sounds that no scene makes: an avalanche, the step to the next question, the flag, and an obstacle's
// sounds where no scene is drawn.

import { avalancheOn } from '#core/features/mysticPeak/avalancheOn.ts';
import type { EstimateView, RopeThrowView } from '#core/features/mysticPeak/games/game.ts';
import { askedKey, type PlayerView, shownResult } from '#core/views/playerView.ts';
import { MOUNTAIN_SOUNDS, soundOfEnd, soundOfThrow } from '#scenes/features/mysticPeak/sounds/model.ts';
import type { EffectName } from '#src/platform/sound/names.ts';

/**
 * Returns the sounds due between two successive views. `isDrawn`: scenes are drawn and make their own sounds.
 */
export function soundsOf(previous: PlayerView, next: PlayerView, isDrawn: boolean): readonly EffectName[] {
  const [before, climb] = [previous.me.climb, next.me.climb];
  if (!before || !climb) return [];
  const heard: EffectName[] = [];
  const avalanche = avalancheOn(next);
  if (avalanche && previous.room.mountain?.avalanche?.fallsAt !== avalanche.fallsAt)
    heard.push(MOUNTAIN_SOUNDS.avalanche);
  if (hasClimbedOn(previous, next)) heard.push(MOUNTAIN_SOUNDS.climbed);
  if (before.flagAt === null && climb.flagAt !== null) heard.push(MOUNTAIN_SOUNDS.flag);
  const move = isDrawn ? null : soundOfObstacle(previous, next);
  return move ? [...heard, move] : heard;
}

/** A new question is open after a correct answer. */
function hasClimbedOn(previous: PlayerView, next: PlayerView): boolean {
  const feedback = previous.slide?.feedback;
  const isAsked = next.slide?.question && askedKey(previous) !== askedKey(next);
  return Boolean(isAsked && feedback && shownResult(feedback) === 'correct');
}

function soundOfObstacle(previous: PlayerView, next: PlayerView): EffectName | null {
  const [before, after] = [obstacleIn(previous), obstacleIn(next)];
  if (!before?.view || !after?.view || before.id !== after.id) return null;
  if (after.result !== null) return before.result === null ? soundOfEnd(after.view, after.result) : null;
  if (after.moves === before.moves || after.view.game !== 'ropeThrow') return null;
  const heard = soundOfThrow(nearnessOf(after.view));
  return heard === 'press' ? 'select' : heard;
}

/** Nearness of the last throw. */
function nearnessOf(view: RopeThrowView | EstimateView): 'hit' | 'near' | 'far' {
  if (view.form === 'moving') {
    const answer = view.marks.at(-1)?.answer;
    return answer === 'hit' ? 'hit' : answer === 'just' ? 'near' : 'far';
  }
  const last = view.throws.at(-1);
  return last?.answer === 'hit' ? 'hit' : last?.isJust ? 'near' : 'far';
}

function obstacleIn({ me: { climb } }: PlayerView) {
  return climb?.stop?.kind === 'obstacle' ? climb.stop.obstacle : null;
}
