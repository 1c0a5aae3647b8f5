// Flash meter for tests: counts flashes as WCAG 2.3.1 defines them, on a grid of the screen.

/** Relative luminance of each cell of a grid, 0 to 1. */
export type Luminances = readonly number[];

/** One frame, at a time in milliseconds. */
export interface LitFrame {
  readonly at: number;
  readonly cells: Luminances;
}

/** A change counts from here on, unless even its darker side is this bright. */
const CHANGE = { least: 0.1, brightest: 0.8 } as const;
/** Share of the screen that has to flash. */
const AREA = 0.25;
const WINDOW_MS = 1_000;

/** Flashes that the law allows in a second. */
export const MOST_FLASHES = 3;

/**
 * Returns the largest number of flashes that a quarter of the screen shows within one second. A flash is a
 * pair of opposite changes of luminance.
 */
export function flashesIn(frames: readonly LitFrame[]): number {
  const cells = frames[0]?.cells.map((_, cell) => changesOf(frames, cell)) ?? [];
  const needed = Math.max(1, Math.ceil(cells.length * AREA));
  const counts = frames.map(({ at }) => {
    const flashes = cells.map(
      (changes) => changes.filter((change) => change >= at && change < at + WINDOW_MS).length / 2,
    );
    return Math.floor(flashes.sort((one, other) => other - one)[needed - 1] ?? 0);
  });
  return Math.max(0, ...counts);
}

/** Times at which the cell had become brighter or darker, in turn. */
function changesOf(frames: readonly LitFrame[], cell: number): readonly number[] {
  const changes: number[] = [];
  /** 1 while it becomes brighter, -1 while darker. */
  let direction = 0;
  let extreme = frames[0]?.cells[cell] ?? 0;
  for (const { at, cells } of frames) {
    const now = cells[cell] ?? 0;
    const change = now - extreme;
    if (Math.sign(change) === direction) extreme = now;
    else if (Math.abs(change) >= CHANGE.least && Math.min(now, extreme) < CHANGE.brightest) {
      changes.push(at);
      direction = Math.sign(change);
      extreme = now;
    }
  }
  return changes;
}

/** Returns the luminances of a picture of the screen in this many columns and rows. */
export function luminancesOf(screen: HTMLCanvasElement, columns: number, rows: number): Luminances {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: columns, height: rows });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no 2D canvas');
  context.drawImage(screen, 0, 0, columns, rows);
  const { data } = context.getImageData(0, 0, columns, rows);
  const linear = (value = 0): number => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return Array.from({ length: columns * rows }, (_, cell) => {
    const [red, green, blue] = data.subarray(cell * 4, cell * 4 + 3);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  });
}
