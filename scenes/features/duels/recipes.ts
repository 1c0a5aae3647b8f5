// Storyboard lines (kit/acts.ts) of each strike and its outcome, and the marks that show the same without
// motion. `body` is the center of the target, `feet` its feet; `thrower` exists only on the strip, and
// `score` is the player's points.

import type { DuelNewsView } from '#core/features/duels/views.ts';
import type { Strike } from '#core/features/duels/ids.ts';
import type { DuelGear } from '#scenes/features/duels/gear.ts';
import { type At, flightOf, rounded as two } from '#scenes/kit/storyboard.ts';

type Lines = readonly string[];

/** Directions, in units of the target's size. */
export interface Ways {
  /** Toward the origin of the strike. */
  readonly source: At;
  /** Toward the player it is deflected to. */
  readonly on: At;
}

export const BALLS: Readonly<Record<Strike, DuelGear>> = {
  standard: 'snowball',
  stealth: 'mistBall',
  precision: 'icicle',
  swap: 'lasso',
};
/** Size of the projectile, relative to the target. */
const BALL = 0.42;
/** Seconds until the impact: on the target's screen, and on the strip. */
export const IMPACT_ON_TARGET = 0.48;
export const IMPACT_ON_STRIP = 0.6;

/** A ball's flight, with distances in units of the ball's size. */
const flight = (from: number, to: number, start: At, end: At, high: number, turns: number): string =>
  flightOf(from, to, start, end, high, turns, BALL);

const HERE: At = [0, 0];
/** A dart doesn't spin; it points along its path. */
const turnsOf = (strike: Strike, back: At): number => (strike === 'precision' ? 0 : back[0] < 0 ? 2 : -2);
/** Turns the dart, which the sheet draws falling to the lower right. */
const lies = (strike: Strike, { source }: Ways): string =>
  strike !== 'precision' ? '' : source[0] < 0 ? ' r-.6' : ' w-1 r.6';

const withDart = (strike: Strike, ways: Ways, frames: string): string =>
  frames.replace('|', `${lies(strike, ways)}|`);

/** The ball comes from the nearest edge, where a mark announces the direction. */
export function arrival({ strike }: DuelNewsView, ways: Ways): Lines {
  const { source } = ways;
  const flip = source[0] < 0 ? '' : ' w-1';
  const comes = flight(0.12, 0.42, source, HERE, 0.12, turnsOf(strike, source));
  return [
    `mark edge .5:0 s.4 a0${flip}|.05 s1.2 a1 out|.12 s1|.26 a0`,
    ...(strike === 'stealth' ? ['mist edge .9:.04 s.4 a0|.14 s1 a1 out|.3|.5 s1.3 a0'] : []),
    'throw body 1 .1',
    `${BALLS[strike]} body ${BALL}:${withDart(strike, ways, comes)}|.44 s1.08|${IMPACT_ON_TARGET}`,
  ];
}

/** On the strip: the thrower leans back, and the ball grows in the mitt behind them and flies off. */
export function throwing({ strike }: DuelNewsView, ways: Ways): Lines {
  const [x, y] = ways.source;
  const hand: At = [x - 0.42, y - 0.28];
  const flies = flight(0.18, 0.54, hand, HERE, 0.55, turnsOf(strike, ways.source));
  const held = `0 x${two(hand[0] / BALL)} y${two((hand[1] + 0.16) / BALL)} s.2`;
  const crumbs = Array.from({ length: 6 }, (_, index) => {
    const at = 0.24 + 0.05 * index;
    const share = (at - 0.2) / 0.36;
    const cx = hand[0] * (1 - share);
    const cy = hand[1] * (1 - share) - 0.55 * 4 * share * (1 - share);
    return `snowball body ${index % 2 ? 0.1 : 0.07}:${two(at)} x${two(cx / 0.09)} y${two(cy / 0.09)}|${two(at + 0.26)} y${two(cy / 0.09 + 3)} s.5 a0 in`;
  });
  return [
    'lean thrower 1 0',
    ...(strike === 'stealth' ? ['mist thrower .8:0 s.3 a0|.14 s1 a1 out|.3|.5 s1.3 a0'] : []),
    `mitt thrower .34:0 x-1 y-.3 s.6 r-.5|.16 x-1.3 y-.7 s1 out|.24 x1 y-1 r.9 in|.4 x1.2 y-.2|.5 a0`,
    'throw body 1 .18',
    ...crumbs,
    `${BALLS[strike]} body ${BALL}:${held}|${withDart(strike, ways, flies)}|${IMPACT_ON_STRIP}`,
  ];
}

/** Lines that play from the impact on, and how long they take. */
interface Story {
  readonly seconds: number;
  readonly lines: Lines;
}

const spread = (
  lines: readonly (readonly [number, number])[],
  line: (x: number, y: number) => string,
): Lines => lines.map(([x, y]) => line(x, y));

