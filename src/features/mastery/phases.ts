// Mastery milestones: progress, full mastery, and the switch to a mastery game (specification 2, section 4
// "Mastery mode").

import { MASTERY } from '#core/features/mastery/mastery.ts';
import { asksUntilRight, boardEvery } from '#core/modes/registry.ts';
import { showsResults } from '#core/room/results.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { masteryModel, type MasteryStep } from '#scenes/features/mastery/model.ts';
import { milestone } from '#src/game/phases/milestone.tsx';
import { SKIP_TO_NEXT, type Phase, type PhaseSource } from '#src/game/phases/phase.ts';

const peek: Partial<Phase> = { durationMs: () => MASTERY.peekMs, leadsToLeaderboard: true };
const atTheEnd: Partial<Phase> = { isOver: ({ me }) => !me.isOver, leadsToLeaderboard: true };

const moment = (step: MasteryStep, rest: Partial<Phase>): Phase =>
  milestone(`mastery.${step}`, (player) => masteryModel(player, step), rest);

const IN_GAME = moment('inGame', peek);
const INCREASED = moment('increased', peek);
const DECREASED = moment('decreased', peek);
const CHANGED = moment('changed', peek);
const ACHIEVED = moment('achieved', atTheEnd);
const ENDED = moment('ended', atTheEnd);
const ACHIEVED_UNSEEN = moment('achievedUnseen', atTheEnd);

export const mastery = {
  feature: 'mastery',
  place: 'afterVerdict',
  ids: [
    'mastery.inGame',
    'mastery.increased',
    'mastery.decreased',
    'mastery.changed',
    'mastery.achieved',
    'mastery.achievedUnseen',
    'mastery.ended',
  ],
  phases: [IN_GAME, INCREASED, DECREASED, CHANGED, ACHIEVED, ACHIEVED_UNSEEN, ENDED],
  open() {
    /** Accuracy last shown to the player, and the attempt it belongs to. */
    let told = { attempt: 0, accuracy: 0 };
    /** Game type last seen, and whether it has changed since. */
    let type: PlayerView['room']['type'] | null = null;
    let hasChanged = false;

    function tellChange(): Phase {
      hasChanged = false;
      return CHANGED;
    }

    return {
      watch({ room }) {
        hasChanged ||= type !== null && type !== room.type;
        type = room.type;
      },
      afterVerdict({ view: { me, room } }) {
        if (!asksUntilRight(room) || me.isOver) return null;
        const isPeekDue = showsResults(room) && me.responses % boardEvery(room) === 0;
        if (!hasChanged && !isPeekDue) return SKIP_TO_NEXT;
        const before = told.attempt === me.attempt ? told.accuracy : me.accuracy;
        told = { attempt: me.attempt, accuracy: me.accuracy };
        if (hasChanged) return tellChange();
        if (me.accuracy === before) return IN_GAME;
        return me.accuracy > before ? INCREASED : DECREASED;
      },
      /**
       * The teacher turned mastery on, which replaces any choice of second chances: missed questions return
       * anyway.
       */
      beforeNext({ view: { me, slide }, isCut }) {
        return hasChanged && (isCut || (slide?.answered && !me.isOver)) ? tellChange() : null;
      },
      atEnd({ view }) {
        if (!view.me.hasMastered) return isThrough(view) ? ENDED : null;
        return hasUnseen(view) ? ACHIEVED_UNSEEN : ACHIEVED;
      },
    };
  },
} as const satisfies PhaseSource;

/**
 * True if no question will return, although some are incorrect. False after an early finish, which leaves
 * some unanswered.
 */
function isThrough({ me, room }: PlayerView): boolean {
  return asksUntilRight(room) && showsResults(room) && me.answered >= room.questionCount;
}

/** True if the quiz has questions that no attempt has brought up yet, and an attempt is left for them. */
function hasUnseen({ me, room }: PlayerView): boolean {
  return me.remainingAttempts !== 0 && me.attempt * room.questionCount < room.totalAnswerableQuestions;
}
