// The text of second chances: what they are, which one to take, and the result after the last.

import type { SecondChance } from '#core/features/redemption/index.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { message } from '#scenes/message.ts';
import type { MilestoneChoice, MilestoneModel } from '#scenes/player/milestone/model.ts';
import { pauseLine } from '#scenes/player/model.ts';

export type RedemptionStep = 'before' | 'choice' | 'after';

/** Second chances shown at the same time: a phone has no room for more, and the rest move up. */
const CHANCES_SHOWN = 6;

export function offeredChances({ slide }: Pick<PlayerView, 'slide'>): readonly SecondChance[] {
  return slide?.secondChances.slice(0, CHANCES_SHOWN) ?? [];
}

export function redemptionModel(player: PlayerView, step: RedemptionStep): MilestoneModel {
  const { me, room, slide } = player;
  const count = slide?.secondChances.length ?? 0;
  const isChoice = step === 'choice';
  const values = { count, percent: me.accuracy, shown: CHANCES_SHOWN, total: count };
  return {
    id: `redemption.${step}`,
    title: message(`scenes:redemption.${step}.title`),
    line:
      isChoice && count > CHANCES_SHOWN
        ? message('scenes:redemption.choice.further', values)
        : message(`scenes:redemption.${step}.line`, values),
    choices: isChoice ? offeredChances(player).map(choiceOf) : [],
    next: message(`scenes:redemption.${step}.next`),
    isChoice,
    paused: pauseLine(room),
    climbed: null,
    isTop: false,
    sound: isChoice ? 'question' : 'leaderboard',
  };
}

function choiceOf({ questionId, index, text }: SecondChance): MilestoneChoice {
  const values = { number: index + 1, text };
  return {
    id: `chance:${questionId}`,
    words: message('scenes:redemption.question', values, 'play:redemption.question'),
    intent: { type: 'redeem', questionId },
  };
}
