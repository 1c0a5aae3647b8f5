// How long the page's main thread works in one piece, as the browser itself traces it.

import type { Browser, Page } from '@playwright/test';

export interface Piece {
  /** Milliseconds by the clock. */
  readonly wall: number;
  /** Milliseconds of the processor's: neither what neighbours take nor what the graphics driver is waited for is in it. */
  readonly worked: number;
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds, as the next two. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** What the page does in one piece each while this is done. */
export async function piecesOf(browser: Browser, page: Page, act: () => Promise<void>): Promise<Piece[]> {
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
  const onMain = traceEvents.filter((event) => mains.has(key(event)));
  // What the bench itself asks the page is no work of the page's.
  const asked = onMain.filter(({ name }) => name.startsWith('DevToolsSession::'));
  return onMain
    .filter(
      ({ name, ts, dur = 0 }) =>
        name === 'RunTask' && !asked.some((each) => each.ts >= ts && each.ts < ts + dur),
    )
    .map(({ dur = 0, tdur = 0 }) => ({ wall: dur / 1_000, worked: tdur / 1_000 }));
}
