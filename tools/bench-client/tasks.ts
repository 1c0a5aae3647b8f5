// Main-thread task durations, from the browser's own trace.

import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the clock: when it began, and how long it took. */
  readonly ts: number;
  readonly dur?: number;
  /** CPU time in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * CPU time in milliseconds of each main-thread task while `act` runs: excludes other processes and waiting
 * for the graphics driver. Anything `act` asks of the page counts as the page's own work.
 */
export async function piecesOf(browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> {
  const events = await mainThreadEvents(browser, page, [], act);
  return events.filter(({ name }) => name === 'RunTask').map(({ tdur = 0 }) => tdur / 1_000);
}

/** A frame's script, in milliseconds of `performance.now()`, and its CPU time in milliseconds. */
export interface FrameTask {
  readonly from: number;
  readonly to: number;
  readonly cpu: number;
}

/** Each callback of `requestAnimationFrame` while `act` runs. */
export async function framesOf(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<readonly FrameTask[]> {
  const events = await mainThreadEvents(
    browser,
    page,
    ['devtools.timeline', 'blink.user_timing'],
    async () => {
      await page.evaluate((name) => void performance.mark(name), MARK);
      await act();
    },
  );
  const marked = await page.evaluate((name) => performance.getEntriesByName(name).at(-1)?.startTime, MARK);
  const mark = events.find(({ name }) => name === MARK);
  if (!mark || marked === undefined) throw new Error('the trace lacks its mark');
  const atPage = (ts: number) => (ts - mark.ts) / 1_000 + marked;
  return events
    .filter(({ name }) => name === 'FireAnimationFrame')
    .map(({ ts, dur = 0, tdur = 0 }) => ({ from: atPage(ts), to: atPage(ts + dur), cpu: tdur / 1_000 }));
}

/** Relates the trace's clock to the page's. */
const MARK = 'bench';

async function mainThreadEvents(
  browser: Browser,
  page: Page,
  more: readonly string[],
  act: () => Promise<void>,
): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', ...more] });
  let trace: Buffer;
  try {
    await act();
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const key = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const threads = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const mains = new Set(threads.map(key));
  return traceEvents.filter((event) => mains.has(key(event)));
}
