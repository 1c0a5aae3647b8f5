// What power-ups do to who wins: the same classes with and without them, the same game with one card more, and who wins among equals.

import { ledgerSum } from '#core/authority/ledger.ts';
import { ROBOT_DUELS, type RobotDuels } from '#core/features/duels/authorityRobots.ts';
import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import { ROBOT_POLICIES, type RobotPolicy } from '#core/features/powerups/authorityRobots.ts';
import { POWERUP_IDS, type PowerupId } from '#core/features/powerups/ids.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import { type ClassSettings, playClass, type Played } from '#tools/simulate/classroom.ts';
import { type Doings, doingsOf, type Ways, waysComplaints, waysOf } from '#tools/simulate/climbs.ts';
import { type Measured, measured, ratio, spearman } from '#tools/simulate/statistics.ts';

export interface BalanceSettings {
  readonly games: number;
  readonly players: number;
  readonly questions: number;
  readonly seed: number;
}

export interface Figures {
  /** Spearman's, of ability and final rank. */
  readonly correlation: Measured;
  /** Per cent of the first three places that the ablest tenth holds. */
  readonly podium: Measured;
  /** Of a hundred games, those in which somebody of the weakest third is among the first five; in the first third. */
  readonly weakInFive: Measured;
  readonly weakInThird: Measured;
  /** After 15 % of all answers. */
  readonly changesOfLeader: Measured;
  readonly largestAnswer: number;
  /** Cards that a player uses, and of each kind. */
  readonly uses: Measured;
  readonly usesOf: ReadonlyMap<PowerupId, number>;
  /** Per cent of all points, net. */
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

/** Of players by ability: from the weakest up. */
export const THIRDS = ['weakest', 'middle', 'strongest'] as const;

export interface Balance {
  readonly off: Figures;
  readonly on: Figures;
  /** With duels alone, and with power-ups besides. */
  readonly duels: Figures;
  readonly both: Figures;
  /** On the mountain, with its power-ups. */
  readonly climb: Figures;
  /** Correlation on, as a part of off; and that of the climb. */
  readonly part: Measured;
  readonly climbPart: Measured;
  readonly doings: Doings;
  readonly ways: readonly Ways[];
  readonly pairs: number;
  readonly kinds: readonly {
    readonly powerup: PowerupId;
    readonly ranks: Measured;
    /** By third of ability; null where no pair had one of it. */
    readonly thirds: readonly (Measured | null)[];
    readonly points: Measured;
  }[];
  /** Games that players of the same ability win by how they use their cards, over their share of the players. */
  readonly policies: readonly Wins<RobotPolicy>[];
  /** The same by how they choose in duels. */
  readonly duelPolicies: readonly Wins<RobotDuels>[];
}

interface Wins<Policy> {
  readonly policy: Policy;
  readonly wins: Measured;
}

export const LIMITS = {
  /** Correlation of ability and rank with power-ups, at least. */
  correlation: 0.7,
  /** Of what it is without, at least. */
  part: 0.85,
  /** Wins over share among equals, less their error, at the most: no way to play is to beat all others. */
  wins: 1.3,
} as const;

const PAIRS = {
  /** One pair of games a kind for so many games. */
  perGames: 5,
  /** Answers after which somebody gets one card more: that of the third place. */
  after: 6,
} as const;
/** Of all answers, those before which nobody leads in earnest. */
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
    doings: doingsOf(climbs),
    ways: waysOf({ ...settings, games: pairsOf(settings) }),
    pairs: pairsOf(settings),
    kinds: worthOfKinds(settings, tell),
    policies: winsOf(settings, { powerups: true }, ROBOT_POLICIES, ({ policies }) => policies, tell),
    duelPolicies: winsOf(
      settings,
      { powerups: false, duels: true },
      ROBOT_DUELS,
      ({ duelPolicies }) => duelPolicies,
      tell,
    ),
  };
}

/** What is wrong with the balance; empty where nothing is. */
export function complaints({
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
    ...waysComplaints(ways),
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

/** The same game with and without one card more, of each kind, for a player after the other. */
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
      // A card that came makes its kind rarer: in both, so that they differ in what it does alone.
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

/** Classes of students who all know the same: what is left between them is how they play, and luck. */
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

/** Whose ability is the player's: 0 for the weakest third, up to 2. */
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
      // What the mountain adds: for an early go, and by the way that was taken.
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
