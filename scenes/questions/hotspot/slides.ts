// HOTSPOT on the projector, for the gallery: open, and revealed to a few players and to hundreds.

import { cellOf } from '#core/questions/board/grid.ts';
import type { ProjectorSlide } from '#core/views/projectorView.ts';
import { REVEALED, slideOf } from '#scenes/projector/fixtureViews.ts';
import { peakRegions, peaks } from '#scenes/questions/hotspot/fixtures.ts';

/** Marks of `players`, most of them close to the regions. */
function cells(players: number): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  const middles = [
    { x: 0.29, y: 0.46 },
    { x: 0.6, y: 0.5 },
    { x: 0.74, y: 0.29 },
    { x: 0.84, y: 0.7 },
  ];
  for (let player = 0; player < players; player += 1)
    for (let mark = 0; mark < 3; mark += 1) {
      const seed = player * 7 + mark * 13;
      const middle = middles[(player + mark) % middles.length] ?? { x: 0.5, y: 0.5 };
      const x = middle.x + (((seed * 29) % 23) - 11) / 190;
      const y = middle.y + (((seed * 31) % 19) - 9) / 130;
      const cell = cellOf({ x: Math.min(1, Math.max(0, x)), y: Math.min(1, Math.max(0, y)) });
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  return counts;
}

function revealed(answered: number, tells = true): ProjectorSlide {
  const share = (part: number) => Math.round(answered * part);
  return slideOf(peaks, {
    ...REVEALED,
    answered,
    reveal: tells ? { type: 'HOTSPOT', regions: peakRegions } : null,
    distribution: {
      answered,
      unanswered: 1,
      correct: share(0.4),
      partial: share(0.5),
      spread: {
        type: 'HOTSPOT',
        cells: cells(answered),
        hits: tells ? { left: share(0.8), right: share(0.62), ridge: share(0.4), sun: share(0.3) } : null,
      },
    },
  });
}

export const HOTSPOT: Readonly<Record<string, ProjectorSlide>> = {
  open: slideOf(peaks),
  revealed: revealed(27),
  five: revealed(5),
  hundreds: revealed(300),
  untold: revealed(27, false),
};
