// Mastery: how far up the player is by now, that all is right, and that the game has become a mastery game (specification 2, section 4
// "Mastery mode").

import { MASTERY } from '#core/features/mastery/mastery.ts';
import { asksUntilRight } from '#core/modes/registry.ts';
import { tellsResults } from '#core/room/results.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { masteryModel, type MasteryStep } from '#scenes/features/mastery/model.ts';
import { milestone } from '#src/game/phases/milestone.tsx';
import { ONWARD, type Phase, type PhaseSource } from '#src/game/phases/phase.ts';

const peek: Partial<Phase> = { lastsMs: () => MASTERY.peekMs, leadsToStandings: true };
const atTheEnd: Partial<Phase> = { isOver: ({ me }) => !me.isOver, leadsToStandings: true };

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
    /** The accuracy that the player was told last, and in which attempt. */
    let told = { attempt: 0, accuracy: 0 };
    /** The game that the player knows, and whether it has become another one since. */
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
        const isPeekDue = tellsResults(room) && me.responses % MASTERY.boardEvery === 0;
        if (!hasChanged && !isPeekDue) return ONWARD;
        const before = told.attempt === me.attempt ? told.accuracy : me.accuracy;
        told = { attempt: me.attempt, accuracy: me.accuracy };
        if (hasChanged) return tellChange();
        if (me.accuracy === before) return IN_GAME;
        return me.accuracy > before ? INCREASED : DECREASED;
      },
      /** The teacher has turned mastery on. What could be chosen before comes again anyway. */
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

/** Whether nothing comes again, though it is not all right; who finishes early has left something. */
function isThrough({ me, room }: PlayerView): boolean {
  return asksUntilRight(room) && tellsResults(room) && me.answered >= room.questionCount;
}

/** Whether the quiz has questions that no attempt so far has brought, and there is one more for them. */
function hasUnseen({ me, room }: PlayerView): boolean {
  return me.remainingAttempts !== 0 && me.attempt * room.questionCount < room.totalAnswerableQuestions;
}
