// What a milestone says, and what can be chosen there.

import type { SecondChance } from '#core/features/redemption/views.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { message, type Message } from '#scenes/message.ts';
import { pauseLine } from '#scenes/player/model.ts';
import { type Milestone, milestoneLine, offeredChances } from '#scenes/player/view.ts';

export interface MilestoneModel {
  readonly title: Message;
  readonly line: Message;
  readonly chances: readonly ChanceModel[];
  readonly next: Message;
  /** Whether to go on is not what one is to press first: there is something to choose. */
  readonly isChoice: boolean;
  readonly paused: Message | null;
}

export interface ChanceModel {
  readonly questionId: string;
  readonly words: Message;
}

export function milestoneModel(player: PlayerView, milestone: Milestone): MilestoneModel {
  const isChoice = milestone === 'redemption.choice';
  const { further, values } = milestoneLine(player, milestone);
  return {
    title: message(`scenes:${milestone}.title`),
    line: further
      ? message('scenes:redemption.choice.further', values)
      : message(`scenes:${milestone}.line`, values),
    chances: isChoice ? offeredChances(player).map(chanceOf) : [],
    next: message(`scenes:${milestone}.next`),
    isChoice,
    paused: pauseLine(player.room),
  };
}

function chanceOf({ questionId, index, text }: SecondChance): ChanceModel {
  const values = { number: index + 1, text };
  return {
    questionId,
    words: message('scenes:redemption.question', values, 'play:redemption.question'),
  };
}
