// Placement of a twin's parts: invisibly over what is drawn, or in normal flow on a page of its own.

import { createContext, type CSSProperties, type ReactNode, use, useMemo } from 'react';
import type { Rect, Target, ZoomStep } from '#scenes/index.ts';
import '#src/game/twins/placement.css';

interface Placement {
  /** By id; null if the twin is the whole game, in normal flow. */
  readonly targets: ReadonlyMap<string, Target> | null;
  readonly setFocus: (id: string | null) => void;
  readonly zoom: (step: ZoomStep) => void;
}

const nothing = (): void => undefined;
const IN_FLOW: Placement = { targets: null, setFocus: nothing, zoom: nothing };
const PlacementContext = createContext(IN_FLOW);

interface OverlayProps extends Pick<Placement, 'setFocus'>, Partial<Pick<Placement, 'zoom'>> {
  readonly targets: readonly Target[];
  readonly children: ReactNode;
}

/** Places everything below over the drawn targets. */
export function Overlay({ targets, setFocus, zoom = nothing, children }: OverlayProps): ReactNode {
  const placement = useMemo(
    () => ({ targets: new Map(targets.map((target) => [target.id, target])), setFocus, zoom }),
    [targets, setFocus, zoom],
  );
  return (
    <PlacementContext value={placement}>
      <div className="twin-overlay inset">{children}</div>
    </PlacementContext>
  );
}

export function useIsOverlay(): boolean {
  return use(PlacementContext).targets !== null;
}

export interface DrawnPicture {
  readonly rectOf: (id: string) => Rect | undefined;
  /** The step of a button that zooms; undefined while it does nothing. */
  readonly stepOf: (id: string) => ZoomStep | undefined;
  readonly zoom: (step: ZoomStep) => void;
}

/** A picture that the canvas draws and zooms; null if the twin is the whole game. */
export function useDrawnPicture(): DrawnPicture | null {
  const { targets, zoom } = use(PlacementContext);
  return targets && { rectOf: (id) => targets.get(id)?.rect, stepOf: (id) => targets.get(id)?.zoom, zoom };
}

/** True if the page shows what the target `id` leaves room for, or is the whole game. */
export function useIsIsland(id: string): boolean {
  return use(PlacementContext).targets?.has(id) ?? true;
}

interface IslandProps {
  /** Id of the target. */
  readonly id: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Shows everything below in normal flow, in the room that a target leaves for it. */
export function Island({ id, className, children }: IslandProps): ReactNode {
  const { targets } = use(PlacementContext);
  const rect = targets?.get(id)?.rect;
  if (!rect) return targets ? children : <div className={className}>{children}</div>;
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
  const { targets, setFocus } = use(PlacementContext);
  return (id, look = '') => {
    if (!targets) return { className: look };
    const rect = id === null ? undefined : targets.get(id)?.rect;
    const focus = id === null ? {} : { onFocus: () => setFocus(id), onBlur: () => setFocus(null) };
    if (!rect) return { className: 'visually-hidden', ...focus };
    const { x, y, width, height } = rect;
    return { className: 'twin-ghost', style: { left: x, top: y, width, height }, ...focus };
  };
}
