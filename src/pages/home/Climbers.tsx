// Characters on the home page: the player's last one with a friend on the card's edge, and a few in the
// valley. Decoration only; each hops when touched.

import type { ReactNode } from 'react';
import { useSetting } from '#src/platform/ServicesProvider.tsx';
import { CHARACTERS } from '#scenes/avatars/characters.ts';
import { Avatar } from '#src/ui/Avatar.tsx';
import '#src/pages/home/climbers.css';

interface Place {
  /**
   * Percent of the window: of its width, for the center of the feet; of its height, up from the bottom edge.
   */
  readonly x: number;
  readonly y: number;
  /** CSS pixels. */
  readonly size: number;
}

/** Uneven groups, larger when nearer; the first ones also show in a narrow window. */
const VALLEY: readonly Place[] = [
  { x: 16, y: 3.5, size: 104 },
  { x: 84, y: 4.5, size: 98 },
  { x: 70, y: 8.5, size: 70 },
  { x: 32, y: 9.5, size: 62 },
  { x: 5, y: 9, size: 72 },
  { x: 25, y: 5, size: 84 },
  { x: 77, y: 4, size: 88 },
  { x: 92, y: 9.5, size: 66 },
  { x: 63, y: 4, size: 92 },
  { x: 42, y: 5.5, size: 80 },
];

const DAY_MS = 24 * 3_600_000;
/**
 * Step from one character to the next: coprime to the number of characters, so that neighbors never look
 * alike.
 */
const STRIDE = 7;

/** Different faces each day. */
function faces(count: number): readonly number[] {
  const first = Math.floor(Date.now() / DAY_MS);
  return Array.from({ length: count }, (_, index) => (first + index * STRIDE) % CHARACTERS.length);
}

export function Climbers(): ReactNode {
  const own = useSetting('character');
  const [friend = 0, host = 1, ...others] = faces(VALLEY.length + 2);
  return (
    <div className="climbers" aria-hidden="true">
      <div className="climbers-edge flex gap-2">
        <span className="climber">
          <Avatar character={friend} size={56} />
        </span>
        <span className="climber">
          <Avatar character={own ?? host} size={84} />
        </span>
      </div>
      <div className="climbers-valley">
        {VALLEY.map(({ x, y, size }, index) => (
          <span
            key={index}
            className="climber"
            style={{ left: `${x}%`, bottom: `${y}vh`, animationDelay: `${index * 60}ms` }}
          >
            <Avatar character={others[index] ?? 0} size={size} />
          </span>
        ))}
      </div>
    </div>
  );
}
