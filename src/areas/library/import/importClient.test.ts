// The page's side of an import, with a channel that copies messages like a real worker's.

import { expect, test } from 'vitest';
import { type ImportWorkerPort, importQuiz } from '#src/areas/library/import/importClient.ts';
import { type ImportMessage, type ImportRequest, runImport } from '#src/areas/library/import/importJob.ts';
import { IMPORT_LIMITS, type ImportProgress } from '#importers/types.ts';

type Listener = (event: never) => void;

/** Runs the worker's code in the same thread; `hold` keeps it from starting. */
class FakeWorker implements ImportWorkerPort {
  terminated = false;
  messages: ImportMessage[] = [];
  readonly #listeners = new Map<string, Listener>();
  readonly #hold: boolean;
  constructor(hold = false) {
    this.#hold = hold;
  }
  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, listener);
  }
  postMessage(message: ImportRequest): void {
    if (this.#hold) return;
    void runImport(message, (reply) => {
      if (this.terminated) return;
      this.messages.push(reply);
      this.emit('message', { data: structuredClone(reply) });
    });
  }
  terminate(): void {
    this.terminated = true;
  }
  emit(type: string, event: unknown): void {
    this.#listeners.get(type)?.(event as never);
  }
}

const quizOf = (count: number) =>
  new File(
    [
      JSON.stringify({
        title: 'Big',
        subject: 'Sums',
        questions: Array.from({ length: count }, (_, index) => ({ type: 'OPEN', text: `Question ${index}` })),
      }),
    ],
    'big.json',
  );

test('returns a whole quiz in pieces, with progress from start to end', async () => {
  const worker = new FakeWorker();
  const told: ImportProgress[] = [];
  const result = await importQuiz(quizOf(10_000), {
    createWorker: () => worker,
    onProgress: (progress) => told.push(progress),
  });
  expect(result.format).toBe('json');
  expect(result.quiz).toMatchObject({ title: 'Big', subject: 'Sums' });
  expect(result.quiz.questions.map(({ text }) => text)).toEqual(
    Array.from({ length: 10_000 }, (_, index) => `Question ${index}`),
  );
  expect(result.problems).toEqual([]);
  expect(worker.terminated).toBe(true);

  const pieces = worker.messages.flatMap((message) =>
    message.kind === 'questions' ? [message.questions.length] : [],
  );
  expect(Math.max(...pieces)).toBeLessThanOrEqual(250);
  expect(new Set(told.map(({ phase }) => phase))).toEqual(new Set(['opening', 'reading', 'handingOver']));
  const fractions = told.map(({ fraction }) => fraction);
  expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
  expect(fractions.at(-1)).toBe(1);
  expect(told.length).toBeLessThan(150);
});

test('returns problems, and passes options to the worker', async () => {
  const file = new File(['a=b\nnothing\n'], 'cards.txt');
  const result = await importQuiz(file, {
    format: 'quizlet',
    quizlet: { term: '=', card: '\n' },
    createWorker: () => new FakeWorker(),
  });
  expect(result.quiz.questions).toEqual([{ type: 'BLANK', text: 'b', accepted: ['a'] }]);
  expect(result.problems).toMatchObject([
    { place: { kind: 'line', number: 2 }, item: 'nothing', severity: 'skipped' },
  ]);
});

test('terminates the worker immediately when canceled', async () => {
  const worker = new FakeWorker(true);
  const stop = new AbortController();
  const importing = importQuiz(quizOf(1), { createWorker: () => worker, signal: stop.signal });
  stop.abort();
  await expect(importing).rejects.toMatchObject({ name: 'AbortError' });
  expect(worker.terminated).toBe(true);
});

test('creates no worker when canceled beforehand', async () => {
  const createWorker = () => {
    throw new Error('made all the same');
  };
  await expect(importQuiz(quizOf(1), { createWorker, signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

test('reports a worker that cannot be created or crashes as a problem, without throwing', async () => {
  const refused = await importQuiz(quizOf(1), {
    createWorker: () => {
      throw new Error('forbidden');
    },
  });
  expect(refused.problems).toMatchObject([{ reason: { code: 'importerStopped' } }]);

  const worker = new FakeWorker(true);
  const importing = importQuiz(quizOf(1), { createWorker: () => worker });
  worker.emit('error', {});
  expect(await importing).toMatchObject({
    format: null,
    quiz: { questions: [] },
    problems: [{ reason: { code: 'importerStopped' } }],
  });
  expect(worker.terminated).toBe(true);
});

test('says of a whole library where it belongs', async () => {
  const messages: ImportMessage[] = [];
  const fileName = 'Quizpeak library 2026-11-30.quizpeak-library';
  await runImport({ file: new Blob(['any']), fileName, options: {} }, (message) => messages.push(message));
  expect(messages).toContainEqual({
    kind: 'problems',
    problems: [expect.objectContaining({ reason: { code: 'wholeLibrary', values: {} } })],
  });
});

test('does not read a file that is too large, and reports a missing one as a problem', async () => {
  const huge = new File([new Uint8Array(IMPORT_LIMITS.fileBytes + 1)], 'film.mp4');
  Object.defineProperty(huge, 'arrayBuffer', { value: () => Promise.reject(new Error('read')) });
  const messages: ImportMessage[] = [];
  await runImport({ file: huge, fileName: 'film.mp4', options: {} }, (message) => messages.push(message));
  expect(messages).toContainEqual({
    kind: 'problems',
    problems: [expect.objectContaining({ reason: { code: 'fileTooLarge', values: { limitMb: 20 } } })],
  });

  const gone = new File(['x'], 'gone.csv');
  Object.defineProperty(gone, 'arrayBuffer', {
    value: () => Promise.reject(new DOMException('gone', 'NotFoundError')),
  });
  messages.length = 0;
  await runImport({ file: gone, fileName: 'gone.csv', options: {} }, (message) => messages.push(message));
  expect(messages).toContainEqual({
    kind: 'problems',
    problems: [expect.objectContaining({ reason: { code: 'importerStopped', values: {} } })],
  });
  expect(messages.at(-1)).toMatchObject({ kind: 'done', format: null, head: { title: 'gone' } });
});
