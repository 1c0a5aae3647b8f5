import { Hands } from '#src/features/hands/Hands.tsx';
import { toggle } from '#src/host/options/optionField.ts';
import type { HostFeature } from '#src/host/room/hostFeature.ts';

export const hands: HostFeature = {
  order: -1,
  Waiting: Hands,
  options: { joining: () => [toggle('raiseHands')] },
};