/** Snow bursts on `who`, three stars fall out and sink, and the snow is shaken off. */
const struck = (who: string, from: number, sound: string): Lines => {
  const t = (at: number): string => two(from + at);
  return [
    `${sound} ${who} 1 ${t(0)}`,
    `wobble ${who} .4 ${t(0)}`,
    `splat ${who} 1:${t(0)} s.3|${t(0.05)} s1.2 w1.2 h.8 out|${t(0.11)}|${t(0.17)} s1 w1 h1|${t(0.42)}|${t(0.62)} y.4 w.9 h1.2 a0 in`,
    `ring ${who} .8 ${t(0)}`,
    `recoil ${who} .38 ${t(0.42)}`,
    `crumbs ${who} 8 ${t(0.42)}`,
    ...spread(
      [
        [-2.3, -1.7],
        [0.3, -2.4],
        [2.5, -1.5],
      ],
      (x, y) =>
        `star ${who} .24:${t(0.1)} s.4|${t(0.24)} x${x * 0.7} y${y} s1.1 r${x * 0.3} out|${t(0.42)} x${x} y1.9 r${x} in|${t(0.46)} w1.2 h.7|${t(0.54)} y2.3 s.4 a0`,
    ),
  ];
};

/** Blocks break apart in front of `feet`. */
const broken = (from: number): Lines => [
  // The ball bursts on the wall.
  'splat feet .62:0 y-.6 s.3|.05 s1.15 w1.2 h.85 out|.12|.2 s1 w1 h1|.32 y-.5 a0',
  `break body 1 ${two(from)}`,
  `wall_ feet .84:-.3 y-.5 s.6 a0|-.16 y.06 s1 a1 in|-.1 w1.1 h.9|-.04 w1 h1|${two(from)}|${two(from + 0.05)} w1.14 h.9|${two(from + 0.1)} w1 h1`,
  ...spread(
    [
      [-1.7, -1.1],
      [1.8, -0.9],
      [-0.7, -2.3],
      [0.9, -2.1],
      [-2.4, 0.1],
      [2.5, 0.2],
    ],
    (x, y) =>
      `block feet .32:${two(from + 0.1)} x${x * 0.35} y${y * 0.35 - 0.8}|${two(from + 0.28)} x${x} y${y} r${x * 0.5} out|${two(from + 0.42)} x${x * 1.15} y0 r${x * 0.7} in|${two(from + 0.58)} y.5 h.4 a0`,
  ),
  `crumbs body 8 ${two(from + 0.1)}`,
];

const away = (news: DuelNewsView, ways: Ways, from: number, to: number, where: At, high: number): string =>
  `${BALLS[news.strike]} body ${BALL}:${flight(from, to, HERE, where, high, -2)}`;

/** Seconds from the impact until snow is on the struck player: a wall breaks first. */
export const hitsAfter = ({ outcome: came, met }: DuelNewsView): number =>
  came === 'struckTarget' && met !== null ? 0.2 : 0;

/** Seconds from the impact until the player's points start to change, and how long they take. */
export const scoresAfter = (news: DuelNewsView): number =>
  news.outcome === 'absorbed' ? 0.6 : hitsAfter(news) + 0.08;
export const SCORES = 0.34;

/** Seconds until the three blocks of a shield are up. */
export const RAISED = 0.42;

/** Their places, in units of a block: two side by side and one on top. */
export const STACK: readonly At[] = [
  [-0.44, 0],
  [0.44, 0.03],
  [-0.02, -0.62],
];

/** Each block falls 120 ms after the one before and stays squashed for a moment where it lands. */
export function falling(index: number): string {
  const at = (seconds: number): string => two(index * 0.12 + seconds);
  return `${at(0)} y-3 r${index % 2 ? 0.3 : -0.3} a0|${at(0.03)} a1|${at(0.12)} y0 r0 in|${at(0.13)} w1.2 h.78|${at(0.19)}|${at(0.28)} w.95 h1.06|${at(0.36)} w1 h1`;
}

/** The piece that tells the shields apart comes last. */
export const SHIELD_EMBLEM = `${RAISED} y.3 s.3 a0|.56 y-.06 s1.12 a1 out|.62|.74 y0 s1`;

/** A used shield: it holds until the strike arrives, and has sunk soon after. */
export const sinking = (shield: DuelGear): Lines => [
  `${shield}_ shield 1:0|${IMPACT_ON_TARGET}|${two(IMPACT_ON_TARGET + 0.1)} w1.2 h.8|${two(IMPACT_ON_TARGET + 0.16)}|${two(IMPACT_ON_TARGET + 0.7)} y.1 w1.3 h.05 a.4 in`,
];

