import { modeOf } from '#core/modes/registry.ts';
import { TurnOnMastery } from '#src/features/mastery/TurnOnMastery.tsx';
import { choice } from '#src/host/options/optionField.ts';
import type { HostFeature } from '#src/host/room/hostFeature.ts';

export const mastery: HostFeature = {
  Tools: TurnOnMastery,
  options: {
    // In other games, mastery can only be turned on during the game.
    time: (type) => (modeOf({ type }).order === 'untilMastered' ? choice(type, 'masteryReattempts') : []),
  },
};
