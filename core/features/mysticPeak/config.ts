// Constants of Mystic Peak, except those of its mini-games (decisions, "Mystic Peak"; specification 2,
// section 9). Times are in ms, points and percentages are whole numbers.

import type { Difficulty } from '#core/features/mysticPeak/games/ids.ts';
import type { Role } from '#core/features/mysticPeak/ids.ts';

interface RoleRule {
  /** Percentage of the base points that a correct answer earns. */
  readonly multiplier: number;
  /** Percentage of the base points that a wrong answer costs. */
  readonly penalty: number;
}

const ROLE_RULES: { readonly [R in Role]: RoleRule } = {
  TREKKER: { multiplier: 100, penalty: 0 },
  LEADER: { multiplier: 150, penalty: 50 },
  PIONEER: { multiplier: 200, penalty: 100 },
};

const CAMP_GAME_POINTS: { readonly [D in Difficulty]: number } = { easy: 200, medium: 300, hard: 400 };

export const MYSTIC_PEAK = {
  /** Points of a correct answer, before the role. */
  base: 600,
  /** Bonus for a correct answer on the first and second try, whatever the role. */
  attemptBonus: [400, 200],
  /** Rewards and penalties of each role. */
  roles: ROLE_RULES,
  /** Points for winning an obstacle, whatever the role. */
  obstaclePoints: 200,
  /** Points for winning a camp game, by the camp's third of the mountain. */
  campGamePoints: CAMP_GAME_POINTS,
  /** Obstacles a player waiting on the peak may play for fun. */
  practices: 20,
  /**
   * Questions per camp: minimum, target and maximum. The number of camps is the one closest to the target.
   */
  campSize: { least: 4, best: 5, most: 6 },
  /** A group with more questions than this is split. */
  longestGroup: 12,
  /** Tries (answers or timeouts) after which a question may be left behind. */
  triesToPass: 2,
  /** Times a question may be moved to the end of its camp before that. */
  maxSkips: 2,
  /** A miss on this try leaves the question behind automatically. */
  maxTries: 20,
  /** Minimum number of tries between stops after a miss. */
  stopDistance: 3,
  /** Maximum number of power-ups in a selection. */
  offers: 3,
  /** With fewer than this there is no selection. */
  minOffers: 2,
  /** Cards on a belt; there is no selection while it is full. */
  belt: 3,
  /** Minimum number of climbers for class statistics. */
  minShownClimbers: 5,
  /**
   * Limits after which the host sees a climber as stuck: tries at a question, time at a question, time at a
   * stop.
   */
  stuck: { tries: 3, questionMs: 120_000, stopMs: 90_000 },
  /** Height of the peak. */
  peak: 1_000,
  limits: {
    /** Path finder before the first camp; Trekker when time is up. */
    firstPathMs: 60_000,
    /** Path finder before each later camp; Trekker when time is up. */
    pathMs: 40_000,
    /** Level up with its camp game and power-ups; the climber climbs on when time is up. */
    levelUpMs: 40_000,
    /** Power-up selection; the first offer when time is up. */
    selectionMs: 25_000,
    /** Obstacle not started yet; TIME_UP when time is up. */
    offerMs: 60_000,
    /** Obstacle in play; TIME_UP when time is up. */
    playMs: 30_000,
    /** Spoken form of an obstacle in play. */
    spokenMs: 90_000,
    /** Result of an obstacle; closes when time is up. */
    resultMs: 10_000,
  },
  avalanche: {
    /** From its start until it falls. */
    warningMs: 3_000,
    /** Minimum time between the starts of two avalanches in a room. */
    pauseMs: 60_000,
    /** Percentage taken of a climber's points in the camp so far. */
    percent: 10,
    /** Step to which the loss is rounded down. */
    step: 10,
    /** Maximum loss. */
    most: 200,
  },
  board: {
    /** Leaderboard rows from the top. */
    best: 10,
    /** Leaderboard rows on each side of the viewer, by rank. */
    beside: 2,
    /** Climbers shown above and below the viewer on the mountain, by height. */
    near: 3,
    /** Other climbers drawn as figures on the player's own mountain. */
    drawn: 12,
  },
  wall: {
    /** Up to this many climbers are all named figures; beyond it, everyone is a lamp. */
    figures: 30,
    /** Highest climbers shown as figures along with lamps. */
    highest: 10,
    /** Recent movers shown as figures along with lamps. */
    movers: 12,
    /** Milliseconds for which a move counts as recent. */
    movedMs: 4_000,
    /** Flags that fit on the peak besides the mountain's own. */
    flags: 7,
  },
} as const;
