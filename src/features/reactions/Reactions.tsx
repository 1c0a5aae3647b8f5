// Students' reactions, which fly up at the screen's edge. With reduced motion, they stay in place for a
// moment.

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { REACTIONS, type Reaction, type ReactionCounts } from '#core/features/reactions/reactions.ts';
import type { OverlayProps } from '#src/host/room/hostFeature.ts';
import { ReactionMark } from '#src/features/reactions/ReactionMark.tsx';
import '#src/features/reactions/reactions.css';

/** Limits per batch and on screen, so that a whole class clapping doesn't fill it. */
const MAX_OF_ONE = 5;
const MAX_AT_ONCE = 40;
/** Milliseconds that a reaction is visible. */
const SHOWN_MS = 3_000;
/** Number of lanes. Reactions of one batch start DELAY_MS apart. */
const LANES = 7;
/** Distance between lanes, in reaction sizes. */
const LANE = 0.55;
const DELAY_MS = 90;

interface Flying {
  readonly id: number;
  readonly reaction: Reaction;
  readonly lane: number;
  readonly delayMs: number;
  readonly until: number;
}

/** Hidden from screen readers: a hundred cheers aren't worth reading out. */
export function Reactions({ room }: OverlayProps): ReactNode {
  const [flying, setFlying] = useState<readonly Flying[]>([]);
  const count = useRef(0);
  useEffect(() => {
    const fly = (counts: ReactionCounts) => {
      const now = Date.now();
      const fresh = REACTIONS.flatMap((reaction) =>
        Array.from({ length: Math.min(MAX_OF_ONE, counts[reaction] ?? 0) }, (_, index): Flying => {
          count.current += 1;
          const [id, delayMs] = [count.current, index * DELAY_MS];
          // Spreads successive reactions over the lanes: 3 and 7 have no common divisor.
          return { id, reaction, lane: (id * 3) % LANES, delayMs, until: now + delayMs + SHOWN_MS };
        }),
      );
      setFlying((before) => [...before.filter(({ until }) => until > now), ...fresh].slice(-MAX_AT_ONCE));
    };
    return room.onSignal(({ reactions }) => reactions && fly(reactions));
  }, [room]);
  useEffect(() => {
    if (flying.length === 0) return undefined;
    const timer = setTimeout(
      () => setFlying((before) => before.filter(({ until }) => until > Date.now())),
      SHOWN_MS,
    );
    return () => clearTimeout(timer);
  }, [flying]);
  return (
    <div className="reactions" aria-hidden="true">
      {flying.map(({ id, reaction, lane, delayMs }) => (
        <span
          key={id}
          className="reaction"
          style={{ insetInlineEnd: `calc(var(--size) * ${lane * LANE})`, animationDelay: `${delayMs}ms` }}
        >
          <ReactionMark reaction={reaction} />
        </span>
      ))}
    </div>
  );
}
