// Simulated players of a solo game: their identities, and their standings after every round. Drawn from the
// room's seed, so that a game replays identically (specification 2, section 5 "Solo leaderboard simulation",
// section 9 "Solo bots").

import { nameKey } from '#core/names/nameKey.ts';
import { NICKNAME_COUNT, nicknameOf } from '#core/names/nicknames.ts';
import { type Seed, type Stream, stream, token } from '#core/random/stream.ts';
import { CHARACTER_COUNT } from '#core/room/characters.ts';
import { scoreOf } from '#core/scoring/score.ts';
import { SOLO } from '#core/solo/solo.ts';
import type { ScoreBreakup } from '#core/scoring/score.ts';

/** A simulated player of a solo game. It has no seat, but an index like one. */
export interface CompanionSeat {
  readonly seatIndex: number;
  readonly attempt: number;
  /** Number of answers it gives in this attempt, each to a question with a correct answer. */
  readonly rounds: number;
}

/** Called for each answer of a simulated player in order; returns what becomes of it. */
export type CompanionHelp = (answer: CompanionAnswer) => CompanionOutcome;

export interface CompanionAnswer {
  /** Answers before this one, with the resulting score and streak. */
  readonly answered: number;
  readonly score: number;
  readonly streak: number;
  /** True if it knows the answer. */
  readonly isRight: boolean;
  /** Its points by the scoring rules, given the streak before. */
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
  /** Part of the draws if it has 24 characters; other ids are treated as none. */
  readonly quizId: string;
  /** Average share of correct answers, 0 to 1. */
  readonly accuracy?: number | undefined;
  /** Number of questions in the attempt that earn points. */
  readonly rounds?: number | undefined;
  /** 1-based; each attempt has different simulated players. */
  readonly attempt: number;
  readonly timerOn: boolean;
  /** Mastery: missed questions are repeated until they are right. */
  readonly untilRight: boolean;
  /** The player's name key, which no simulated player gets. */
  readonly ownKey: string;
  /**
   * Returns the help that features give the simulated player with this index over this many answers; null for
   * none.
   */
  readonly helpOf?: (seatIndex: number, rounds: number) => CompanionHelp | null;
}

export interface CompanionProgress {
  readonly score: number;
  readonly streak: number;
  /** Answers so far, and how many of them were right. */
  readonly answered: number;
  readonly right: number;
}

export interface Companion {
  /** Has the form of a player's id, but belongs to no player. */
  readonly id: string;
  readonly name: string;
  readonly character: number;
  /** At the start and after each answer; the last one stays when all are answered. */
  readonly progress: readonly CompanionProgress[];
}

/** Quiz ids of any other length are replaced by the default. */
const QUIZ_ID_LENGTH = 24;
const DEFAULT_QUIZ = 'default';
const ID_SUFFIX_LENGTH = 8;

const START: CompanionProgress = { score: 0, streak: 0, answered: 0, right: 0 };

/** Returns the simulated players of one attempt, in no particular order. */
export function companionsOf(game: SoloGame): readonly Companion[] {
  const key = game.quizId.length === QUIZ_ID_LENGTH ? game.quizId : DEFAULT_QUIZ;
  const drawsOf = (what: string): Stream => stream(game.seed, `solo:${key}:${game.attempt}:${what}`);
  const count = SOLO.fewest + drawsOf('count').below(SOLO.most - SOLO.fewest + 1);
  const taken = new Set([game.ownKey]);
  return Array.from({ length: count }, (_, index) => {
    const who = drawsOf(`who:${index}`);
    // The player has index 0.
    const seatIndex = index + 1;
    return {
      // Like a seat's id, it begins with the index in the room.
      id: `${seatIndex.toString(36)}-${token(who, ID_SUFFIX_LENGTH)}`,
      name: nameFor(who, taken),
      character: who.below(CHARACTER_COUNT),
      progress: progressOf(game, drawsOf(`plays:${index}`), seatIndex),
    };
  });
}

/** Draws a friendly name that isn't taken, and adds it to `taken`. */
function nameFor(draws: Stream, taken: Set<string>): string {
  for (;;) {
    const name = nicknameOf(draws.below(NICKNAME_COUNT));
    const key = nameKey(name);
    if (taken.has(key)) continue;
    taken.add(key);
    return name;
  }
}

/** Plays one simulated player's attempt by the scoring rules, with drawn accuracy and pace. */
function progressOf(
  { accuracy, rounds, timerOn, untilRight, helpOf }: SoloGame,
  draws: Stream,
  seatIndex: number,
): readonly CompanionProgress[] {
  const { skillSpread, minSkill, maxSkill, timeLeft, timeSpread, maxTries } = SOLO;
  const average = Math.round(100 * validAccuracy(accuracy));
  const skill = within(average + around(draws, skillSpread), minSkill, maxSkill);
  const pace = timeLeft[0] + draws.below(timeLeft[1] - timeLeft[0] + 1);
  const questions = validRounds(rounds);
  const help = helpOf?.(seatIndex, questions) ?? unhelped;
  const progress: CompanionProgress[] = [START];
  let last = START;
  while (
    untilRight ? last.right < questions && last.answered < questions * maxTries : last.answered < questions
  ) {
    const knows = draws.below(100) < skill;
    const left = pace + around(draws, timeSpread);
    const { isRight, points, streak } = help({
      ...last,
      isRight: knows,
      earns: (right, streakBefore) =>
        scoreOf({
          fraction: { right: Number(right), of: 1 },
          // In percent of the question's time, whatever that is.
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
    progress.push(last);
  }
  return progress;
}

/** Without help from any feature. */
const unhelped: CompanionHelp = ({ isRight, streak, earns }) => ({
  isRight,
  points: earns(isRight, streak).total,
  streak: isRight ? streak + 1 : 0,
});

/** Draws from `-spread` to `spread`. */
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

/**
 * Returns a simulated player's standing after this many of the player's answers; the last one if it is done.
 */
export function progressAfter({ progress }: Companion, answers: number): CompanionProgress {
  return progress[Math.min(answers, progress.length - 1)] ?? START;
}
