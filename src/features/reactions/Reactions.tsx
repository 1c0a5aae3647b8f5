// What students show the room without a word: it flies up at the edge and is gone. With less motion a few counts stand there for a moment.

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { REACTIONS, type Reaction, type ReactionCounts } from '#core/features/reactions/reactions.ts';
import type { OverlayProps } from '#src/host/room/hostFeature.ts';
import { ReactionMark } from '#src/features/reactions/ReactionMark.tsx';
import '#src/features/reactions/reactions.css';

/** A class that claps at once is a shower, not a wall. */
const MOST_OF_ONE = 5;
const MOST_AT_ONCE = 40;
/** Milliseconds for which one is seen. */
const SHOWN_MS = 3_000;
/** Lanes beside each other, and ms between two of the same moment: a shower has no order. */
const LANES = 7;
/** Of its size: how far a lane is from the next. */
const LANE = 0.55;
const DELAY_MS = 90;

interface Flying {
  readonly id: number;
  readonly reaction: Reaction;
  readonly lane: number;
  readonly delayMs: number;
  readonly until: number;
}

/** Drawn alone: a hundred cheers are nothing to be read out. */
export function Reactions({ room }: OverlayProps): ReactNode {
  const [flying, setFlying] = useState<readonly Flying[]>([]);
  const count = useRef(0);
  useEffect(() => {
    const fly = (counts: ReactionCounts) => {
      const now = Date.now();
      const fresh = REACTIONS.flatMap((reaction) =>
        Array.from({ length: Math.min(MOST_OF_ONE, counts[reaction] ?? 0) }, (_, index): Flying => {
          count.current += 1;
          const [id, delayMs] = [count.current, index * DELAY_MS];
          // Neighbours in time are no neighbours in place: 3 and 7 have no common divisor.
          return { id, reaction, lane: (id * 3) % LANES, delayMs, until: now + delayMs + SHOWN_MS };
        }),
      );
      setFlying((before) => [...before.filter(({ until }) => until > now), ...fresh].slice(-MOST_AT_ONCE));
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