/** `strip`: true to show it as the thrower sees it. */
export function outcome(news: DuelNewsView, ways: Ways, strip: boolean): Story {
  const { outcome: came, strike, role } = news;
  const sound = strike === 'stealth' ? 'muffled' : 'hit';
  switch (role === 'third' ? 'struckTarget' : came) {
    case 'brokeTargetShield':
      return { seconds: 0.7, lines: [...broken(0.06), 'wow body .5 .16'] };
    case 'rebounded':
      return {
        seconds: strip ? 1.25 : 0.75,
        lines: [
          'drift_ feet 1.08:-.3 s.5 a0|-.1 s1 a1 out|0|.06 w1.18 h.9|.14 w1 h1 r.06|.3 r0|.5|.7 s.7 a0',
          'mist body .8:-.02 s.5 r-1.4 a0|.08 s1.1 r0 a1|.2 r1.4|.34 s1.3 r2.4 a0',
          'throw body 1 .14',
          away(news, ways, 0.16, 0.42, ways.source, strip ? 0.2 : 0.1),
          'wow thrower .4 .1',
          'mitt body .34:.18 x1.2 y.2 s.3|.26 y-1 s1 r-.4 out|.34 r.4|.42 r-.4|.5 r.4|.58 r0|.7 y.2 s.3 a0',
          ...(strip ? [...struck('thrower', 0.42, 'hit'), 'hop body 1 .5'] : []),
        ],
      };
    case 'deflected': {
      // The player behind the pane looks out beside it.
      const x = ways.source[0] < 0 ? -0.36 : 0.36;
      return {
        seconds: strip ? 1.1 : 0.6,
        lines: [
          `slab_ feet .95:-.26 x${x} y.3 s.5 a0|-.12 y0 s1 a1 out|0|.03 w1.08 h.95|.09 w1 h1|.36|.46 r.08|.56 y.25 h.4 a0 in`,
          'deflect body 1 0',
          'ring body .6 0',
          `crack body .6:.1 x${x * 1.6} s.4|.2 s1|.36|.46 a0`,
          away(news, ways, 0.06, 0.36, ways.on, 0.1),
          'wow body .4 .06',
          ...(strip ? struck('third', 0.4, 'muffled') : []),
        ],
      };
    }
    case 'absorbed':
      return {
        seconds: 0.95,
        lines: [
          'absorb body 1 .02',
          `${BALLS[strike]} body ${BALL}:0|.1 y.9 s.6 in`,
          'basket_ feet .66:-.3 y.3 s.5 a0|-.14 y0 s1 a1 out|.08|.12 w1.24 h.72|.2|.28 w.94 h1.1|.36 w1 h1|.8|.94 s.5 a0',
          'steam body .7:.2 y.3 s.5 a0|.28 y-.1 s.9 a1|.42 y-.6 s1.1 a0',
          'happy body .7 .3',
          'hop body 1 .42',
          ...spread(
            [
              [-1, 0],
              [0, 0.07],
              [1, 0.14],
            ],
            (x, late) =>
              `star body .26:${two(0.38 + late)} x${x} y1 s.4|${two(0.52 + late)} y-1.6 s1.1 r${x * 0.6} out|${two(0.72 + late)} y-2.6 s.6 a0`,
          ),
          `points score 1:.42 y1.8 s.6 a0|.54 y1.3 s1 a1 out|.7|.94 y.3 s.6 a0 in`,
        ],
      };
    case 'struckTarget': {
      // Breaking the wall and the hit together take 0.9 seconds.
      const from = hitsAfter(news);
      const swap = strike === 'swap' && role !== 'third';
      const way = two(ways.source[0] / 0.26);
      return {
        seconds: from > 0 ? 0.9 : 0.8,
        lines: [
          ...(from > 0 ? broken(0.06) : []),
          ...struck('body', from, sound),
          `points score 1:.12 y.7 s.6 a0|.24 y1.1 s1 a1 out|.5|.8 y1.7 a0 in`,
          ...(swap
            ? [
                'rope body 1 .24',
                `loop body .8:.16 y-1.1 s1.3 a0|.22 a1|.3 y.3 s1 in|.36 s.8|.56|.76 x${two((ways.source[0] / 0.8) * 0.9)} a.4 in`,
                `rope_ body 1:.3 w1 a0|.34 a1|.5|.76 w.05 in`,
                ...spread(
                  [
                    [0, -0.6],
                    [0.06, 0.2],
                    [0.12, 1],
                  ],
                  (late, y) =>
                    `star body .26:${two(0.34 + late)} y${y} s.5|${two(0.44 + late)} s1.1|${two(0.66 + late)} x${way} y${y - 0.4} r-3 in|${two(0.7 + late)} s1.4 a0`,
                ),
              ]
            : []),
        ],
      };
    }
  }
}

/** Marks that show the outcome without motion, from left to right. */
export function marks({ outcome: came, strike, met, role }: DuelNewsView): readonly DuelGear[] {
  if (role === 'third') return ['bentArrow', 'splat'];
  switch (came) {
    case 'brokeTargetShield':
      return ['blocksApart'];
    case 'rebounded':
      return ['snowball', 'uTurn'];
    case 'deflected':
      return ['bentArrow'];
    case 'absorbed':
      return ['basket'];
    case 'struckTarget': {
      const hit: readonly DuelGear[] = met === null ? ['splat'] : ['blocksApart', 'splat'];
      if (strike === 'swap') return [...hit, 'twoArrows'];
      return strike === 'stealth' ? ['snowman', ...hit] : hit;
    }
  }
}
