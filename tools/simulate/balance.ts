// Balance measurement: how power-ups affect who wins, from the same classes with and without them, the same
// game with one extra card, and wins among equals.

import { ledgerSum } from '#core/authority/ledger.ts';
import { BOT_DUELS, type BotDuels } from '#core/features/duels/authorityBots.ts';
import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import { BOT_POLICIES, type BotPolicy } from '#core/features/powerups/authorityBots.ts';
import { POWERUP_IDS, type PowerupId } from '#core/features/powerups/ids.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import { type ClassSettings, playClass, type Played } from '#tools/simulate/classroom.ts';
import {
  type ClimbAverages,
  climbAverages,
  type WayResults,
  wayProblems,
  measureWays,
} from '#tools/simulate/climbs.ts';
import { type Measured, measured, ratio, spearman } from '#tools/simulate/statistics.ts';

export interface BalanceSettings {
  readonly games: number;
  readonly players: number;
  readonly questions: number;
  readonly seed: number;
}

export interface Figures {
  /** Spearman's rank correlation of ability and final rank. */
  readonly correlation: Measured;
  /** Percent of the top three places held by the strongest tenth. */
  readonly podium: Measured;
  /**
   * Percent of games in which someone from the weakest third finishes in the top five, and in the top third.
   */
  readonly weakInFive: Measured;
  readonly weakInThird: Measured;
  /** Counted after the first 15% of all answers. */
  readonly changesOfLeader: Measured;
  readonly largestAnswer: number;
  /** Cards used per player, in total and of each kind. */
  readonly uses: Measured;
  readonly usesOf: ReadonlyMap<PowerupId, number>;
  /** Percent of all points, net. */
  readonly shares: { readonly [Source in PointSource]: Measured };
}

const SOURCES = [
  'base',
  'timer',
  'streak',
  'answers',
  'fines',
  'goes',
  'ways',
  'penalties',
  'gained',
  'lost',
] as const;
type PointSource = (typeof SOURCES)[number];

/** Thirds of the players by ability. */
export const THIRDS = ['weakest', 'middle', 'strongest'] as const;

export interface Balance {
  readonly off: Figures;
  readonly on: Figures;
  /** With duels alone, and with power-ups as well. */
  readonly duels: Figures;
  readonly both: Figures;
  /** On the mountain, with its power-ups. */
  readonly climb: Figures;
  /** The correlation with power-ups, and the mountain's, as fractions of the one without. */
  readonly part: Measured;
  readonly climbPart: Measured;
  readonly doings: ClimbAverages;
  readonly ways: readonly WayResults[];
  readonly pairs: number;
  readonly kinds: readonly {
    readonly powerup: PowerupId;
    readonly ranks: Measured;
    /** By third of ability; null if no pair had a player from it. */
    readonly thirds: readonly (Measured | null)[];
    readonly points: Measured;
  }[];
  /**
   * Wins among players of equal ability by how they use their cards, relative to their share of the players.
   */
  readonly policies: readonly Wins<BotPolicy>[];
  /** The same by how they choose in duels. */
  readonly duelPolicies: readonly Wins<BotDuels>[];
}

interface Wins<Policy> {
  readonly policy: Policy;
  readonly wins: Measured;
}

export const LIMITS = {
  /** Minimum correlation of ability and rank with power-ups. */
  correlation: 0.7,
  /** Minimum share of the correlation without power-ups. */
  part: 0.85,
  /** Maximum of wins over share among equals, less the error: no way to play may beat all others. */
  wins: 1.3,
} as const;

const PAIRS = {
  /** One pair of games per kind for this many games. */
  perGames: 5,
  /** Number of answers after which the player gets the extra card. */
  after: 6,
} as const;
/** Share of all answers before which a lead doesn't mean much. */
const EARLY = 0.15;
const PODIUM = 3;
const FIRST = 5;

type Tell = (text: string) => void;

export function measureBalance(settings: BalanceSettings, tell: Tell): Balance {
  const found = (powerups: boolean, duels: boolean): Collecting => {
    const games = collecting(settings.players);
    const name = `power-ups ${powerups ? 'on' : 'off'}, duels ${duels ? 'on' : 'off'}`;
    for (const game of gamesOf(settings, { powerups, duels }, name, tell)) games.add(game);
    return games;
  };
  const [off, on] = [found(false, false), found(true, false)];
  const climbing = { powerups: true, climb: 'sensible' } as const;
  const climb = collecting(settings.players);
  const climbs = [...gamesOf(settings, climbing, 'the mountain', tell)];
  for (const game of climbs) climb.add(game);
  return {
    off: off.figures(),
    on: on.figures(),
    duels: found(false, true).figures(),
    both: found(true, true).figures(),
    climb: climb.figures(),
    part: ratio(on.correlations, off.correlations),
    climbPart: ratio(climb.correlations, off.correlations),
    doings: climbAverages(climbs),
    ways: measureWays({ ...settings, games: pairsOf(settings) }),
    pairs: pairsOf(settings),
    kinds: worthOfKinds(settings, tell),
    policies: winsOf(settings, { powerups: true }, BOT_POLICIES, ({ policies }) => policies, tell),
    duelPolicies: winsOf(
      settings,
      { powerups: false, duels: true },
      BOT_DUELS,
      ({ duelPolicies }) => duelPolicies,
      tell,
    ),
  };
}

