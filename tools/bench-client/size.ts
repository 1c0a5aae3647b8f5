// Script size benchmark: how much script a browser receives over plain HTTP in a classroom.

import { existsSync, readFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { TestBench } from '#tools/bench-client/TestBench.ts';
import { enterCode, join, untilQuestion } from '#tools/bench-client/play.ts';
import { longQuiz } from '#tools/bench-client/quizzes.ts';
import { type Measured, measured } from '#tools/bench/figures.ts';

const KB = 1024;

interface Script {
  readonly path: string;
  /** Size of the response body in bytes. */
  readonly sent: number;
}

export async function size({ browser, server, teacher }: TestBench): Promise<Measured[]> {
  const room = await teacher.host({ quizId: await teacher.save(longQuiz(3)), type: 'normal' });
  await room.lead('startGame');
  const context = await browser.newContext();
  const page = await context.newPage();
  // Not localhost, which browsers trust like HTTPS: elsewhere they don't accept brotli over HTTP.
  const url = `http://classroom.test:${server.port}`;
  await page.goto(`${url}/join`);
  await page.locator('#game-code').waitFor();
  const entry = await scriptsOf(page);
  await enterCode(page, url, room.code);
  await join(page, 'Ada');
  await untilQuestion(page);
  const known = new Set(entry.map(({ path }) => path));
  const rest = (await scriptsOf(page)).filter(({ path }) => !known.has(path));
  await context.close();
  return [
    figure('scriptBeforeCode', 95, entry, server.client),
    figure('scriptToQuestion', 250, rest, server.client),
    measured({ name: 'filesToQuestion', unit: 'files', atMost: 15 }, rest.length, 'scripts from there on'),
  ];
}

function figure(name: string, atMost: number, scripts: readonly Script[], client: string): Measured {
  const gzip = scripts.reduce((sum, { sent }) => sum + sent, 0) / KB;
  const brotli = scripts.reduce((sum, { path }) => sum + brotliSize(client, path), 0) / KB;
  const detail = `gzip, as sent over plain http, in ${scripts.length} files; brotli, over https: ${brotli.toFixed(1)}`;
  return measured({ name, unit: 'kB', atMost }, gzip, detail);
}

function scriptsOf(page: Page): Promise<Script[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, sent: encodedBodySize }))
      .filter(({ path }) => path.endsWith('.js')),
  );
}

function brotliSize(client: string, path: string): number {
  const file = joinPath(client, path);
  if (existsSync(`${file}.br`)) return readFileSync(`${file}.br`).length;
  const content = readFileSync(file);
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } })
    .length;
}
