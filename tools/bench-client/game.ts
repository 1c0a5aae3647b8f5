// Game benchmark in a real browser: how soon the first question appears, what runs while idle, and what a
// long game leaves behind.

import type { CDPSession, Page } from '@playwright/test';
import { count, countersOf, slowDown } from '#tools/bench-client/counters.ts';
import { enterCode, join, playTo, untilQuestion } from '#tools/bench-client/play.ts';
import { longQuiz } from '#tools/bench-client/quizzes.ts';
import type { TestBench } from '#tools/bench-client/TestBench.ts';
import { type Measured, measured, median } from '#tools/bench/figures.ts';

const PHONE = { viewport: { width: 390, height: 844 } };
const COUNTDOWN_MS = 3_100;
const IDLE_MS = 5_000;
/** Long enough for the question's opening animations to finish. */
const REST_MS = 4_000;
const RUNS = 3;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export async function firstQuestion({ browser, server, teacher }: TestBench): Promise<Measured[]> {
  const room = await teacher.host({ quizId: await teacher.save(longQuiz(3)), type: 'normal' });
  await room.lead('startGame');
  await wait(COUNTDOWN_MS);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    // A new context has an empty cache.
    const context = await browser.newContext(PHONE);
    const page = await context.newPage();
    await enterCode(page, server.url, room.code);
    await slowDown(page, 4);
    const start = performance.now();
    await join(page, `Ada ${run}`);
    await untilQuestion(page);
    times.push((performance.now() - start) / 1000);
    await context.close();
  }
  const detail = `median of ${times.map((time) => time.toFixed(2)).join(', ')} s at a 4x slow-down, typing not counted`;
  return [measured({ name: 'codeToQuestion', unit: 's', atMost: 4 }, median(times), detail)];
}

/** The question stays open without a timer, so there is no reason to draw anything. */
export async function longGame({ browser, server, teacher }: TestBench): Promise<Measured[]> {
  const room = await teacher.host({
    quizId: await teacher.save(longQuiz(101)),
    type: 'normal',
    options: { timer: 'off' },
  });
  await room.lead('startGame');
  await wait(COUNTDOWN_MS);
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await count(page);
  await enterCode(page, server.url, room.code);
  await join(page, 'Ada');
  await playTo(page, 1);
  await wait(REST_MS);
  const before = await countersOf(page);
  await wait(IDLE_MS);
  const after = await countersOf(page);
  const session = await context.newCDPSession(page);
  const [early, late] = [await thingsAt(10, page, session), await thingsAt(100, page, session)];
  await context.close();
  return [
    measured(
      { name: 'idleFrames', unit: 'frames', atMost: 0 },
      after.frames - before.frames,
      `in ${IDLE_MS / 1000} s of an open question without a timer`,
    ),
    growth('objectsGrowth', 'objects in the heap', early.objects, late.objects),
    growth('texturesGrowth', 'textures', early.textures, late.textures),
    growth('nodesGrowth', 'DOM nodes', early.nodes, late.nodes),
  ];
}

function growth(name: string, what: string, early: number, late: number): Measured {
  const detail = `${what}: ${early} at question 10, ${late} at question 100`;
  return measured({ name, unit: 'ratio', atMost: 1.05 }, late / early, detail);
}

async function thingsAt(question: number, page: Page, session: CDPSession) {
  await playTo(page, question);
  await wait(REST_MS);
  await session.send('HeapProfiler.enable');
  for (let turn = 0; turn < 3; turn += 1) await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const nodes = metrics.find(({ name }) => name === 'Nodes')?.value ?? 0;
  const { textures } = await countersOf(page);
  return { objects: await objectsOf(session), nodes, textures };
}

/** Counts live plain objects and class instances; not strings, code, or engine internals. */
async function objectsOf(session: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const take = ({ chunk }: { chunk: string }): void => {
    chunks.push(chunk);
  };
  session.on('HeapProfiler.addHeapSnapshotChunk', take);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', take);
  const snapshot = JSON.parse(chunks.join('')) as {
    snapshot: { meta: { node_fields: string[]; node_types: [string[]] } };
    nodes: number[];
  };
  const { node_fields: fields, node_types: types } = snapshot.snapshot.meta;
  const [type, wanted] = [fields.indexOf('type'), types[0].indexOf('object')];
  let objects = 0;
  for (let at = type; at < snapshot.nodes.length; at += fields.length)
    if (snapshot.nodes[at] === wanted) objects += 1;
  return objects;
}
