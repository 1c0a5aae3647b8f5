// Main-thread task durations, from the browser's own trace.

import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** CPU time in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * CPU time in milliseconds of each main-thread task while `act` runs: excludes other processes and waiting
 * for the graphics driver. Anything `act` asks of the page counts as the page's own work.
 */
export async function piecesOf(browser: Browser, page: Page, act: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
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
  return traceEvents
    .filter((event) => event.name === 'RunTask' && mains.has(key(event)))
    .map(({ tdur = 0 }) => tdur / 1_000);
}
