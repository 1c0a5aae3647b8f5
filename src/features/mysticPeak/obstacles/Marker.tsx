// The marker of a rope throw where nothing is drawn.

import { type ReactNode, useEffect, useRef } from 'react';
import { MINI_GAMES, markerAt, type OpenThrow } from '#core/features/mysticPeak/games/game.ts';
import { noteDrawn } from '#scenes/features/mysticPeak/obstacles/model.ts';
import { useServices } from '#src/app/ServicesProvider.tsx';

const { scale, openMs } = MINI_GAMES.ropeThrow;

export function Marker({ open }: { readonly open: OpenThrow }): ReactNode {
  const { clock } = useServices();
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let frame = 0;
    const draw = (): void => {
      const now = clock.now();
      const t = Math.floor(now - open.startsAt);
      if (marker.current) marker.current.style.left = `${(100 * markerAt(open, Math.max(0, t))) / scale}%`;
      if (t >= 0) noteDrawn(open, now);
      if (t < openMs) frame = requestAnimationFrame(draw);
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
