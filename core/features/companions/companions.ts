// The simulated players of a game alone: who they are, and how each stands after every round. Drawn from the room's seed, so that
// the same game replays the same (specification 2, section 5 "Solo leaderboard simulation", section 9 "Solo bots").

import { nameKey } from '#core/names/nameKey.ts';
import { NICKNAME_COUNT, nicknameOf } from '#core/names/nicknames.ts';
import { type Seed, type Stream, stream, token } from '#core/random/stream.ts';
import { CHARACTER_COUNT } from '#core/room/characters.ts';
import { scoreOf } from '#core/scoring/score.ts';
import { SOLO } from '#core/solo/solo.ts';
import type { ScoreBreakup } from '#core/views/playerView.ts';

/** One of the simulated players of a game alone: it has no seat, but a place among the player's and the others'. */
export interface CompanionSeat {
  readonly seatIndex: number;
  readonly attempt: number;
  /** Answers that it gives in this attempt; each is to a question with a right answer. */
  readonly rounds: number;
}

/** Asked for each answer of a simulated player, one after the other: what becomes of it. */
export type CompanionHelp = (answer: CompanionAnswer) => CompanionOutcome;

export interface CompanionAnswer {
  /** Answers before this one, and what they have come to. */
  readonly answered: number;
  readonly score: number;
  readonly streak: number;
  /** Whether it knows the answer. */
  readonly isRight: boolean;
  /** Its points by the rules of scoring, after this streak. */
  readonly earns: (isRight: boolean, streakBefore: number) => ScoreBreakup;
}

export interface CompanionOutcome {
  readonly isRight: boolean;
  /** Its points, and the streak after it. */
  readonly points: number;
  readonly streak: number;
}

export interface SoloGame {
  readonly seed: Seed;
  /** Names the simulation where it has 24 characters; any other is as one that has none. */
  readonly quizId: string;
  /** Part of their answers that is right on average, 0 to 1. */
  readonly accuracy?: number | undefined;
  /** Questions of the attempt that earn points. */
  readonly rounds?: number | undefined;
  /** 1-based: each attempt meets others. */
  readonly attempt: number;
  readonly timerOn: boolean;
  /** Mastery: what was missed comes again until it is right. */
  readonly untilRight: boolean;
  /** The name key of the player, which nobody else gets. */
  readonly ownKey: string;
  /** What features give the one at this place, for so many answers; null where that is nothing. */
  readonly helpOf?: (seatIndex: number, rounds: number) => CompanionHelp | null;
}

export interface Standing {
  readonly score: number;
  readonly streak: number;
  /** Answers so far, and those of them that were right. */
  readonly answered: number;
  readonly right: number;
}

export interface Companion {
  /** Shaped as a player's, and nobody's. */
  readonly id: string;
  readonly name: string;
  readonly character: number;
  /** At the start and after each answer; who has answered all stays where the last one stands. */
  readonly standings: readonly Standing[];
}

/** What a quiz id of another length than this is taken for. */
const QUIZ_ID_LENGTH = 24;
const DEFAULT_QUIZ = 'default';
const ID_SUFFIX_LENGTH = 8;

const START: Standing = { score: 0, streak: 0, answered: 0, right: 0 };

/** The simulated players of one attempt, in no order. */
export function companionsOf(game: SoloGame): readonly Companion[] {
  const key = game.quizId.length === QUIZ_ID_LENGTH ? game.quizId : DEFAULT_QUIZ;
  const drawsOf = (what: string): Stream => stream(game.seed, `solo:${key}:${game.attempt}:${what}`);
  const count = SOLO.fewest + drawsOf('count').below(SOLO.most - SOLO.fewest + 1);
  const taken = new Set([game.ownKey]);
  return Array.from({ length: count }, (_, index) => {
    const who = drawsOf(`who:${index}`);
    // The player has place 0.
    const seatIndex = index + 1;
    return {
      // A seat's number begins with the place in the room.
      id: `${seatIndex.toString(36)}-${token(who, ID_SUFFIX_LENGTH)}`,
      name: nameFor(who, taken),
      character: who.below(CHARACTER_COUNT),
      standings: standingsOf(game, drawsOf(`plays:${index}`), seatIndex),
    };
  });
}

/** A friendly name that nobody else has; `taken` grows by it. */
function nameFor(draws: Stream, taken: Set<string>): string {
  for (;;) {
    const name = nicknameOf(draws.below(NICKNAME_COUNT));
    const key = nameKey(name);
    if (taken.has(key)) continue;
    taken.add(key);
    return name;
  }
}

/** How one of them plays: right as often as drawn, in a time of their own, by the rules of scoring. */
function standingsOf(
  { accuracy, rounds, timerOn, untilRight, helpOf }: SoloGame,
  draws: Stream,
  seatIndex: number,
): readonly Standing[] {
  const { skillSpread, leastSkill, mostSkill, timeLeft, timeSpread, mostTries } = SOLO;
  const average = Math.round(100 * validAccuracy(accuracy));
  const skill = within(average + around(draws, skillSpread), leastSkill, mostSkill);
  const pace = timeLeft[0] + draws.below(timeLeft[1] - timeLeft[0] + 1);
  const questions = validRounds(rounds);
  const help = helpOf?.(seatIndex, questions) ?? unhelped;
  const standings: Standing[] = [START];
  let last = START;
  while (
    untilRight ? last.right < questions && last.answered < questions * mostTries : last.answered < questions
  ) {
    const knows = draws.below(100) < skill;
    const left = pace + around(draws, timeSpread);
    const { isRight, points, streak } = help({
      ...last,
      isRight: knows,
      earns: (right, streakBefore) =>
        scoreOf({
          fraction: { right: Number(right), of: 1 },
          // In per cent of the question's time, whatever that is.
          elapsedMs: 100 - left,
          timeMs: 100,
          timerOn,
          streak: right ? streakBefore + 1 : 0,
        }),
    });
    last = {
      score: last.score + points,
      streak,
      answered: last.answered + 1,
      right: last.right + Number(isRight),
    };
    standings.push(last);
  }
  return standings;
}

/** Where no feature gives anything. */
const unhelped: CompanionHelp = ({ isRight, streak, earns }) => ({
  isRight,
  points: earns(isRight, streak).total,
  streak: isRight ? streak + 1 : 0,
});

/** From `-spread` to `spread`. */
function around(draws: Stream, spread: number): number {
  return draws.below(2 * spread + 1) - spread;
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function validAccuracy(accuracy: number | undefined): number {
  return accuracy !== undefined && accuracy >= 0 && accuracy <= 1 ? accuracy : SOLO.accuracy;
}

function validRounds(rounds: number | undefined): number {
  return rounds !== undefined && Number.isInteger(rounds) && rounds > 0 ? rounds : SOLO.rounds;
}

/** How a simulated player stands after so many answers of the player; who is done stays there. */
export function standingAfter({ standings }: Companion, answers: number): Standing {
  return standings[Math.min(answers, standings.length - 1)] ?? START;
}