/** Problems with the balance; empty if there are none. */
export function balanceProblems({
  on,
  both,
  climb,
  part,
  climbPart,
  ways,
  policies,
  duelPolicies,
}: Pick<
  Balance,
  'on' | 'both' | 'climb' | 'part' | 'climbPart' | 'ways' | 'policies' | 'duelPolicies'
>): readonly string[] {
  const told = [
    ['with power-ups', on],
    ['with power-ups and duels', both],
    ['on the mountain', climb],
  ] as const;
  return [
    ...told.flatMap(([where, { correlation }]) =>
      correlation.mean < LIMITS.correlation
        ? [`the correlation ${where} is below ${LIMITS.correlation}`]
        : [],
    ),
    ...(part.mean < LIMITS.part ? [`it is below ${LIMITS.part} of what it is without`] : []),
    ...(climbPart.mean < LIMITS.part
      ? [`on the mountain it is below ${LIMITS.part} of what it is elsewhere`]
      : []),
    ...wayProblems(ways),
    ...[...policies, ...duelPolicies]
      .filter(({ wins }) => wins.mean - wins.error > LIMITS.wins)
      .map(({ policy }) => `among equals ${policy} wins more than ${LIMITS.wins} times its share`),
  ];
}

function* gamesOf(
  settings: BalanceSettings,
  rules: Pick<ClassSettings, 'powerups' | 'duels' | 'climb' | 'areEqual'>,
  name: string,
  tell: Tell,
): Generator<Played> {
  for (let game = 0; game < settings.games; game += 1) {
    yield playClass({ ...settings, ...rules, seed: settings.seed + game });
    if (game % 100 === 99) tell(`${name}: ${game + 1} of ${settings.games} games`);
  }
}

function pairsOf({ games }: BalanceSettings): number {
  return Math.max(1, Math.round(games / PAIRS.perGames));
}

/** The same game with and without one extra card, for each kind, rotating the player who gets it. */
function worthOfKinds(settings: BalanceSettings, tell: Tell): Balance['kinds'] {
  const kinds = POWERUP_IDS.filter((id) => POWERUPS[id].reaches !== 'camp');
  const gains = kinds.map((powerup) => ({
    powerup,
    ranks: [] as number[],
    thirds: [] as number[],
    points: [] as number[],
  }));
  const pairs = pairsOf(settings);
  for (let pair = 0; pair < pairs; pair += 1) {
    const seat = pair % settings.players;
    const game = { ...settings, seed: settings.seed + pair, powerups: true };
    for (const { powerup, ranks, thirds, points } of gains) {
      const extra = { seat, powerup, after: PAIRS.after };
      // A card that has been dealt makes its kind rarer, so the game without it has it spent: only its effect
      // differs.
      const isLocal = POWERUPS[powerup].probability.type === 'local';
      const without = playClass(isLocal ? { ...game, extra: { ...extra, isSpent: true } } : game);
      const with_ = playClass({ ...game, extra: { ...extra, isSpent: false } });
      ranks.push((without.ranks[seat] ?? 0) - (with_.ranks[seat] ?? 0));
      thirds.push(thirdOf(with_, seat));
      points.push(scoreOf(with_, seat) - scoreOf(without, seat));
    }
    if (pair % 25 === 24) tell(`one card more: ${pair + 1} of ${pairs} pairs`);
  }
  return gains
    .map(({ powerup, ranks, thirds, points }) => ({
      powerup,
      ranks: measured(ranks),
      thirds: THIRDS.map((_, third) => {
        const own = ranks.filter((__, pair) => thirds[pair] === third);
        return own.length > 0 ? measured(own) : null;
      }),
      points: measured(points),
    }))
    .sort((a, b) => b.ranks.mean - a.ranks.mean);
}

/** Classes in which everyone knows the same: the only differences left are how they play, and luck. */
function winsOf<Policy extends string>(
  settings: BalanceSettings,
  rules: Pick<ClassSettings, 'powerups' | 'duels'>,
  all: readonly (readonly [Policy, number])[],
  policiesOf: (game: Played) => readonly Policy[],
  tell: Tell,
): readonly Wins<Policy>[] {
  const found = all.map(([policy]) => ({ policy, wins: [] as number[], shares: [] as number[] }));
  for (const game of gamesOf(settings, { ...rules, areEqual: true }, 'among equals', tell)) {
    const policies = policiesOf(game);
    const winners = policies.filter((_, seat) => game.ranks[seat] === 1);
    const partIn = (list: readonly Policy[], policy: Policy) =>
      list.filter((each) => each === policy).length / list.length;
    for (const { policy, wins, shares } of found) {
      wins.push(partIn(winners, policy));
      shares.push(partIn(policies, policy));
    }
  }
  return found.map(({ policy, wins, shares }) => ({ policy, wins: ratio(wins, shares) }));
}

