// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DraftQuiz } from '#core/content/draftQuiz.ts';
import {
  createDraftSync,
  type DraftServer,
  type SyncStart,
} from '#src/areas/library/editor/sync/draftSync.ts';
import { keptDrafts, unsentQuizzes } from '#src/areas/library/editor/sync/keptDrafts.ts';
import { deepEqual } from '#core/collections/deepEqual.ts';
import { type Channel, createTabs, type SavedElsewhere } from '#src/areas/library/editor/sync/tabs.ts';
import { RequestError } from '#src/platform/requests/requestError.ts';
import { createMemoryKv } from '#src/platform/storage/kv.ts';

/** A quiz whose questions have these texts, and their places as ids. */
const quiz = (title: string, ...texts: string[]): DraftQuiz => ({
  title,
  questions: texts.map((text, place) => ({ id: String(place), type: 'OPEN', text })),
});
const BLANK = quiz('');

/** A server with one quiz that may lose calls or responses. */
class Server {
  saved: (SavedElsewhere & { readonly lastSave: string | null }) | null = null;
  line: 'well' | 'down' | 'answersLost' = 'well';
  refusal: string | null = null;
  calls = 0;
  slow = Promise.resolve();

  get title() {
    return this.saved?.draft.title;
  }

  elsewhere(title: string, ...texts: string[]) {
    this.saved = {
      draft: quiz(title, ...texts),
      revision: (this.saved?.revision ?? 0) + 1,
      at: 7,
      lastSave: 'other-1',
    };
  }

  readonly side: DraftServer = {
    load: async () => {
      this.#through();
      if (!this.saved) throw new RequestError('quiz.NOT_FOUND');
      return this.saved;
    },
    save: async ({ draft, revision, name }) => {
      this.calls += 1;
      await this.slow;
      if (this.line === 'down') throw new RequestError('network');
      if (this.refusal !== null) throw new RequestError(this.refusal);
      const now = this.saved?.revision ?? 0;
      if (now !== revision && !deepEqual(draft, this.saved?.draft)) throw new RequestError('quiz.CHANGED');
      if (now === revision && !deepEqual(draft, this.saved?.draft))
        this.saved = { draft: structuredClone(draft), revision: revision + 1, at: 5, lastSave: name };
      this.#through();
      return { revision: this.saved?.revision ?? 0, at: 5 };
    },
  };

  #through() {
    if (this.line !== 'well') throw new RequestError('network');
  }
}

/** A browser's broadcast channels: each message reaches all others. */
function browser() {
  const channels: Channel[] = [];
  return (): Channel => {
    const channel: Channel = {
      onmessage: null,
      postMessage(data) {
        for (const other of channels)
          if (other !== channel) other.onmessage?.({ data: structuredClone(data) } as MessageEvent);
      },
      close: () => void channels.splice(channels.indexOf(channel), 1),
    };
    channels.push(channel);
    return channel;
  };
}

let server: Server;
let kv: ReturnType<typeof createMemoryKv>;
let open: ReturnType<typeof browser>;
let pages = 0;
const running: { stop(): void }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  server = new Server();
  kv = createMemoryKv();
  open = browser();
});
afterEach(() => {
  for (const each of running.splice(0)) each.stop();
  vi.useRealTimers();
});

