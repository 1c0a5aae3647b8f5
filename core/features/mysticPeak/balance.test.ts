// Balance of Mystic Peak in simulated classes: does ability decide the ranking, and does missing on purpose
// ever pay off? The climbers are models, not measurements of children: they give the answers they know and
// may work out the others after a wrong try. Skipping teaches them nothing.

import { describe, expect, it } from 'vitest';
import { cutIntoCamps } from '#core/features/mysticPeak/camps.ts';
import { difficultyOf, otherThan, stopAfterMiss } from '#core/features/mysticPeak/choices.ts';
import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import { forecast } from '#core/features/mysticPeak/forecast.ts';
import type { MissStop, Role } from '#core/features/mysticPeak/ids.ts';
import { afterMiss, afterSettled, isLastTry, passingOf } from '#core/features/mysticPeak/queue.ts';
import { pointsOf } from '#core/features/mysticPeak/score.ts';
import { type Seed, type Stream, stream } from '#core/random/stream.ts';
import type { ResponseResult } from '#core/room/phase.ts';

const SEED: Seed = [18, 2_026];
const CAMPS = cutIntoCamps(Array.from({ length: 20 }, () => ({ size: 1, counts: 1 })));
const CAMP_COUNT = CAMPS.at(-1) ?? 0;

/** Probabilities are per mille, and never below the chance of guessing right among four options. */
const GUESS = 250;
/** Chance that 50-50 adds for a climber who doesn't know the answer. */
const HELP = 250;
/** Chance of still giving a known answer correctly after missing it on purpose. */
const STILL_KNOWN = 980;
/** Win rates of a ten-year-old. */
const WINS = { easy: 850, medium: 650, hard: 450 } as const;

/** A climber's luck, independent of their choices: one number below 1,000 for everything that may happen. */
interface Luck {
  readonly known: readonly number[];
  readonly again: readonly (readonly number[])[];
  readonly helped: readonly number[];
  readonly wins: readonly number[];
  readonly passes: readonly boolean[];
  /** Camp by camp: whether the game is played, and how it ends. */
  readonly campGames: readonly { readonly isPlayed: boolean; readonly win: number }[];
}

function luckOf(draws: Stream): Luck {
  const each = <T>(draw: () => T): readonly T[] => CAMPS.map(draw);
  const one = (): number => draws.below(1_000);
  return {
    known: each(one),
    again: each(() => Array.from({ length: MYSTIC_PEAK.maxTries }, one)),
    helped: each(one),
    wins: each(one),
    passes: each(() => draws.below(2) === 0),
    campGames: Array.from({ length: CAMP_COUNT }, () => ({ isPlayed: draws.below(3) < 2, win: one() })),
  };
}

interface Climber {
  /** Chance of knowing a question of average difficulty. */
  readonly ability: number;
  readonly luck: Luck;
  /** Picks a role. `rests`: true if Pioneer is unavailable. */
  choose(camp: number, rests: boolean): Role;
  /**
   * Deliberate outcome of a first try whose miss brings a stop; if absent, the climber always tries their
   * best.
   */
  readonly onPurpose?: 'incorrect' | 'none';
}

/** Returns the score of a climb. `shifts`: how much easier than average each question is. */
function climb({ ability, luck, choose, onPurpose }: Climber, shifts: readonly number[]): number {
  let score = 0;
  let nextKind: MissStop = 'obstacle';
  let sinceStop: number = MYSTIC_PEAK.stopDistance;
  let belt = 0;
  let obstacles = 0;
  let role: Role = 'TREKKER';
  for (let camp = 1; camp <= CAMP_COUNT; camp += 1) {
    role = choose(camp, role === 'PIONEER');
    let queue: readonly number[] = CAMPS.flatMap((level, q) => (level === camp ? [q] : []));
    let used: readonly MissStop[] = [];
    const tries = new Map<number, number>();
    const askings = new Map<number, number>();
    while (queue[0] !== undefined) {
      const q: number = queue[0];
      const asking = (askings.get(q) ?? 0) + 1;
      askings.set(q, asking);
      const isAlone = queue.length === 1;
      const asked = { hasKey: true, tries: tries.get(q) ?? 0, skips: 0, isAlone };
      if (luck.passes[q] && passingOf(asked) === 'behind') {
        queue = afterSettled(queue, q);
        continue;
      }
      const possible: readonly MissStop[] =
        belt < MYSTIC_PEAK.belt ? ['obstacle', 'powerupSelection'] : ['obstacle'];
      const stops = { used, nextKind };
      const trick =
        onPurpose &&
        asking === 1 &&
        !isAlone &&
        stopAfterMiss({ ...stops, sinceStop: sinceStop + Number(onPurpose === 'incorrect') }, possible);
      let result: ResponseResult = 'incorrect';
      if (trick) result = onPurpose;
      else {
        const chance = Math.max(GUESS, Math.min(980, ability + (shifts[q] ?? 0)));
        const known = (luck.known[q] ?? 0) < chance;
        const learned =
          (luck.again[q]?.[asking] ?? 0) < (known ? STILL_KNOWN : Math.min(800, 350 + chance / 2));
        if (asked.tries === 0 ? known : learned) result = 'correct';
        else if (belt > 0) {
          belt -= 1;
          if ((luck.helped[q] ?? 0) < HELP) result = 'correct';
        }
      }
      score += pointsOf({ role, asking, result, score }).total;
      if (result !== 'none') {
        tries.set(q, asked.tries + 1);
        sinceStop += 1;
      }
      queue = result === 'correct' || isLastTry(asking) ? afterSettled(queue, q) : afterMiss(queue, q);
      if (result === 'correct' || asking > 1 || isAlone) continue;
      const kind = stopAfterMiss({ ...stops, sinceStop }, possible);
      if (kind === null) continue;
      [sinceStop, used, nextKind] = [0, [...used, kind], otherThan(kind)];
      if (kind === 'powerupSelection') belt += 1;
      else {
        const won = (luck.wins[obstacles] ?? 0) < WINS[difficultyOf(camp, CAMP_COUNT)];
        score += won ? MYSTIC_PEAK.obstaclePoints : 0;
        obstacles += 1;
      }
    }
    const difficulty = difficultyOf(camp, CAMP_COUNT);
    const { isPlayed, win } = luck.campGames[camp - 1] ?? { isPlayed: false, win: 0 };
    if (isPlayed) score += win < WINS[difficulty] ? MYSTIC_PEAK.campGamePoints[difficulty] : 0;
    else belt = Math.min(MYSTIC_PEAK.belt, belt + 1);
  }
  return score;
}

