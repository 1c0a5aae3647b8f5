// Which rows of the leaderboard somebody is shown: the best, oneself, and who climbs beside one (mystic-peak, section 6).

export interface Placed {
  readonly playerId: string;
  readonly height: number;
}

const SHOWN = { best: 10, beside: 2, near: 3 } as const;

/** Of rows in order of rank: the best, and the own one with those next to it. */
export function boardRows<Row extends Placed>(rows: readonly Row[], own: string | null): readonly Row[] {
  const place = rows.findIndex(({ playerId }) => playerId === own);
  return rows.filter(
    (_, index) => index < SHOWN.best || (place >= 0 && Math.abs(index - place) <= SHOWN.beside),
  );
}

/** Those next above and below on the mountain; of as high ones who is ranked higher. */
export function nearRows<Row extends Placed>(rows: readonly Row[], own: string | null): readonly Row[] {
  const byHeight = rows.toSorted((a, b) => b.height - a.height);
  const place = byHeight.findIndex(({ playerId }) => playerId === own);
  if (place < 0) return [];
  return byHeight.filter((_, index) => index !== place && Math.abs(index - place) <= SHOWN.near);
}