function page(start: Partial<SyncStart> = {}) {
  pages += 1;
  const id = `p${pages}`;
  const kept = keptDrafts(kv, { hostId: 'h', quizId: 'q', page: id });
  const theirs: string[] = [];
  const sync = createDraftSync({
    page: id,
    server: server.side,
    kept,
    tabs: createTabs(id, open()),
    start: { saved: BLANK, base: BLANK, revision: 0, draft: BLANK, saves: {}, ...start },
    onTheirs: (draft) => theirs.push([draft.title, ...draft.questions.map(({ text }) => text)].join(' ')),
  });
  running.push(sync);
  const write = (title: string, ...texts: string[]) => sync.changed(quiz(title, ...texts));
  return { sync, kept, theirs, write, status: () => sync.state.getState().status };
}
/** A page opened later, with what the earlier one left behind. */
async function reopened() {
  const kept = await keptDrafts(kv, { hostId: 'h', quizId: 'q', page: 'again' }).read();
  const last = kept.at(-1)?.[1];
  if (!last) throw new Error('nothing is kept');
  return page({ base: null, ...last, saved: server.saved?.draft ?? null });
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('saves once, a second after the last change', async () => {
  const { write, status } = page();
  write('N');
  await pass(900);
  write('Ni');
  await pass(900);
  expect([server.calls, status()]).toEqual([0, 'saving']);
  await pass(200);
  expect([server.calls, server.title, status()]).toEqual([1, 'Ni', 'saved']);
  expect(await unsentQuizzes(kv, 'h', Number.POSITIVE_INFINITY)).toEqual([]);
});

it('keeps edits on the device before sending them', async () => {
  const { write, kept } = page();
  write('N');
  await pass(300);
  const [[, { draft, revision }] = ['', { draft: null, revision: -1 }]] = await kept.read();
  expect([draft?.title, revision, server.calls]).toEqual(['N', 0, 0]);
});

it('saves nothing without edits', async () => {
  const { sync, write } = page();
  await sync.flush(true);
  write('N');
  write('');
  await pass(5_000);
  expect(server.saved).toBeNull();
});

it('saves immediately when the page may close', async () => {
  const { write } = page();
  write('N');
  window.dispatchEvent(new Event('pagehide'));
  await pass(0);
  expect(server.title).toBe('N');
});

it('saves everything when the page may close during an earlier save', async () => {
  const { sync, write, status } = page();
  let arrive: () => void = () => undefined;
  server.slow = new Promise((resolve) => {
    arrive = resolve;
  });
  write('N');
  await pass(1_000);
  write('Night');
  const all = sync.flush(true);
  await pass(0);
  expect(await unsentQuizzes(kv, 'h', Number.POSITIVE_INFINITY)).toEqual(['q']);
  arrive();
  await all;
  expect([server.title, status()]).toEqual(['Night', 'saved']);
});

it('reports a lost connection, keeps the edits, and sends them once online', async () => {
  const { write, status } = page();
  server.line = 'down';
  write('N');
  await pass(1_000);
  expect(status()).toBe('kept');
  write('Night');
  await pass(400);
  expect([status(), await unsentQuizzes(kv, 'h', Number.POSITIVE_INFINITY)]).toEqual(['kept', ['q']]);
  server.line = 'well';
  window.dispatchEvent(new Event('online'));
  await pass(0);
  expect([server.title, status()]).toEqual(['Night', 'saved']);
});

it('retries without waiting for an online event', async () => {
  const { write, status } = page();
  server.line = 'down';
  write('N');
  await pass(4_000);
  server.line = 'well';
  await pass(30_000);
  expect([server.title, status()]).toEqual(['N', 'saved']);
});

it('sends unsent edits after a reload', async () => {
  const first = page();
  server.line = 'down';
  first.write('N');
  await pass(1_500);
  first.sync.stop();
  server.line = 'well';
  const again = await reopened();
  await pass(10);
  expect([server.title, again.status()]).toEqual(['N', 'saved']);
});

it('recognizes its own save after a lost response, even with later edits', async () => {
  const { write, status } = page();
  server.line = 'answersLost';
  write('N');
  await pass(1_000);
  expect([server.title, status()]).toEqual(['N', 'kept']);
  write('Ni');
  await pass(4_000);
  server.line = 'well';
  await pass(30_000);
  expect([server.title, status(), server.saved?.revision]).toEqual(['Ni', 'saved', 2]);
});

it('reverts a save of unknown fate when its edits were undone', async () => {
  const { write, status } = page();
  write('N');
  await pass(1_000);
  server.line = 'answersLost';
  write('Ni');
  await pass(1_000);
  write('N');
  await pass(1_000);
  expect([server.title, status()]).toEqual(['Ni', 'kept']);
  server.line = 'well';
  await pass(30_000);
  expect([server.title, status()]).toEqual(['N', 'saved']);
});

it('recognizes its own save after a reload too', async () => {
  const first = page();
  server.line = 'answersLost';
  first.write('N');
  await pass(1_000);
  first.write('Ni');
  await pass(400);
  first.sync.stop();
  server.line = 'well';
  const again = await reopened();
  await pass(100);
  expect([server.title, again.status()]).toEqual(['Ni', 'saved']);
});

it('asks after a save elsewhere that changed the same, and sends nothing until then', async () => {
  const { write, status, sync } = page();
  server.elsewhere('Theirs');
  write('Mine');
  await pass(1_000);
  expect([server.title, status()]).toEqual(['Theirs', 'changed']);
  write('Mine, longer');
  await pass(60_000);
  expect(server.title).toBe('Theirs');
  expect(sync.state.getState()).toMatchObject({
    conflict: {
      draft: quiz('Mine, longer'),
      clashes: [{ field: 'title', mine: 'Mine, longer', theirs: 'Theirs' }],
    },
  });
  sync.settle(quiz('Both'));
  await pass(10);
  expect([server.title, status()]).toEqual(['Both', 'saved']);
  expect(await unsentQuizzes(kv, 'h', Number.POSITIVE_INFINITY)).toEqual([]);
});

it('stops asking once nothing clashes anymore', async () => {
  const { write, status, theirs } = page();
  server.elsewhere('Theirs', 'a');
  write('Mine');
  await pass(1_000);
  write('');
  await pass(5_000);
  expect([theirs, status(), server.title]).toEqual([['Theirs a'], 'saved', 'Theirs']);
});

const RIVERS = {
  saved: quiz('Rivers', 'a', 'b'),
  base: quiz('Rivers', 'a', 'b'),
  draft: quiz('Rivers', 'a', 'b'),
};

it('merges changes of different questions and saves again, without losing what is typed meanwhile', async () => {
  const { write, status, theirs } = page(RIVERS);
  server.elsewhere('Rivers', 'a', 'theirs');
  write('Rivers', 'min', 'b');
  let arrive: () => void = () => undefined;
  server.slow = new Promise((resolve) => {
    arrive = resolve;
  });
  await pass(1_000);
  write('Rivers', 'mine', 'b');
  arrive();
  await pass(0);
  expect([theirs, status()]).toEqual([['Rivers mine theirs'], 'saving']);
  await pass(5_000);
  expect([server.saved?.draft, status()]).toEqual([quiz('Rivers', 'mine', 'theirs'), 'saved']);
});

it('sends less often while others keep saving, and everything in the end', async () => {
  const { write, status } = page(RIVERS);
  let others = 0;
  const { save } = server.side;
  vi.spyOn(server.side, 'save').mockImplementation((request, last) => {
    if ((others += 1) < 9) server.elsewhere('Rivers', 'a', `theirs ${others}`);
    return save(request, last);
  });
  write('Rivers', 'mine', 'b');
  await pass(60_000);
  expect(server.calls).toBeLessThan(7);
  expect(status()).toBe('saving');
  await pass(240_000);
  expect([server.saved?.draft, status()]).toEqual([quiz('Rivers', 'mine', 'theirs 8'), 'saved']);
});

it('merges and sends at once when it has to be saved now', async () => {
  const { sync, write, status } = page(RIVERS);
  server.elsewhere('Rivers', 'a', 'theirs');
  write('Rivers', 'mine', 'b');
  await sync.flush();
  expect([server.saved?.draft, status()]).toEqual([quiz('Rivers', 'mine', 'theirs'), 'saved']);
});

it('merges what a page left on the device with what was saved since', async () => {
  const first = page(RIVERS);
  server.line = 'down';
  first.write('Rivers', 'mine', 'b');
  await pass(1_500);
  first.sync.stop();
  server.line = 'well';
  server.elsewhere('Rivers', 'a', 'theirs');
  const again = await reopened();
  await pass(5_000);
  expect([server.saved?.draft, again.status()]).toEqual([quiz('Rivers', 'mine', 'theirs'), 'saved']);
});

it('asks again after a reload during the choice', async () => {
  const first = page();
  server.elsewhere('Theirs');
  first.write('Mine');
  await pass(1_000);
  first.sync.stop();
  const again = await reopened();
  await pass(10);
  expect([server.title, again.status()]).toEqual(['Theirs', 'changed']);
});

it('reports a refused draft, and retries with the next change', async () => {
  const { write, sync, status } = page();
  server.refusal = 'request.VALIDATION_ERROR';
  write('N');
  await pass(60_000);
  expect([server.calls, sync.state.getState()]).toEqual([
    1,
    { status: 'refused', problem: 'request.VALIDATION_ERROR' },
  ]);
  expect(await unsentQuizzes(kv, 'h', Number.POSITIVE_INFINITY)).toEqual(['q']);
  server.refusal = null;
  write('Ni');
  await pass(1_000);
  expect(status()).toBe('saved');
});

it('shows what another page of the browser has saved', async () => {
  const one = page();
  const other = page();
  one.write('N');
  await pass(1_000);
  expect(other.theirs).toEqual(['N']);
  other.write('Night');
  await pass(1_000);
  expect([server.title, one.theirs, one.status()]).toEqual(['Night', ['Night'], 'saved']);
});

it('asks immediately when two pages changed the same, and keeps both drafts', async () => {
  const one = page();
  const other = page();
  one.write('N');
  await pass(500);
  other.write('M');
  await pass(500);
  expect([server.title, one.status(), other.status()]).toEqual(['N', 'saved', 'changed']);
  expect((await other.kept.read()).map(([, { draft }]) => draft.title)).toEqual(['M']);
});

it('merges the edits of two pages into both', async () => {
  const one = page(RIVERS);
  const other = page(RIVERS);
  server.elsewhere('Rivers', 'a', 'b');
  server.saved = { ...server.saved!, revision: 0 };
  one.write('Rivers', 'one', 'b');
  await pass(500);
  other.write('Rivers', 'a', 'other');
  await pass(5_000);
  expect(server.saved.draft).toEqual(quiz('Rivers', 'one', 'other'));
  expect([one.theirs, other.theirs]).toEqual([['Rivers one other'], ['Rivers one other']]);
  expect([one.status(), other.status()]).toEqual(['saved', 'saved']);
});

it('shows a save of another page that was faster than the response to an earlier one', async () => {
  const one = page(RIVERS);
  const other = page(RIVERS);
  server.elsewhere('Rivers', 'a', 'b');
  server.saved = { ...server.saved!, revision: 0 };
  let answer: () => void = () => undefined;
  const { save } = server.side;
  vi.spyOn(server.side, 'save').mockImplementationOnce(async (request, last) => {
    const saved = await save(request, last);
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return saved;
  });
  one.write('Rivers', 'one', 'b');
  await pass(1_000);
  other.write('Rivers', 'a', 'other');
  await pass(5_000);
  expect([server.saved.draft, one.theirs]).toEqual([quiz('Rivers', 'one', 'other'), []]);
  answer();
  await pass(0);
  expect([one.theirs, one.status()]).toEqual([['Rivers one other'], 'saved']);
});
