// How long the page's main thread works in one piece, as the browser itself traces it.

import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds of the processor's. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * What the page works in one piece each while this is done, in milliseconds of the processor's time: neither what neighbours take nor what
 * the graphics driver is waited for is in it. What is asked of the page meanwhile counts as its own work.
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
