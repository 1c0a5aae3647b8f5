// The mastery milestone: how far up the player is, whether accuracy rose, fell, or stayed the same, and the
// end.

import type { PlayerView } from '#core/views/playerView.ts';
import { message } from '#scenes/message.ts';
import type { MilestoneModel } from '#scenes/player/milestone/model.ts';
import { pauseLine } from '#scenes/player/model.ts';

/**
 * ended: nothing repeats, though not everything is correct, because questions were skipped or used up their
 * tries. achievedUnseen: another attempt would bring questions the player hasn't seen. changed: the game was
 * switched to mastery mode.
 */
export type MasteryStep =
  | 'inGame'
  | 'increased'
  | 'decreased'
  | 'achieved'
  | 'achievedUnseen'
  | 'ended'
  | 'changed';

export function masteryModel({ me, room }: PlayerView, step: MasteryStep): MilestoneModel {
  const isTop = step === 'achieved' || step === 'achievedUnseen';
  const values = { count: room.questionCount, done: me.answered, percent: me.accuracy };
  return {
    id: `mastery.${step}`,
    title: message(`scenes:mastery.${step}.title`),
    line: message(`scenes:mastery.${step}.line`, values),
    choices: [],
    next: message(`scenes:mastery.${step}.next`),
    isChoice: false,
    paused: pauseLine(room),
    climbed: me.answered / Math.max(1, room.questionCount),
    isTop,
    sound: isTop ? 'podiumFirst' : 'leaderboard',
  };
}
