// The limits against guessing and floods (threats F). A whole school behind one address passes: 500 joins in 10 s into one room.

import { type AreaLimits, areaLimits } from '#server/areas/compose.ts';
import { type MakeBuckets, TokenBuckets } from '#server/limits/tokenBucket.ts';

/** Besides, by area, the limits of the area. */
export type Limits = ReturnType<typeof gameLimits> & AreaLimits;

/** `scale` multiplies each limit: only a bench, whose load is one address, has another than 1. */
export function createLimits(scale = 1): Limits {
  const buckets: MakeBuckets = (burst, perSecond) =>
    new TokenBuckets({ burst: burst * scale, perSecond: perSecond * scale });
  return { ...gameLimits(buckets), ...areaLimits(buckets) };
}

const gameLimits = (buckets: MakeBuckets) => ({
  /** Calls of one connection, or of one address without one. */
  calls: buckets(60, 20),
  callsByAddress: buckets(6_000, 2_000),
  /** Whatever a connection sends, calls that are refused too: beyond this it is closed. */
  packets: buckets(300, 60),
  /** Codes that led nowhere. A million codes at this pace take months. */
  wrongCodes: buckets(15, 0.1),
  wrongCodesByAddress: buckets(150, 0.25),
  joinsIntoRoom: buckets(1_200, 100),
  joinsByAddress: buckets(1_200, 100),
  joinsByConnection: buckets(10, 0.5),
  /** Games alone: a class of several begins them at once, and each is a room of its own. */
  // With what they refill in a day, fewer than may be open with one quiz.
  solosByAddress: buckets(600, 0.05),
  solosByConnection: buckets(10, 0.1),
  /** Their questions: apart from those of hosts, whom a class that practises must not keep from hosting. */
  soloQuestionsByAddress: buckets(40_000, 40),
  /** Challenges: each is a room with a code for half an hour at least, opened by whoever has a practice link. */
  // A school in circles of friends; with what it refills while a waiting room lasts, fewer than may be open with one quiz.
  challengesByAddress: buckets(150, 0.05),
  challengesByConnection: buckets(5, 0.05),
  /** Answers of sheets from paper: each is judged, and a sheet that is corrected is judged anew. */
  sheetAnswersByHost: buckets(20_000, 100),
  sheetAnswersByAddress: buckets(40_000, 200),
  /** Games that devices look up: each may have to be read from the log. A whole school opens the first page at once. */
  ownGamesByAddress: buckets(6_000, 60),
  /** Questions of summaries: one of a thousand questions costs the server fifty milliseconds. */
  summaryItemsBySeat: buckets(20_000, 200),
  // A school of a thousand looks at its summaries at once.
  summaryItemsByAddress: buckets(60_000, 1_500),
  /** Questions and rows of what hosts are answered: a thousand cost the server twenty milliseconds and more. The largest room can be led. */
  hostItemsByHost: buckets(60_000, 1_500),
  hostItemsByAddress: buckets(180_000, 4_500),
  /** Questions left for later: putting them off by turns would write to the log without end. */
  postponesBySeat: buckets(30, 0.5),
  /** Hands that go up and down by turns would do so too. */
  handsBySeat: buckets(10, 0.2),
  focusBySeat: buckets(20, 0.2),
  reactionsBySeat: buckets(8, 0.5),
  roomsByHost: buckets(20, 0.1),
  savesByHost: buckets(30, 0.5),
  /** A host session costs nothing to open: what fills tables and codes is bounded by address too. */
  roomsByAddress: buckets(120, 0.5),
  savesByAddress: buckets(120, 0.5),
  /** Questions of rooms: a room holds its quiz in memory for as long as it is open. */
  questionsByAddress: buckets(40_000, 40),
  /** Robots: one call lets two hundred play for hours, and a seat that a robot had stays taken. */
  robotsByHost: buckets(1_000, 1),
  robotsByAddress: buckets(4_000, 4),
  /** Moves of all robots, as two thousand make them: they press on day and night, and the server must have time for people. */
  robotMoves: buckets(1_000, 400),
  /** Bodies of a megabyte and more: each holds the server up for a moment. */
  largeBodiesByAddress: buckets(12, 0.1),
});
