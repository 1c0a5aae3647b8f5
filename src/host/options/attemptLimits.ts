import { MAX_ATTEMPTS } from '#core/room/gameOptions.ts';

/** Choices for the number of attempts; 0, the last one, means unlimited. */
export const ATTEMPT_LIMITS: readonly number[] = [
  ...Array.from({ length: MAX_ATTEMPTS }, (_, index) => index + 1),
  0,
];
