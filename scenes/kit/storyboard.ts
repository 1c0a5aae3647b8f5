// Storyboards: how something acts, written as `0 s.4|.18 x-1 y-.5 s1.7 out|.24|.4 a0`. Bars separate the
// frames. Each frame starts with its time in seconds, followed by what differs from the frame before: x and y
// (offset from where it acts, in multiples of its size; `x>` is off the screen on the right, `y^` above the
// screen, `y_` at the question's upper edge), s scale, w and h width and height relative to that (squashed
// things are wide and low), r rotation in radians, a alpha. The easing into a frame is in (slow start, like
// something falling), out (slow end, like something thrown), even, or slow at both ends by default. Things
// that fall or clap together stay flat for 60 ms, which gives them weight.

const LETTERS = ['x', 'y', 's', 'w', 'h', 'r', 'a'] as const;
type Letter = (typeof LETTERS)[number];
export type Pose = Readonly<Record<Letter, number>>;

export interface Frame extends Pose {
  /** Seconds. */
  readonly at: number;
  readonly ease: (share: number) => number;
}

const EASES: Readonly<Record<string, Frame['ease']>> = {
  in: (share) => share * share,
  out: (share) => share * (2 - share),
  even: (share) => share,
};
const both: Frame['ease'] = (share) => share * share * (3 - 2 * share);

/** `edges`: where `>`, `^` and `_` are, in multiples of the thing's size. */
export function framesOf(storyboard: string, edges: Readonly<Record<string, number>>): readonly Frame[] {
  let pose: Pose = { x: 0, y: 0, s: 1, w: 1, h: 1, r: 0, a: 1 };
  return storyboard.split('|').map((words) => {
    const [at, ...rest] = words.split(' ');
    let ease = both;
    for (const word of rest) {
      const value = word.slice(1);
      if (EASES[word]) ease = EASES[word];
      else pose = { ...pose, [word.charAt(0)]: edges[value] ?? Number(value) };
    }
    return { ...pose, at: Number(at), ease };
  });
}

/** The pose after this many seconds; after the last frame, the last pose. */
export function poseAt(frames: readonly Frame[], seconds: number): Pose {
  const next = frames.findIndex(({ at }) => at > seconds);
  const [from, to] = [frames[next - 1], frames[next]];
  if (!from || !to) return (to ?? frames.at(-1)) as Frame;
  const share = to.ease((seconds - from.at) / (to.at - from.at));
  return Object.fromEntries(
    LETTERS.map((letter) => [letter, from[letter] + (to[letter] - from[letter]) * share]),
  ) as Pose;
}

export type At = readonly [x: number, y: number];

/** Rounded to thousandths, the precision of storyboards. */
export const rounded = (value: number): string => String(Math.round(value * 1_000) / 1_000);

/**
 * Storyboard of a flight from one point to another, in an arc `high` above the straight line. The thing is
 * `size` times the unit of the points. `turns`: to the right.
 */
export function flightOf(
  from: number,
  to: number,
  [x0, y0]: At,
  [x1, y1]: At,
  high: number,
  turns: number,
  size: number,
): string {
  const steps = 7;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    const x = x0 + (x1 - x0) * share;
    const y = y0 + (y1 - y0) * share - high * 4 * share * (1 - share);
    const turn = turns === 0 ? '' : ` r${rounded(share * turns * 2 * Math.PI)}`;
    return `${rounded(from + (to - from) * share)} x${rounded(x / size)} y${rounded(y / size)}${turn}${step === 0 ? ' s1' : ''} even`;
  }).join('|');
}
