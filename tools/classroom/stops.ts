// Stops of Mystic Peak, as text: what a climber stands at, and the quickest call that goes on from there.

import type { Role, StopKind } from '#core/features/mysticPeak/ids.ts';
import { BREAK_ROOMS } from '#protocol/features/mysticPeak/breakRooms.ts';

/** A call's event and its request. */
export interface WayOn {
  readonly event: string;
  readonly request: object;
}

/** Found by text search, like the question. */
const STOP = /"stop":\{"kind":"(\w+)","camp":(\d+)/;

const leaving =
  (kind: StopKind) =>
  (level: number): WayOn => ({
    event: 'updateBreakRoom',
    request: { breakRoom: BREAK_ROOMS[kind], level },
  });

const taking =
  (pathFinder: Role | 'FLAG') =>
  (level: number): WayOn => ({ event: 'updatePathFinder', request: { pathFinder, level } });

const WAYS_ON: Readonly<Record<StopKind, (camp: number) => WayOn>> = {
  levelUp: leaving('levelUp'),
  obstacle: leaving('obstacle'),
  powerupSelection: leaving('powerupSelection'),
  pathFinder: taking('TREKKER'),
  summit: taking('FLAG'),
};

/** Returns the way on from the stop in this view; null if there is none. */
export function wayOn(text: string): WayOn | null {
  const [, kind, camp] = STOP.exec(text) ?? [];
  return kind === undefined ? null : WAYS_ON[kind as StopKind](Number(camp));
}
