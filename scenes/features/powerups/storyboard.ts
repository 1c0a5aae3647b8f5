// How something acts, written as a storyboard: `0 s.4 | .18 x-1 y-.5 s1.7 out | .24 | .4 a0`. Its frames are parted by bars. Each says at how many seconds
// it stands, and what is other than in the frame before: x and y (in units from where it acts; `x>` is off the screen at the right, `y^` above it),
// s scale, w and h how wide and high beside that (what is pressed flat is wide and low), r turn in radians, a alpha; and how it gets
// there: in (slow at first, as what falls), out (slow at last, as what is thrown), even, or else both.

import type { Point } from '#scenes/features/powerups/ways.ts';

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

/** `edge`: in units from where it acts, how far it is to just off the screen at the right, and above it. */
export function framesOf(storyboard: string, edge: Point): readonly Frame[] {
  let pose: Pose = { x: 0, y: 0, s: 1, w: 1, h: 1, r: 0, a: 1 };
  return storyboard.split('|').map((words) => {
    const [at, ...rest] = words.trim().split(' ');
    let ease = both;
    for (const word of rest) {
      const [letter, value] = [word[0] as Letter, word.slice(1)];
      ease = EASES[word] ?? ease;
      if (!EASES[word])
        pose = { ...pose, [letter]: value === '>' ? edge.x : value === '^' ? edge.y : Number(value) };
    }
    return { ...pose, at: Number(at), ease };
  });
}

/** The pose at so many seconds; after the last frame it is that of the last. */
export function poseAt(frames: readonly Frame[], seconds: number): Pose {
  const next = frames.findIndex(({ at }) => at > seconds);
  const [from, to] = [frames[next - 1], frames[next]];
  if (!from || !to) return (to ?? frames.at(-1)) as Frame;
  const share = to.ease((seconds - from.at) / (to.at - from.at));
  return Object.fromEntries(
    LETTERS.map((letter) => [letter, from[letter] + (to[letter] - from[letter]) * share]),
  ) as Pose;
}
