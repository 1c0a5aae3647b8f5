// What the rules of the mountain say of ability: simulated classes, and whether a miss on purpose ever pays. A model of climbers, not a
// measurement of children: who knows an answer gives it, who does not may find it once a wrong one was tried. A skip teaches nothing.

import { describe, expect, it } from 'vitest';
import { cutIntoCamps } from '#core/features/mysticPeak/camps.ts';
import { difficultyOf, otherThan, stopAfterMiss } from '#core/features/mysticPeak/choices.ts';
import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import { forecast } from '#core/features/mysticPeak/forecast.ts';
import type { MissStop, Role } from '#core/features/mysticPeak/ids.ts';
import { afterMiss, afterSettled, isLastAsking, passingOf } from '#core/features/mysticPeak/queue.ts';
import { pointsOf } from '#core/features/mysticPeak/score.ts';
import { type Seed, type Stream, stream } from '#core/random/stream.ts';
import type { ResponseResult } from '#core/room/phase.ts';

const SEED: Seed = [18, 2_026];
const CAMPS = cutIntoCamps(Array.from({ length: 20 }, () => ({ size: 1, counts: 1 })));
const CAMP_COUNT = CAMPS.at(-1) ?? 0;

/** Chances are per mille. Nobody knows less than a guess of four. */
const GUESS = 250;
/** What fifty-fifty adds for who does not know. */
const HELP = 250;
/** Who knew an answer, and missed it on purpose, gives it later. */
const STILL_KNOWN = 980;
/** Of a ten-year-old. */
const WINS = { easy: 850, medium: 650, hard: 450 } as const;

/** What chance has in store for a climber, whatever they do: one number of a thousand for each thing that may happen. */
interface Luck {
  readonly known: readonly number[];
  readonly again: readonly (readonly number[])[];
  readonly helped: readonly number[];
  readonly wins: readonly number[];
  readonly passes: readonly boolean[];
}

function luckOf(draws: Stream): Luck {
  const each = <T>(draw: () => T): readonly T[] => CAMPS.map(draw);
  const one = (): number => draws.below(1_000);
  return {
    known: each(one),
    again: each(() => Array.from({ length: MYSTIC_PEAK.mostAskings }, one)),
    helped: each(one),
    wins: each(one),
    passes: each(() => draws.below(2) === 0),
  };
}

interface Climber {
  /** How likely a question of middling difficulty is known. */
  readonly ability: number;
  readonly luck: Luck;
  /** The way to take, and whether the steep one rests. */
  choose(camp: number, rests: boolean): Role;
  /** What is done on purpose at a first go whose miss brings a stop; else the best is tried. */
  readonly onPurpose?: 'incorrect' | 'none';
}

/** The score of a climb. `shifts`: how much easier than middling each question is. */
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
      queue = result === 'correct' || isLastAsking(asking) ? afterSettled(queue, q) : afterMiss(queue, q);
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
  }
  return score;
}

/** From much harder to much easier than middling. */
function shiftsOf(draws: Stream): readonly number[] {
  return CAMPS.map(() => draws.below(401) - 200);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Of ability and rank: Spearman's, by the squares of the differences of places. */
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

/** The way that a climber expects most of, who guesses the own ability about right. */
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

describe('classes of 30 on 20 questions', () => {
  const GAMES = 60;

  /** Mean of ability's and rank's correlation, with one in so many choosing blindly. */
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

  it('are ranked by ability, as far as chance lets them', () => {
    const rank = told(Infinity);
    expect(rank).toBeGreaterThanOrEqual(0.7);
    expect(rank).toBeLessThan(0.95);
  });

  it('are so where a quarter choose blindly', () => {
    expect(told(4)).toBeGreaterThanOrEqual(0.7);
  });
});

const CLIMBS = 500;

/** What a change of ways gains on average, in points a climb, with the same luck. */
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

describe('the rope of the leader', () => {
  const leads = (ability: number): number =>
    gain(ability, { choose: always('TREKKER') }, { choose: always('LEADER') });

  it('pays for who is mostly right, and not for who mostly guesses', () => {
    expect(leads(900)).toBeGreaterThan(2_000);
    expect(leads(650)).toBeGreaterThan(0);
    expect(leads(GUESS)).toBeLessThan(0);
  });
});

describe('for the sake of stops', () => {
  const WAYS = ['TREKKER', 'LEADER', 'PIONEER'] as const;

  it.each(WAYS)('a wrong answer loses points, as a %s of any ability', (role) => {
    const choose = always(role);
    for (const ability of [300, 500, 700, 900])
      expect(gain(ability, { choose }, { choose, onPurpose: 'incorrect' })).toBeLessThan(0);
  });

  it.each(WAYS)('a skip loses points, as a %s who is right at half of the first goes', (role) => {
    const choose = always(role);
    for (const ability of [500, 700, 900])
      expect(gain(ability, { choose }, { choose, onPurpose: 'none' })).toBeLessThan(0);
  });
});
