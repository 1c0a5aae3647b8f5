// What power-ups do to who wins: the same classes with and without them, and the same game with one card more.

import { ledgerSum } from '#core/authority/ledger.ts';
import { POWERUP_IDS, type PowerupId } from '#core/features/powerups/ids.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import { playClass, type Played } from '#tools/simulate/classroom.ts';

export interface BalanceSettings {
  readonly games: number;
  readonly players: number;
  readonly questions: number;
  readonly seed: number;
}

/** A mean, and its standard error. */
export interface Measured {
  readonly mean: number;
  readonly error: number;
}

export interface Figures {
  /** Spearman's, of ability and final rank. */
  readonly correlation: Measured;
  /** Of a hundred games, those in which somebody of the weakest third is among the first five. */
  readonly weakOnTop: Measured;
  /** After 15 % of all answers. */
  readonly changesOfLeader: Measured;
  readonly largestAnswer: number;
  /** Cards that a player uses. */
  readonly uses: Measured;
  /** Per cent of all points, net. */
  readonly shares: { readonly [Source in (typeof SOURCES)[number]]: number };
}

const SOURCES = ['base', 'timer', 'streak', 'answers', 'fines', 'gained', 'lost'] as const;
type Sums = { [Source in (typeof SOURCES)[number]]: number };

export interface Balance {
  readonly off: Figures;
  readonly on: Figures;
  /** On, as a part of off. */
  readonly part: number;
  readonly pairs: number;
  readonly kinds: readonly {
    readonly powerup: PowerupId;
    readonly ranks: Measured;
    readonly points: Measured;
  }[];
}

export const LEAST = {
  /** Correlation of ability and rank with power-ups. */
  correlation: 0.7,
  /** Of what it is without. */
  part: 0.85,
} as const;

const PAIRS = {
  /** One pair of games a kind for so many games. */
  perGames: 5,
  /** Answers after which somebody gets one card more: that of the third place. */
  after: 6,
} as const;
/** Of all answers, those before which nobody leads in earnest. */
const EARLY = 0.15;

export function measureBalance(settings: BalanceSettings, tell: (text: string) => void): Balance {
  const { games, players } = settings;
  const [off, on] = [false, true].map((powerups) => {
    const played = collecting(players);
    for (let game = 0; game < games; game += 1) {
      played.add(playClass({ ...settings, seed: settings.seed + game, powerups }));
      if (game % 100 === 99) tell(`power-ups ${powerups ? 'on' : 'off'}: ${game + 1} games`);
    }
    return played.figures();
  }) as [Figures, Figures];
  const pairs = Math.max(1, Math.round(games / PAIRS.perGames));
  const kinds = POWERUP_IDS.filter((id) => POWERUPS[id].reaches !== 'camp');
  const gains = kinds.map((powerup) => ({ powerup, ranks: [] as number[], points: [] as number[] }));
  for (let pair = 0; pair < pairs; pair += 1) {
    const seat = pair % players;
    const game = { ...settings, seed: settings.seed + pair, powerups: true };
    for (const { powerup, ranks, points } of gains) {
      const extra = { seat, powerup, after: PAIRS.after };
      // A card that came makes its kind rarer: in both, so that they differ in what it does alone.
      const isLocal = POWERUPS[powerup].probability.type === 'local';
      const without = playClass(isLocal ? { ...game, extra: { ...extra, isSpent: true } } : game);
      const with_ = playClass({ ...game, extra: { ...extra, isSpent: false } });
      ranks.push((without.ranks[seat] ?? 0) - (with_.ranks[seat] ?? 0));
      points.push(scoreOf(with_, seat) - scoreOf(without, seat));
    }
    if (pair % 25 === 24) tell(`one card more: ${pair + 1} of ${pairs} pairs`);
  }
  return {
    off,
    on,
    part: on.correlation.mean / off.correlation.mean,
    pairs,
    kinds: gains
      .map(({ powerup, ranks, points }) => ({ powerup, ranks: measured(ranks), points: measured(points) }))
      .sort((a, b) => b.ranks.mean - a.ranks.mean),
  };
}

