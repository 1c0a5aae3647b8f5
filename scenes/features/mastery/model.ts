// How far up the player is: with an accuracy that has risen, has fallen or is as it was, and at the end that all is right.

import type { PlayerView } from '#core/views/playerView.ts';
import { message } from '#scenes/message.ts';
import type { MilestoneModel } from '#scenes/player/milestone/model.ts';
import { pauseLine } from '#scenes/player/model.ts';

/** ended: nothing comes again, though not all is right: it was skipped, or has had all its tries. achievedUnseen: another attempt would bring questions that none has brought. changed: the game has become one of mastery. */
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
