// The marker of a rope throw where nothing is drawn.

import { type ReactNode, useEffect, useRef } from 'react';
import { MINI_GAMES, markerAt, type OpenThrow } from '#core/features/mysticPeak/games/game.ts';
import { isRunning, markerTime, noteDrawn } from '#scenes/features/mysticPeak/obstacles/rope/model.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';

const { scale } = MINI_GAMES.ropeThrow;

export function Marker({ open }: { readonly open: OpenThrow }): ReactNode {
  const { clock } = useServices();
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = (): void => {
      const now = clock.now();
      if (marker.current)
        marker.current.style.left = `${(100 * markerAt(open, markerTime(open, now))) / scale}%`;
      if (now >= open.startsAt) noteDrawn(open, now);
      if (now < open.startsAt || isRunning(open, now)) frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [clock, open]);
  const { centre, zone } = open;
  return (
    <div className="obstacle-scale" aria-hidden="true">
      <span style={{ left: `${(100 * (centre - zone / 2)) / scale}%`, width: `${(100 * zone) / scale}%` }} />
      <span ref={marker} />
    </div>
  );
}
