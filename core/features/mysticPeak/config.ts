// Every number of the mountain but those of its mini-games (decisions, "Mystic Peak"; specification 2, section 9). Times in ms,
// points in whole points, shares in whole per cent.

import type { Role } from '#core/features/mysticPeak/ids.ts';

interface RoleRule {
  /** Per cent of the base points that a right answer gives. */
  readonly multiplier: number;
  /** Per cent of the base points that a wrong answer takes. */
  readonly penalty: number;
}

const ROLE_RULES: { readonly [R in Role]: RoleRule } = {
  TREKKER: { multiplier: 100, penalty: 0 },
  LEADER: { multiplier: 150, penalty: 50 },
  PIONEER: { multiplier: 200, penalty: 100 },
};

export const MYSTIC_PEAK = {
  /** Points of a right answer, before the role. */
  base: 600,
  /** On top of them, whatever the role: at the first asking, at the second; nothing later. */
  attemptBonus: [400, 200],
  /** What each way of the path finder pays and takes. */
  roles: ROLE_RULES,
  /** Points of an obstacle that is won, whatever the role. */
  obstaclePoints: 200,
  /** Obstacles that who waits on the peak may play for fun. */
  practices: 20,
  /** Questions of a camp: from `least` to `most`, and as many camps as come nearest to `best` in each. */
  campSize: { least: 4, best: 5, most: 6 },
  /** Questions that belong together are cut apart where there are more than this. */
  longestGroup: 12,
  /** Tries (answered, or out of time) from which on a question may be left behind. */
  triesToPass: 2,
  /** Times that a question may be put at the end of its camp before that. */
  mostSkips: 2,
  /** A miss at this asking leaves the question behind by itself. */
  mostAskings: 20,
  /** Tries from one stop behind a miss to the next. */
  stopDistance: 3,
  /** Power-ups that a selection offers, at the most. */
  offers: 3,
  /** With fewer there is no selection. */
  leastOffers: 2,
  /** Power-ups that a belt holds; while it is full there is no selection. */
  belt: 3,
  /** The class is told of in shares from so many climbers on. */
  leastTold: 5,
  /** Who is stuck, as the host is told: after so many tries at a question, so long at one, and so long at a stop. */
  stuck: { tries: 3, questionMs: 120_000, stopMs: 90_000 },
  /** Height of the peak. */
  peak: 1_000,
  limits: {
    /** Path finder before the first camp: then trekker. */
    firstPathMs: 60_000,
    /** Path finder before each later camp: then trekker. */
    pathMs: 40_000,
    /** Level up: then left. */
    levelUpMs: 10_000,
    /** Power-up selection: then the first one offered. */
    selectionMs: 25_000,
    /** An obstacle that is not started: then TIME_UP. */
    offerMs: 60_000,
    /** An obstacle that is played: then TIME_UP. */
    playMs: 30_000,
    /** The same in its spoken form. */
    spokenMs: 90_000,
    /** The result of an obstacle: then left. */
    resultMs: 10_000,
  },
  avalanche: {
    /** From its start to its fall. */
    warningMs: 3_000,
    /** From the start of one to that of the next, in a room. */
    pauseMs: 60_000,
    /** Of what the camp has earned a climber so far, it takes this part ... */
    percent: 10,
    /** ... in steps of this ... */
    step: 10,
    /** ... and no more than this. */
    most: 200,
  },
  tiers: {
    /** From so many climbers on tiers go by rank. */
    byRankFrom: 10,
    /** The best so many of a hundred climbers: up to diamond, gold, silver, bronze. */
    ranks: [10, 30, 60, 85],
    /** With fewer climbers: so many of a hundred possible points, at the least. */
    points: [90, 75, 50, 25],
    /** Possible points of each question with a right answer that was asked. */
    possible: 1_000,
  },
  board: {
    /** Rows of the leaderboard: the best ... */
    best: 10,
    /** ... and so many above and below the reader, by rank. */
    beside: 2,
    /** Climbers above and below the reader on the mountain, by height. */
    near: 3,
    /** Others that the reader's own mountain draws as figures. */
    drawn: 12,
  },
  wall: {
    /** Up to so many climbers all are figures with names; of more, each is a lamp. */
    figures: 30,
    /** Beside lamps, so many of the highest are figures ... */
    highest: 10,
    /** ... and so many of those who moved ... */
    movers: 12,
    /** ... within so much time. */
    movedMs: 4_000,
    /** Flags that have room on the peak, beside the mountain's own. */
    flags: 7,
  },
} as const;
