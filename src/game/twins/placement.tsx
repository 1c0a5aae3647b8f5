// Placement of a twin's parts: invisibly over what is drawn, or in normal flow on a page of its own.

import { createContext, type CSSProperties, type ReactNode, use, useMemo } from 'react';
import type { Rect, Target } from '#scenes/index.ts';
import '#src/game/twins/placement.css';

interface Placement {
  /** Null if the twin is the whole game, in normal flow. */
  readonly rects: ReadonlyMap<string, Rect> | null;
  readonly setFocus: (id: string | null) => void;
}

const IN_FLOW: Placement = { rects: null, setFocus: () => undefined };
const PlacementContext = createContext(IN_FLOW);

interface OverlayProps {
  readonly targets: readonly Target[];
  readonly setFocus: (id: string | null) => void;
  readonly children: ReactNode;
}

/** Places everything below over the drawn targets. */
export function Overlay({ targets, setFocus, children }: OverlayProps): ReactNode {
  const placement = useMemo(
    () => ({ rects: new Map(targets.map(({ id, rect }) => [id, rect])), setFocus }),
    [targets, setFocus],
  );
  return (
    <PlacementContext value={placement}>
      <div className="twin-overlay inset">{children}</div>
    </PlacementContext>
  );
}

export function useIsOverlay(): boolean {
  return use(PlacementContext).rects !== null;
}

/** True if the page shows what the target `id` leaves room for, or is the whole game. */
export function useIsIsland(id: string): boolean {
  return use(PlacementContext).rects?.has(id) ?? true;
}

interface IslandProps {
  /** Id of the target. */
  readonly id: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Shows everything below in normal flow, in the room that a target leaves for it. */
export function Island({ id, className, children }: IslandProps): ReactNode {
  const { rects } = use(PlacementContext);
  const rect = rects?.get(id);
  if (!rect) return rects ? children : <div className={className}>{children}</div>;
  const { x, y, width, height } = rect;
  return (
    <div className={`twin twin-island ${className}`} style={{ left: x, top: y, width, height }}>
      <PlacementContext value={IN_FLOW}>{children}</PlacementContext>
    </div>
  );
}

export interface Placed {
  readonly className: string;
  readonly style?: CSSProperties;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
}

/** For what is never drawn: shows it where the scene leaves room. */
export function visiblePlacement(placed: Placed): Placed {
  return placed.className === 'twin-ghost' ? { ...placed, className: 'twin-island' } : placed;
}

/**
 * Class, style and focus handlers for the part that the target `id` draws; `look` is its class in normal
 * flow.
 */
export function usePlace(): (id: string | null, look?: string) => Placed {
  const { rects, setFocus } = use(PlacementContext);
  return (id, look = '') => {
    if (!rects) return { className: look };
    const rect = id === null ? undefined : rects.get(id);
    const focus = id === null ? {} : { onFocus: () => setFocus(id), onBlur: () => setFocus(null) };
    if (!rect) return { className: 'visually-hidden', ...focus };
    const { x, y, width, height } = rect;
    return { className: 'twin-ghost', style: { left: x, top: y, width, height }, ...focus };
  };
}