/** What is wrong with the balance; empty where nothing is. */
export function complaints({ on, part }: Pick<Balance, 'on' | 'part'>): readonly string[] {
  return [
    ...(on.correlation.mean < LEAST.correlation
      ? [`the correlation with power-ups is below ${LEAST.correlation}`]
      : []),
    ...(part < LEAST.part ? [`it is below ${LEAST.part} of what it is without`] : []),
  ];
}

function scoreOf({ room }: Played, seat: number): number {
  return room.seats.flat()[seat]?.score ?? 0;
}

function collecting(players: number) {
  const lists = {
    correlation: [] as number[],
    weak: [] as number[],
    changes: [] as number[],
    uses: [] as number[],
  };
  const sums: Sums = { base: 0, timer: 0, streak: 0, answers: 0, fines: 0, gained: 0, lost: 0 };
  let largestAnswer = 0;
  return {
    add(game: Played): void {
      lists.correlation.push(spearman(game.abilities, game.ranks));
      lists.weak.push(100 * Number(isWeakOnTop(game)));
      lists.changes.push(changesOfLeader(game));
      lists.uses.push(game.log.filter(({ type }) => type === 'powerupUsed').length / players);
      for (const { responses, ledger = [] } of game.room.seats.flat()) {
        for (const { breakup, powerups = [] } of responses) {
          largestAnswer = Math.max(largestAnswer, breakup.total);
          sums.base += breakup.base;
          sums.timer += breakup.timer;
          sums.streak += breakup.streak;
          for (const { points } of powerups) sums[points > 0 ? 'answers' : 'fines'] += points;
        }
        for (const entry of ledger) sums[entry.points > 0 ? 'gained' : 'lost'] += ledgerSum([entry]);
      }
    },
    figures(): Figures {
      const all = SOURCES.reduce((sum, source) => sum + sums[source], 0);
      const shares = Object.fromEntries(
        SOURCES.map((source) => [source, (100 * sums[source]) / all]),
      ) as Sums;
      return {
        correlation: measured(lists.correlation),
        weakOnTop: measured(lists.weak),
        changesOfLeader: measured(lists.changes),
        uses: measured(lists.uses),
        largestAnswer,
        shares,
      };
    },
  };
}

export function measured(values: readonly number[]): Measured {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(spread / Math.max(1, values.length - 1) / values.length) };
}

/** Of abilities and ranks, the best being the first: 1 where the ablest is first, and so on down. */
export function spearman(abilities: readonly number[], ranks: readonly number[]): number {
  return pearson(
    placesOf(abilities),
    ranks.map((rank) => -rank),
  );
}

/** Places from the least value up; equal ones share the middle of theirs. */
function placesOf(values: readonly number[]): readonly number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal - 1) / 2;
  });
}

function pearson(xs: readonly number[], ys: readonly number[]): number {
  const mean = (list: readonly number[]): number => list.reduce((sum, value) => sum + value, 0) / list.length;
  const [mx, my] = [mean(xs), mean(ys)];
  let [xy, xx, yy] = [0, 0, 0];
  for (const [index, x] of xs.entries()) {
    const y = ys[index] ?? 0;
    xy += (x - mx) * (y - my);
    xx += (x - mx) ** 2;
    yy += (y - my) ** 2;
  }
  return xy / Math.sqrt(xx * yy);
}

function isWeakOnTop({ abilities, ranks }: Played): boolean {
  const third = abilities.toSorted((a, b) => a - b)[Math.floor(abilities.length / 3)] ?? 0;
  return ranks.some((rank, seat) => rank <= 5 && (abilities[seat] ?? 0) < third);
}

function changesOfLeader({ log, abilities, room }: Played): number {
  const scores = abilities.map(() => 0);
  const early = EARLY * abilities.length * room.questions.length;
  let [answers, leader, changes] = [0, -1, 0];
  for (const event of log) {
    if (event.type === 'answered') {
      answers += 1;
      scores[event.seat] = (scores[event.seat] ?? 0) + event.response.breakup.total;
    } else if (event.type === 'pointsMoved')
      for (const { seat, points } of event.moves) scores[seat] = (scores[seat] ?? 0) + points;
    else continue;
    const best = Math.max(...scores);
    if ((scores[leader] ?? -1) === best) continue;
    leader = scores.indexOf(best);
    if (answers > early) changes += 1;
  }
  return changes;
}
