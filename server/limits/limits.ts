// Limits against guessing and floods (threats F). A whole school behind one address passes: 500 joins into
// one room within 10 s.

import { JOIN_LIMITS } from '#core/room/flood.ts';
import { PROOF } from '#protocol/proofOfWork.ts';
import { RecentKeys } from '#server/limits/recentKeys.ts';
import type { MakeBuckets } from '#server/limits/tokenBucket.ts';

type GameLimits = ReturnType<typeof gameLimits>;

/** Each area and each game feature adds its limits here, by name (`createLimits.ts`). */
export interface Limits extends GameLimits {}

export const gameLimits = (buckets: MakeBuckets) => ({
  /** Calls per connection, or per address for calls without one. */
  calls: buckets(60, 20),
  callsByAddress: buckets(6_000, 2_000),
  /** Everything a connection sends, including refused calls; beyond this the connection is closed. */
  packets: buckets(300, 60),
  /** Wrong game codes. At this pace, trying a million codes takes months. */
  wrongCodes: buckets(15, 0.1),
  wrongCodesByAddress: buckets(150, 0.25),
  /**
   * Wrong codes tried with a proof of work (`codeTries.ts`), so that people can still join while others
   * guess.
   */
  provedCodesByAddress: buckets(120, 0.5),
  /** Puzzles that have been solved, kept until they would expire. */
  usedProofs: new RecentKeys(PROOF.validMs),
  /** Codes that recently let someone in, with the address. */
  openedCodes: new RecentKeys(10 * 60_000),
  /** Players that a host removed, and their addresses, with the room. */
  removedLately: new RecentKeys(JOIN_LIMITS.removedMs),
  joinsIntoRoom: buckets(1_200, 100),
  joinsByAddress: buckets(1_200, 100),
  joinsByConnection: buckets(10, 0.5),
  /** Changes of a player's looks, each of which the whole lobby sees. */
  charactersBySeat: buckets(8, 0.1),
  /** Solo games: students of a class start them at the same time, and each is a room of its own. */
  // Together with a day's refill, fewer than may be open with one quiz.
  solosByAddress: buckets(600, 0.05),
  solosByConnection: buckets(10, 0.1),
  /**
   * Questions in solo games, counted apart from hosts' so that a class that practices can't keep teachers
   * from hosting.
   */
  soloQuestionsByAddress: buckets(40_000, 40),
  /**
   * Games that devices look up; each may have to be read from the log. A whole school opens the home page at
   * the same time.
   */
  ownGamesByAddress: buckets(6_000, 60),
  /** Questions in summaries: a summary of 1,000 questions costs the server 50 ms. */
  summaryItemsBySeat: buckets(20_000, 200),
  // A school of 1,000 looks at its summaries at the same time.
  summaryItemsByAddress: buckets(60_000, 1_500),
  /**
   * Questions and rows in answers to hosts: 1,000 cost the server 20 ms or more. Enough to host the largest
   * room.
   */
  hostItemsByHost: buckets(60_000, 1_500),
  hostItemsByAddress: buckets(180_000, 4_500),
  roomsByHost: buckets(20, 0.1),
  savesByHost: buckets(30, 0.5),
  /** Quizzes compared with rooms: a host looks now and then, and the largest takes tens of milliseconds. */
  comparisonsByHost: buckets(40, 0.5),
  comparisonsByAddress: buckets(400, 5),
  /**
   * Opening a host session costs nothing, so whatever fills tables or uses up codes is limited by address
   * too.
   */
  roomsByAddress: buckets(120, 0.5),
  savesByAddress: buckets(120, 0.5),
  /** Questions of rooms: a room keeps its quiz in memory while it is open. */
  questionsByAddress: buckets(40_000, 40),
  /**
   * Megabytes of JSON bodies above 64 kB. Each costs the games' thread up to 40 ms, so that one address takes a
   * sixth of it at most. Enough for the teachers of a school, whose editors save long quizzes every second.
   */
  bodyMegabytesByHost: buckets(60, 2),
  bodyMegabytesByAddress: buckets(300, 4),
});
