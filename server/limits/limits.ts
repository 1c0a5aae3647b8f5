// The limits against guessing and floods (threats F). A whole school behind one address passes: 500 joins in 10 s into one room.

import { TokenBuckets } from '#server/limits/tokenBucket.ts';

export class Limits {
  /** Calls of one connection, or of one address without one. */
  readonly calls: TokenBuckets;
  readonly callsByAddress: TokenBuckets;
  /** Whatever a connection sends, calls that are refused too: beyond this it is closed. */
  readonly packets: TokenBuckets;
  /** Codes that led nowhere. A million codes at this pace take months. */
  readonly wrongCodes: TokenBuckets;
  readonly wrongCodesByAddress: TokenBuckets;
  readonly joinsIntoRoom: TokenBuckets;
  readonly joinsByAddress: TokenBuckets;
  readonly joinsByConnection: TokenBuckets;
  /** Games alone: a class of several begins them at once, and each is a room of its own. */
  readonly solosByAddress: TokenBuckets;
  readonly solosByConnection: TokenBuckets;
  /** Their questions: apart from those of hosts, whom a class that practises must not keep from hosting. */
  readonly soloQuestionsByAddress: TokenBuckets;
  /** Challenges: each is a room with a code for half an hour at least, opened by whoever has a practice link. */
  readonly challengesByAddress: TokenBuckets;
  readonly challengesByConnection: TokenBuckets;
  /** Answers of sheets from paper: each is judged, and a sheet that is corrected is judged anew. */
  readonly sheetAnswersByHost: TokenBuckets;
  readonly sheetAnswersByAddress: TokenBuckets;
  /** Games that devices look up: each may have to be read from the log. A whole school opens the first page at once. */
  readonly ownGamesByAddress: TokenBuckets;
  /** Pictures of memes that are fetched: a whole school behind one address, each with some. */
  readonly memeFetchesByAddress: TokenBuckets;
  /** Questions of summaries: one of a thousand questions costs the server fifty milliseconds. */
  readonly summaryItemsBySeat: TokenBuckets;
  readonly summaryItemsByAddress: TokenBuckets;
  /** Questions and rows of what hosts are answered: a thousand cost the server twenty milliseconds and more. The largest room can be led. */
  readonly hostItemsByHost: TokenBuckets;
  readonly hostItemsByAddress: TokenBuckets;
  /** Questions left for later: putting them off by turns would write to the log without end. */
  readonly postponesBySeat: TokenBuckets;
  /** Hands that go up and down by turns would do so too. */
  readonly handsBySeat: TokenBuckets;
  readonly focusBySeat: TokenBuckets;
  readonly reactionsBySeat: TokenBuckets;
  readonly passwordsByAddress: TokenBuckets;
  readonly roomsByHost: TokenBuckets;
  readonly savesByHost: TokenBuckets;
  /** Pictures of memes: a set of sixty in one go, and no flood. */
  readonly picturesByHost: TokenBuckets;
  readonly picturesByAddress: TokenBuckets;
  /** A host session costs nothing to open: what fills tables and codes is bounded by address too. */
  readonly roomsByAddress: TokenBuckets;
  readonly savesByAddress: TokenBuckets;
  /** Questions of rooms: a room holds its quiz in memory for as long as it is open. */
  readonly questionsByAddress: TokenBuckets;
  /** Robots: one call lets two hundred play for hours, and a seat that a robot had stays taken. */
  readonly robotsByHost: TokenBuckets;
  readonly robotsByAddress: TokenBuckets;
  /** Moves of all robots, as two thousand make them: they press on day and night, and the server must have time for people. */
  readonly robotMoves: TokenBuckets;
  /** Pages of reports: each holds thousands of answers; a room with a million of them has two hundred. */
  readonly reportPagesByHost: TokenBuckets;
  readonly reportPagesByAddress: TokenBuckets;
  /** Moments of finished games: each plays some of its events again. */
  readonly replayMomentsByHost: TokenBuckets;
  readonly replayMomentsByAddress: TokenBuckets;
  /** Bodies of a megabyte and more: each holds the server up for a moment. */
  readonly largeBodiesByAddress: TokenBuckets;

  /** `scale` multiplies each limit: only a bench, whose load is one address, has another than 1. */
  constructor(scale = 1) {
    const buckets = (burst: number, perSecond: number): TokenBuckets =>
      new TokenBuckets({ burst: burst * scale, perSecond: perSecond * scale });
    this.calls = buckets(60, 20);
    this.callsByAddress = buckets(6_000, 2_000);
    this.packets = buckets(300, 60);
    this.wrongCodes = buckets(15, 0.1);
    this.wrongCodesByAddress = buckets(150, 0.25);
    this.joinsIntoRoom = buckets(1_200, 100);
    this.joinsByAddress = buckets(1_200, 100);
    this.joinsByConnection = buckets(10, 0.5);
    // With what they refill in a day, fewer than may be open with one quiz.
    this.solosByAddress = buckets(600, 0.05);
    this.solosByConnection = buckets(10, 0.1);
    this.soloQuestionsByAddress = buckets(40_000, 40);
    // A school in circles of friends; with what it refills while a waiting room lasts, fewer than may be open with one quiz.
    this.challengesByAddress = buckets(150, 0.05);
    this.challengesByConnection = buckets(5, 0.05);
    this.sheetAnswersByHost = buckets(20_000, 100);
    this.sheetAnswersByAddress = buckets(40_000, 200);
    this.ownGamesByAddress = buckets(6_000, 60);
    this.memeFetchesByAddress = buckets(3_000, 50);
    this.summaryItemsBySeat = buckets(20_000, 200);
    // A school of a thousand looks at its summaries at once.
    this.summaryItemsByAddress = buckets(60_000, 1_500);
    this.hostItemsByHost = buckets(60_000, 1_500);
    this.hostItemsByAddress = buckets(180_000, 4_500);
    this.postponesBySeat = buckets(30, 0.5);
    this.handsBySeat = buckets(10, 0.2);
    this.focusBySeat = buckets(20, 0.2);
    this.reactionsBySeat = buckets(8, 0.5);
    this.passwordsByAddress = buckets(10, 0.1);
    this.roomsByHost = buckets(20, 0.1);
    this.savesByHost = buckets(30, 0.5);
    this.picturesByHost = buckets(90, 0.5);
    this.picturesByAddress = buckets(300, 0.5);
    this.roomsByAddress = buckets(120, 0.5);
    this.savesByAddress = buckets(120, 0.5);
    this.questionsByAddress = buckets(40_000, 40);
    this.robotsByHost = buckets(1_000, 1);
    this.robotsByAddress = buckets(4_000, 4);
    this.robotMoves = buckets(1_000, 400);
    this.reportPagesByHost = buckets(250, 2);
    this.reportPagesByAddress = buckets(2_000, 20);
    this.replayMomentsByHost = buckets(100, 6);
    this.replayMomentsByAddress = buckets(1_000, 40);
    this.largeBodiesByAddress = buckets(12, 0.1);
  }
}