/** Returns shifts from much harder to much easier than average. */
function shiftsOf(draws: Stream): readonly number[] {
  return CAMPS.map(() => draws.below(401) - 200);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Returns Spearman's rank correlation of abilities and scores. */
function correlation(abilities: readonly number[], scores: readonly number[]): number {
  const places = (values: readonly number[]): readonly number[] => {
    const order = [...values.keys()].toSorted((a, b) => (values[b] ?? 0) - (values[a] ?? 0));
    return values.map((_, index) => order.indexOf(index));
  };
  const [ours, theirs] = [places(abilities), places(scores)];
  const n = abilities.length;
  const squares = ours.reduce((sum, place, index) => sum + (place - (theirs[index] ?? 0)) ** 2, 0);
  return 1 - (6 * squares) / (n * (n * n - 1));
}

/**
 * Returns a chooser that takes the role with the highest forecast, given a rough guess of the climber's own
 * ability.
 */
function sensible(ability: number, draws: Stream): Climber['choose'] {
  const guess = Math.max(0, Math.min(1_000, ability + draws.below(241) - 120));
  const form = { right: Math.round(guess / 50), of: 20 };
  return (_, rests) => {
    const ways: readonly Role[] = rests ? ['TREKKER', 'LEADER'] : ['TREKKER', 'LEADER', 'PIONEER'];
    const pays = (role: Role): number => forecast(role, form, 5) ?? 0;
    return ways.reduce((best, role) => (pays(role) > pays(best) ? role : best));
  };
}

function blind(draws: Stream): Climber['choose'] {
  return (_, rests) => {
    const ways: readonly Role[] = rests ? ['TREKKER', 'LEADER'] : ['TREKKER', 'LEADER', 'PIONEER'];
    return ways[draws.below(ways.length)] ?? 'TREKKER';
  };
}

describe('classes of 30 with 20 questions', () => {
  const GAMES = 60;

  /** Returns the mean correlation of ability and rank if one climber in `blindOneIn` chooses blindly. */
  function told(blindOneIn: number): number {
    const each = Array.from({ length: GAMES }, (_, game) => {
      const draws = stream(SEED, `balance:${game}`);
      const shifts = shiftsOf(draws);
      const abilities = Array.from({ length: 30 }, () => 350 + draws.below(601));
      const scores = abilities.map((ability, index) => {
        const luck = luckOf(draws);
        const choose = index % blindOneIn === blindOneIn - 1 ? blind(draws) : sensible(ability, draws);
        return climb({ ability, luck, choose }, shifts);
      });
      return correlation(abilities, scores);
    });
    return mean(each);
  }

  it('are ranked by ability as far as chance allows', () => {
    const rank = told(Infinity);
    expect(rank).toBeGreaterThanOrEqual(0.7);
    expect(rank).toBeLessThan(0.95);
  });

  it('are still ranked by ability if a quarter choose blindly', () => {
    expect(told(4)).toBeGreaterThanOrEqual(0.7);
  });
});

const CLIMBS = 500;

/** Returns the average points per climb gained by changing the strategy, with the same luck. */
function gain(ability: number, before: Omit<Climber, 'ability' | 'luck'>, after: typeof before): number {
  const each = Array.from({ length: CLIMBS }, (_, number) => {
    const draws = stream(SEED, `gain:${number}`);
    const shifts = shiftsOf(draws);
    const luck = luckOf(draws);
    return climb({ ability, luck, ...after }, shifts) - climb({ ability, luck, ...before }, shifts);
  });
  return mean(each);
}

const always =
  (role: Role): Climber['choose'] =>
  (_, rests) =>
    rests ? 'TREKKER' : role;

describe('the Leader role', () => {
  const leads = (ability: number): number =>
    gain(ability, { choose: always('TREKKER') }, { choose: always('LEADER') });

  it('pays for climbers who are mostly right and costs those who mostly guess', () => {
    expect(leads(900)).toBeGreaterThan(2_000);
    expect(leads(650)).toBeGreaterThan(0);
    expect(leads(GUESS)).toBeLessThan(0);
  });
});

describe('missing on purpose to get stops', () => {
  const WAYS = ['TREKKER', 'LEADER', 'PIONEER'] as const;

  it.each(WAYS)('costs points with wrong answers as a %s of any ability', (role) => {
    const choose = always(role);
    for (const ability of [300, 500, 700, 900])
      expect(gain(ability, { choose }, { choose, onPurpose: 'incorrect' })).toBeLessThan(0);
  });

  it.each(WAYS)(
    'costs points with skips as a %s who is right on at least half of the first tries',
    (role) => {
      const choose = always(role);
      for (const ability of [500, 700, 900])
        expect(gain(ability, { choose }, { choose, onPurpose: 'none' })).toBeLessThan(0);
    },
  );
});
