// Constants of the mini-games that only the server uses; times are in ms.

export const GAME_RULES = {
  steppingStones: {
    /** Maximum time that a step may come early. */
    earlyMs: 250,
    /** Minimum time between steps. */
    stepMs: 120,
  },
  ropeThrow: {
    /** From a throw's opening to the marker's start. */
    leadMs: 1_200,
    /** A claimed time may be off by this plus half the round trip, up to the maximum. */
    doubtMs: 60,
    maxDoubtMs: 250,
    /** Number of throws that may be repeated because of doubtful timing. */
    again: 2,
    /** Maximum deviation of a period. */
    periodByMs: 100,
    centre: { from: 200, to: 800 },
    levels: {
      easy: { periodMs: 2_400, zone: 125 },
      medium: { periodMs: 2_000, zone: 105 },
      hard: { periodMs: 1_600, zone: 95 },
    },
  },
  estimate: {
    /** Minimum time between throws. */
    minMs: 400,
  },
  runeMatch: {
    /** Minimum time between cards; the first may come this much before the start. */
    cardMs: 250,
    earlyMs: 250,
    /** Time that two different cards stay open. */
    openMs: 900,
    /** Limits for adding a card's round trip to the clock: per card, and in total. */
    backMs: 500,
    backInAllMs: 6_000,
  },
} as const;
