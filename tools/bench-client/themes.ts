// Theme benchmark: what each theme costs a student's device, compared with the default one.

import { id as DEFAULT_THEME } from '#default-theme/theme.json' with { type: 'json' };
import { enterCode, join, untilQuestion } from '#tools/bench-client/play.ts';
import { longQuiz } from '#tools/bench-client/quizzes.ts';
import {
  drawsOfFrame,
  entriesOf,
  openGallery,
  PAINTED_MS,
  show,
  watched,
} from '#tools/bench-client/scenes.ts';
import type { TestBench } from '#tools/bench-client/TestBench.ts';
import { type Measured, measured, median } from '#tools/bench/figures.ts';

const PHONE = { width: 390, height: 844 };
const COUNTDOWN_MS = 3_100;
/** Until everything that loads with the question is there, such as the picture behind it. */
const REST_MS = 1_500;
const RUNS = 3;
/** Entries of the question scene whose draw calls are counted. */
const QUESTIONS = 6;

/** In turns with the default theme, which a busy machine slows down as well. */
export async function themes(bench: TestBench): Promise<Measured[]> {
  const others = bench.themes.filter((id) => id !== DEFAULT_THEME);
  const script = await scriptOf(bench, [DEFAULT_THEME, ...others]);
  const before = median(script.get(DEFAULT_THEME) ?? []);
  const ratios = others.map((id) => ({ id, ratio: median(script.get(id) ?? []) / before }));
  const draws: { readonly id: string; readonly calls: number }[] = [];
  for (const id of others) draws.push({ id, calls: await drawsOf(bench, id) });
  return [
    measured(
      { name: 'themeScript', unit: 'ratio', atMost: 1.3 },
      Math.max(...ratios.map(({ ratio }) => ratio)),
      `the page's scripts up to the first question, over ${before.toFixed(0)} ms of CPU time: ${ratios
        .map(({ id, ratio }) => `${id} ${ratio.toFixed(2)}`)
        .join(', ')}`,
    ),
    measured(
      { name: 'themeDraws', unit: 'calls a frame', atMost: 30 },
      Math.max(...draws.map(({ calls }) => calls)),
      `the worst question: ${draws.map(({ id, calls }) => `${id} ${calls}`).join(', ')}`,
    ),
  ];
}

/** Milliseconds of each run, from the empty cache to the first question with all that belongs to it. */
async function scriptOf(
  { browser, server, teacher }: TestBench,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const quizId = await teacher.save(longQuiz(3));
  const games = await Promise.all(
    ids.map(async (theme) => {
      const room = await teacher.host({ quizId, type: 'normal', options: { theme } });
      await room.lead('startGame');
      return { id: theme, code: room.code };
    }),
  );
  await new Promise((resolve) => setTimeout(resolve, COUNTDOWN_MS));
  const times = new Map<string, number[]>(ids.map((id) => [id, []]));
  for (let run = 0; run < RUNS; run += 1) {
    for (const { id, code } of games) {
      const context = await browser.newContext({ viewport: PHONE });
      const settings = JSON.stringify({ version: 1, reduceMotion: 'on' });
      await context.addInitScript((stored) => localStorage.setItem('quizpeak:settings', stored), settings);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      // The processor's time: neighbors on the machine don't count.
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      await enterCode(page, server.url, code);
      await join(page, `Ada ${run}`);
      await untilQuestion(page);
      await page.waitForTimeout(REST_MS);
      const { metrics } = await session.send('Performance.getMetrics');
      times.get(id)?.push((metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1_000);
      await context.close();
    }
  }
  return times;
}

async function drawsOf({ browser, server }: TestBench, id: string): Promise<number> {
  const search = `motion=none&clock=still&theme=${id}`;
  const page = await openGallery(browser, server.url, search, PHONE.width, PHONE.height);
  const questions = (await entriesOf(page)).filter(({ scene }) => scene === 'question');
  let most = 0;
  for (const entry of watched(questions, QUESTIONS)) {
    await show(page, entry.id);
    await page.waitForTimeout(PAINTED_MS);
    most = Math.max(most, await drawsOfFrame(page));
  }
  await page.context().close();
  return most;
}