function scoreOf({ room }: Played, seat: number): number {
  return room.seats.flat()[seat]?.score ?? 0;
}

/** The player's third by ability: 0 for the weakest, up to 2. */
function thirdOf({ abilities }: Pick<Played, 'abilities'>, seat: number): number {
  const below = abilities.filter((ability) => ability < (abilities[seat] ?? 0)).length;
  return Math.floor((below * THIRDS.length) / abilities.length);
}

type Collecting = ReturnType<typeof collecting>;

function collecting(players: number) {
  const lists = {
    correlations: [] as number[],
    podium: [] as number[],
    weakInFive: [] as number[],
    weakInThird: [] as number[],
    changes: [] as number[],
    uses: [] as number[],
    all: [] as number[],
  };
  const points = Object.fromEntries(SOURCES.map((source) => [source, [] as number[]])) as {
    readonly [Source in PointSource]: number[];
  };
  const usesOf = new Map<PowerupId, number>();
  let largestAnswer = 0;
  return {
    correlations: lists.correlations,
    add(game: Played): void {
      lists.correlations.push(spearman(game.abilities, game.ranks));
      lists.podium.push(100 * podiumOfAblest(game));
      lists.weakInFive.push(100 * Number(isWeakWithin(game, FIRST)));
      lists.weakInThird.push(100 * Number(isWeakWithin(game, Math.floor(players / 3))));
      lists.changes.push(changesOfLeader(game));
      let uses = 0;
      for (const event of game.log)
        if (event.type === 'powerupUsed') {
          uses += 1;
          const { powerup } = event.use;
          usesOf.set(powerup, (usesOf.get(powerup) ?? 0) + 1);
        }
      lists.uses.push(uses / players);
      largestAnswer = Math.max(
        largestAnswer,
        ...game.room.seats.flat().flatMap(({ responses }) => responses.map(({ breakup }) => breakup.total)),
      );
      const sums = pointsOf(game);
      for (const source of SOURCES) points[source].push(sums[source]);
      lists.all.push(SOURCES.reduce((sum, source) => sum + sums[source], 0));
    },
    figures(): Figures {
      const hundredth = lists.all.map((sum) => sum / 100);
      return {
        correlation: measured(lists.correlations),
        podium: measured(lists.podium),
        weakInFive: measured(lists.weakInFive),
        weakInThird: measured(lists.weakInThird),
        changesOfLeader: measured(lists.changes),
        largestAnswer,
        uses: measured(lists.uses),
        usesOf: new Map([...usesOf].map(([id, count]) => [id, count / players / lists.uses.length])),
        shares: Object.fromEntries(
          SOURCES.map((source) => [source, ratio(points[source], hundredth)]),
        ) as Figures['shares'],
      };
    },
  };
}

/** The points of a game by where they come from. */
function pointsOf({ room }: Played): { readonly [Source in PointSource]: number } {
  const sums = Object.fromEntries(SOURCES.map((source) => [source, 0])) as Record<PointSource, number>;
  for (const { responses, ledger = [] } of room.seats.flat()) {
    for (const { breakup, powerups = [], asking = 1 } of responses) {
      sums.base += breakup.base;
      sums.timer += breakup.timer;
      sums.streak += breakup.streak;
      for (const each of powerups) sums[each.points > 0 ? 'answers' : 'fines'] += each.points;
      // The mountain's extras: for an early try, and for the way taken.
      const { extra = 0 } = breakup;
      const go = extra > 0 ? (MYSTIC_PEAK.attemptBonus[asking - 1] ?? 0) : 0;
      sums.goes += go;
      sums[extra < 0 ? 'penalties' : 'ways'] += extra - go;
    }
    for (const entry of ledger) sums[entry.points > 0 ? 'gained' : 'lost'] += ledgerSum([entry]);
  }
  return sums;
}

function podiumOfAblest({ abilities, ranks }: Played): number {
  const count = Math.ceil(abilities.length / 10);
  const ablest = [...abilities.keys()]
    .sort((a, b) => (abilities[b] ?? 0) - (abilities[a] ?? 0))
    .slice(0, count);
  return ablest.filter((seat) => (ranks[seat] ?? PODIUM + 1) <= PODIUM).length / PODIUM;
}

function isWeakWithin(game: Played, places: number): boolean {
  return game.ranks.some((rank, seat) => rank <= places && thirdOf(game, seat) === 0);
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
