// A long quiz in the editor: the longest piece of work at opening, scrolling, typing and moving, and how soon the preview follows.

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { count, slowDown } from '#tools/bench-client/counters.ts';
import { mixedQuiz } from '#tools/bench-client/quizzes.ts';
import type { Stand } from '#tools/bench-client/Stand.ts';
import { type Piece, piecesOf } from '#tools/bench-client/tasks.ts';
import { type Measured, measured, median } from '#tools/bench/figures.ts';

const LAPTOP = { viewport: { width: 1366, height: 768 } };
const QUESTIONS = 500;
const PICTURES = ['high-five', 'campfire-treat', 'flat-tent', 'hat-off'];
const PICTURE_WIDTH = 1_280;
/** As a Chromebook's processor would be. */
const SLOW = 4;
const LONG_TASK_MS = 50;
const PREVIEW_MS = 150;
/** A quick typist; and one key by itself. */
const KEY_MS = 60;
const PAUSE_MS = 600;
/** Whatever goes on after the last step, saving among it, is done. */
const REST_MS = 2_500;
const TYPED = ' And which of them was it that nobody had thought of before?';
const WATCHED_KEYS = 9;
const STEPS = ['opening', 'scrolling', 'typing', 'moving'] as const;

type Step = (typeof STEPS)[number];
interface Visit {
  readonly pieces: Readonly<Record<Step, readonly Piece[]>>;
  /** Milliseconds from each watched key to the preview that shows it. */
  readonly delays: readonly number[];
}

/** At the processor's own speed: what the page works, whoever else works on the machine. */
export async function editor(stand: Stand): Promise<Measured[]> {
  const { pieces } = await visit(stand, 1);
  return STEPS.map((step) => {
    const worked = pieces[step].map((piece) => piece.worked * SLOW).toSorted((a, b) => b - a);
    const next = worked.slice(1, 4).map(Math.round).join(', ');
    return measured(
      { name: nameOf(step), unit: 'ms', atMost: LONG_TASK_MS },
      Math.round(worked[0] ?? 0),
      `the longest piece of work, in ${SLOW} times the processor's time; then ${next}`,
    );
  });
}

/** Slowed down, by the clock: what is waited for, neighbours and a graphics driver in software among it. */
export async function editorSlowed(stand: Stand): Promise<Measured[]> {
  const { pieces, delays } = await visit(stand, SLOW);
  return [
    ...STEPS.map((step) => {
      const wall = pieces[step].map((piece) => piece.wall).toSorted((a, b) => b - a);
      const long = wall.filter((ms) => ms > LONG_TASK_MS);
      return measured(
        { name: `${nameOf(step)}Slowed`, unit: 'tasks', atMost: 0 },
        long.length,
        `over ${LONG_TASK_MS} ms at a ${SLOW}x slow-down; the longest ${wall.slice(0, 4).map(Math.round).join(', ')}`,
      );
    }),
    measured(
      { name: 'editorPreview', unit: 'ms', atMost: PREVIEW_MS },
      median(delays),
      `from a key to the preview at a ${SLOW}x slow-down, median of ${delays.map(Math.round).join(', ')}`,
    ),
  ];
}

function nameOf(step: Step): string {
  return `editor${step[0]?.toUpperCase()}${step.slice(1)}`;
}

async function pictureOf(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const file = readFileSync(`assets/memes/classic/${name}-600.webp`);
  return new Uint8Array(await sharp(file).resize(PICTURE_WIDTH).jpeg().toBuffer());
}

async function visit({ browser, server, teacher }: Stand, rate: number): Promise<Visit> {
  const pictures = await Promise.all(PICTURES.map(async (name) => teacher.upload(await pictureOf(name))));
  const quizId = await teacher.save(mixedQuiz(QUESTIONS, pictures));
  const context = await browser.newContext(LAPTOP);
  await context.addCookies([{ ...teacher.cookie, url: server.url, httpOnly: true }]);
  const page = await context.newPage();
  await count(page);
  await page.goto(`${server.url}/host`);
  await page.locator('main a').first().waitFor();
  await page.waitForTimeout(REST_MS);
  await slowDown(page, rate);
  const pieces = (act: () => Promise<void>) =>
    piecesOf(browser, page, async () => {
      await act();
      await page.waitForTimeout(REST_MS);
    });
  const opening = await pieces(() => open(page, quizId));
  const scrolling = await pieces(() => scroll(page));
  const text = page.locator('.question-text textarea');
  const typing = await pieces(async () => {
    await text.press('End');
    await page.keyboard.type(TYPED, { delay: KEY_MS });
  });
  const moving = await pieces(() => page.keyboard.press('Alt+ArrowDown'));
  const delays = await delaysOf(page);
  await context.close();
  return { pieces: { opening, scrolling, typing, moving }, delays };
}

/** From a page of the library, until the preview stands. */
async function open(page: Page, quizId: string): Promise<void> {
  await page.evaluate((path) => history.pushState(null, '', path), `/host/quiz/${quizId}/edit`);
  await page.locator('.rail-row').first().waitFor();
  await page.locator('.preview-screen canvas').waitFor();
}

/** By the wheel to the end and back. */
async function scroll(page: Page): Promise<void> {
  await page.locator('.rail-list').hover();
  for (const by of [2_000, -2_000])
    for (let turn = 0; turn < 20; turn += 1) {
      await page.mouse.wheel(0, by);
      await page.waitForTimeout(50);
    }
}

/** Each until the preview has the words, and has been drawn with them. */
async function delaysOf(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    document.addEventListener(
      'input',
      ({ target }) => {
        const { value } = target as HTMLTextAreaElement;
        const from = performance.now();
        const { draws } = window.benchCounters;
        const look = () => {
          const has = document.querySelector('.preview-screen')?.textContent.includes(value);
          if (has && window.benchCounters.draws > draws) window.benchDelays.push(performance.now() - from);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { capture: true },
    );
    window.benchDelays = [];
  });
  for (let key = 0; key < WATCHED_KEYS; key += 1) {
    await page.keyboard.type('x');
    await page.waitForTimeout(PAUSE_MS);
  }
  return page.evaluate(() => window.benchDelays);
}

declare global {
  interface Window {
    benchDelays: number[];
  }
}
