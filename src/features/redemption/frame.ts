// What is said of a question that is a second chance.

import { offersRedemption } from '#core/features/redemption/redemption.ts';
import type { FramePart } from '#src/features/framePart.ts';

export const redemption: FramePart = {
  note: ({ room, slide }) =>
    offersRedemption(room) && (slide?.asking ?? 1) > 1 ? { key: 'play:redemption.note' } : null,
  saysAgain: () => 'play:say.secondChance',
};
