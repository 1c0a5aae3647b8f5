import { MAX_ATTEMPTS } from '#core/room/gameOptions.ts';

/** How many attempts a player can be given; 0, the last one, is without limit. */
export const ATTEMPT_LIMITS: readonly number[] = [
  ...Array.from({ length: MAX_ATTEMPTS }, (_, index) => index + 1),
  0,
];
