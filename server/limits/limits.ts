// The limits against guessing and floods (threats F). A whole school behind one address passes: 500 joins in 10 s into one room.

import { DOOR } from '#core/room/flood.ts';
import { PROOF } from '#protocol/proofOfWork.ts';
import { RecentKeys } from '#server/limits/recentKeys.ts';
import type { MakeBuckets } from '#server/limits/tokenBucket.ts';

type GameLimits = ReturnType<typeof gameLimits>;

/** Whoever adds an area or a feature of a game adds its limits here, by its name (`createLimits.ts`). */
export interface Limits extends GameLimits {}

export const gameLimits = (buckets: MakeBuckets) => ({
  /** Calls of one connection, or of one address without one. */
  calls: buckets(60, 20),
  callsByAddress: buckets(6_000, 2_000),
  /** Whatever a connection sends, calls that are refused too: beyond this it is closed. */
  packets: buckets(300, 60),
  /** Codes that led nowhere. A million codes at this pace take months. */
  wrongCodes: buckets(15, 0.1),
  wrongCodesByAddress: buckets(150, 0.25),
  /** Those for which a proof of work was shown (`codeTries.ts`), so that some can be tried while others guess. */
  provedCodesByAddress: buckets(120, 0.5),
  /** Puzzles whose solution was shown, until they would end. */
  usedProofs: new RecentKeys(PROOF.validMs),
  /** Codes by which somebody has come in, with the address. */
  openedCodes: new RecentKeys(10 * 60_000),
  /** Players that a host removed, and their addresses, with the room. */
  removedLately: new RecentKeys(DOOR.removedMs),
  joinsIntoRoom: buckets(1_200, 100),
  joinsByAddress: buckets(1_200, 100),
  joinsByConnection: buckets(10, 0.5),
  /** Games alone: a class of several begins them at once, and each is a room of its own. */
  // With what they refill in a day, fewer than may be open with one quiz.
  solosByAddress: buckets(600, 0.05),
  solosByConnection: buckets(10, 0.1),
  /** Their questions: apart from those of hosts, whom a class that practises must not keep from hosting. */
  soloQuestionsByAddress: buckets(40_000, 40),
  /** Games that devices look up: each may have to be read from the log. A whole school opens the first page at once. */
  ownGamesByAddress: buckets(6_000, 60),
  /** Questions of summaries: one of a thousand questions costs the server fifty milliseconds. */
  summaryItemsBySeat: buckets(20_000, 200),
  // A school of a thousand looks at its summaries at once.
  summaryItemsByAddress: buckets(60_000, 1_500),
  /** Questions and rows of what hosts are answered: a thousand cost the server twenty milliseconds and more. The largest room can be led. */
  hostItemsByHost: buckets(60_000, 1_500),
  hostItemsByAddress: buckets(180_000, 4_500),
  roomsByHost: buckets(20, 0.1),
  savesByHost: buckets(30, 0.5),
  /** A host session costs nothing to open: what fills tables and codes is bounded by address too. */
  roomsByAddress: buckets(120, 0.5),
  savesByAddress: buckets(120, 0.5),
  /** Questions of rooms: a room holds its quiz in memory for as long as it is open. */
  questionsByAddress: buckets(40_000, 40),
  /** Bodies of a megabyte and more: each holds the server up for a moment. */
  largeBodiesByAddress: buckets(12, 0.1),
});
