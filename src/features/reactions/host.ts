import { Reactions } from '#src/features/reactions/Reactions.tsx';
import { toggle } from '#src/host/options/optionField.ts';
import type { HostFeature } from '#src/host/room/hostFeature.ts';

export const reactions: HostFeature = {
  Overlay: Reactions,
  options: { joining: () => [toggle('reactions')] },
};
